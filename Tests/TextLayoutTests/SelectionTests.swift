import Foundation
import Testing

@testable import TextLayout

@Suite(.enabled(if: Fonts.hasInter, "fonts-inter is not installed"))
struct SelectionTests {
  let fonts = Fonts.system!

  func layout(_ string: String, _ width: CGFloat? = nil) -> TextLayout {
    fonts.layout(StyledText(string, Fonts.inter(10)), maxWidth: width)
  }

  @Test func caretsStandBetweenCharacters() {
    let n = layout("nnnn").size.width / 4
    let line = layout("nnnn")
    for i in 0...4 { #expect(abs(line.caretRect(at: i).minX - CGFloat(i) * n) < 1e-3) }
    #expect(line.caretRect(at: -5) == line.caretRect(at: 0))
    #expect(line.caretRect(at: 99) == line.caretRect(at: 4))
    #expect(line.caretRect(at: 0).height == line.size.height)
  }

  @Test(arguments: [
    "Hello, world", "one\ntwo\n\nfour", "👩‍👩‍👧 and 🇫🇷", "e\u{301}e\u{301}", "wrapping text that goes on for some lines",
    "שלום עולם", "日本語のテキスト",
  ])
  func caretRoundTrip(string: String) {
    for width in [CGFloat.infinity, 40] {
      let layout = layout(string, width)
      var offset = 0
      while true {
        let caret = layout.caretRect(at: offset)
        #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset, "\(offset) at \(width)")
        guard offset < layout.utf16Count else { break }
        offset = layout.offset(after: offset)
      }
    }
  }

  @Test func charactersAreWhole() {
    let layout = layout("a👩‍👩‍👧e\u{301}\r\nb")
    var stops = [0]
    while let last = stops.last, last < layout.utf16Count { stops.append(layout.offset(after: last)) }
    // a, the family of 8 units, e with its accent, CR LF, b.
    #expect(stops == [0, 1, 9, 11, 13, 14])
    var back = [layout.utf16Count]
    while let last = back.last, last > 0 { back.append(layout.offset(before: last)) }
    #expect(back == stops.reversed())
  }

  @Test func caretOfTheLastEmptyLine() {
    let layout = layout("ab\n")
    let caret = layout.caretRect(at: 3)
    #expect(caret.minX == 0)
    #expect(caret.minY == layout.size.height / 2)
    #expect(layout.caretRect(at: 2).minX == layout.size.width)
  }

  @Test func words() {
    let layout = layout("let x = foo(bar) don't 12.5")
    #expect(layout.wordRange(at: 1) == 0..<3)
    #expect(layout.wordRange(at: 9) == 8..<11)
    #expect(layout.wordRange(at: 11) == 11..<12)
    #expect(layout.wordRange(at: 18) == 17..<22)
    #expect(layout.wordRange(at: 27) == 23..<27)
    #expect(self.layout("").wordRange(at: 0) == 0..<0)
  }

  @Test func selectionCoversItsCharacters() {
    let layout = layout("nnnn nnnn", self.layout("nnnn").size.width + 1)
    let n = self.layout("nnnn").size.width / 4
    let rects = layout.selectionRects(2..<7)
    #expect(rects.count == 2)
    #expect(abs(rects[0].minX - 2 * n) < 1e-3)
    #expect(rects[1].minX == 0)
    #expect(abs(rects[1].width - 2 * n) < 1e-3)
    #expect(layout.selectionRects(3..<3).isEmpty)
    #expect(layout.selectionRects(-4..<900).count == 2)
  }

  @Test(.enabled(if: Fonts.hasHebrew, "fonts-dejavu-core is not installed"))
  func selectionAcrossDirectionsSplits() {
    // Logical a,b,space,1st,2nd: the selected end of one word and start of the next do not touch.
    #expect(layout("ab אבג").selectionRects(1..<4).count == 2)
  }

  @Test func pointsBeyondTheText() {
    let layout = layout("nn\nnn")
    #expect(layout.offset(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(layout.offset(at: CGPoint(x: 500, y: 2)) == 2)
    #expect(layout.offset(at: CGPoint(x: 500, y: 500)) == 5)
  }
}
