import DisplayList
import Foundation
import Geometry
import SwiftUI
import Testing
import TextLayout
import UITestSupport

@testable import UICore

/// Images that stand in lines of text.
@MainActor @Suite struct InlinePictureTests {
  /// A bitmap of so many points.
  private func image(_ width: Int, _ height: Int) -> SwiftUI.Image {
    let pixels = Array(repeating: UInt32(0xFF00_00FF), count: width * height)
    return Image(bitmap: Bitmap(width: width, height: height, pixels: pixels, isOpaque: true))
  }

  private func width(_ text: Text) throws -> CGFloat {
    try #require(try TestHost(size: CGSize(width: 600, height: 100)) { text }.staticTexts.first).frame.width
  }

  /// The line is as long as its parts: a picture of 40 points makes it 40 points longer.
  @Test func aPictureTakesItsWidth() throws {
    let fonts = try FontSystem()
    let attributes = TextRunAttributes(font: FontDescriptor(size: 20))
    var picture = attributes
    picture.attachment = .init(index: 7, size: CGSize(width: 40, height: 90), ascent: 70)
    let (a, b) = (StyledText.Run("a ", attributes), StyledText.Run(" b", attributes))
    let (first, last) = (fonts.layout(StyledText(runs: [a])), fonts.layout(StyledText(runs: [b])))
    let layout = fonts.layout(StyledText(runs: [a, StyledText.Run("\u{FFFC}", picture), b]))
    let line = try #require(layout.lines.first)
    #expect(line.attachments.map(\.index) == [7])
    let rect = try #require(line.attachments.first).rect
    #expect(abs(rect.minX - first.size.width) < 0.01)
    #expect(abs(layout.size.width - (first.size.width + 40 + last.size.width)) < 0.01)
    // On the baseline, and the line is high enough: 70 above it, 20 below.
    #expect(rect.size == CGSize(width: 40, height: 90))
    #expect(rect.minY == layout.firstBaseline - 70)
    #expect(layout.firstBaseline == 70)
    #expect(layout.size.height == 90)
    #expect(layout.lines.flatMap(\.runs).flatMap(\.run.glyphs).count == 4)
  }

  @Test func picturesWrapAndAreTruncated() throws {
    let fonts = try FontSystem()
    let attributes = TextRunAttributes(font: FontDescriptor(size: 20))
    var runs: [StyledText.Run] = []
    for index in 0..<4 {
      var picture = attributes
      picture.attachment = .init(index: index, size: CGSize(width: 40, height: 10), ascent: 10)
      runs.append(StyledText.Run("\u{FFFC}", picture))
    }
    let text = StyledText(runs: runs)
    // Two of 40 points fit into 100.
    let wrapped = fonts.layout(text, maxWidth: 100)
    #expect(wrapped.lines.map { $0.attachments.map(\.index) } == [[0, 1], [2, 3]])
    #expect(wrapped.lines.map { $0.attachments.map(\.rect.minX) } == [[0, 40], [0, 40]])
    let truncated = fonts.layout(text, options: TextLayoutOptions(lineLimit: 1), maxWidth: 119)
    #expect(truncated.isTruncated)
    #expect(truncated.lines.map { $0.attachments.map(\.index) } == [[0, 1]])
    // The ellipsis is letters, not a picture.
    #expect(truncated.lines.flatMap(\.runs).flatMap(\.run.glyphs).isEmpty == false)
    // Twice as large in a text that shrinks to a half.
    let small = fonts.layout(
      text, options: TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.5), maxWidth: 80)
    #expect(small.lines.first?.attachments.map(\.rect.width).allSatisfy { $0 == 20 } == true)
  }

  @Test func textsHoldImages() throws {
    let bitmap = image(30, 10)
    let letter = try width(Text("a"))
    // Widths are whole points.
    #expect(try abs(width(Text("a\(bitmap)")) - letter - 30) <= 1)
    #expect(try abs(width(Text("a") + Text(bitmap) + Text(bitmap)) - letter - 60) <= 1)
    // A symbol follows the font's size and a line's height is the font's.
    let symbol = Image(systemName: "star")
    #expect(try width(Text(symbol).font(.system(size: 40))) > 1.8 * width(Text(symbol).font(.system(size: 20))))
  }

  private func paints(_ list: DisplayList) -> [Paint] {
    list.items.flatMap { item -> [Paint] in
      switch item.content {
      case .shape(let shape): [shape.paint]
      case .group(let group): paints(group.list)
      default: []
      }
    }
  }

  /// In Markdown, too, and with the text's own colour; a text without letters is drawn.
  @Test func imagesAreDrawnInTheRunsColour() throws {
    let star = Image(systemName: "star.fill")
    let red = Color(red: 1, green: 0, blue: 0)
    func count(_ view: some View) throws -> Int {
      let host = try TestHost(size: CGSize(width: 200, height: 60)) { view }
      let isRed = { (paint: Paint) in paint.representative == RGBA(red: 1, green: 0, blue: 0) }
      return paints(try #require(host.window.lastFrame).list).count(where: isRed)
    }
    let one = try count(star.foregroundStyle(red))
    #expect(one > 0)
    for (text, stars) in [
      (Text(star).foregroundColor(red), 1), (Text("**\(star)** and \(star)").foregroundColor(red), 2),
      (Text(star) + Text(star).foregroundColor(red), 1),
    ] {
      #expect(try count(text) == stars * one)
    }
  }

  @Test func imagesAreRead() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 60)) {
      Text("\(Image(systemName: "star")) 4 \(Image(decorative: "line"))")
    }
    #expect(host.staticTexts["star 4 "] != nil)
  }

  private struct Changing: View {
    @State private var isFull = false
    var body: some View {
      VStack {
        Button("Fill") { isFull.toggle() }
        Text("Rate \(Image(systemName: isFull ? "star.fill" : "star"))")
      }
    }
  }

  @Test func anImageChanges() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { Changing() }
    host.buttons["Fill"]?.click()
    #expect(host.staticTexts["Rate star.fill"] != nil)
    #expect(host.messages == [])
  }
}

/// Lines under and through texts, and what lies behind them.
@MainActor @Suite struct TextDecorationTests {
  private func layout(_ runs: [StyledText.Run], width: CGFloat? = nil) throws -> TextLayout {
    try FontSystem().layout(StyledText(runs: runs), maxWidth: width)
  }

  private var plain: TextRunAttributes { TextRunAttributes(font: FontDescriptor(size: 20)) }

  /// In thicknesses: AppKit's patterns are 3 3, 10 5, 10 3 3 3 and 10 3 3 3 3 3.
  @Test(arguments: [
    (TextRunAttributes.Line.Pattern.solid, [CGFloat]()), (.dot, [3, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
    (.dashDotDot, [10, 3, 3, 3, 3, 3]),
  ])
  func linesHavePatterns(pattern: TextRunAttributes.Line.Pattern, dash: [CGFloat]) throws {
    var attributes = plain
    attributes.underline = .init(color: .black, pattern: pattern)
    let layout = try layout([StyledText.Run("lined", attributes)])
    let rect = try #require(layout.lines.first?.decorations.first).rect
    let shapes = layout.displayList(color: .black, id: 1, version: 1).items.compactMap { item -> ShapeItem? in
      if case .shape(let shape) = item.content { shape } else { nil }
    }
    #expect(shapes.count == 1)
    #expect(shapes.first?.stroke?.dash ?? [] == dash.map { $0 * rect.height })
    #expect(shapes.first?.stroke.map { $0.lineWidth == rect.height } ?? dash.isEmpty)
  }

  /// Behind the letters, as high as the line, on every line of the run.
  @Test func backgroundsFillTheirLines() throws {
    var coloured = plain
    coloured.background = .black
    let first = try layout([StyledText.Run("one two", plain)]).size.width
    let layout = try layout(
      [StyledText.Run("one ", plain), StyledText.Run("two three", coloured)], width: first + 1)
    let lines = layout.lines
    #expect(lines.count == 2)
    let rects = lines.map { $0.decorations.map(\.rect) }
    for (line, rects) in zip(lines, rects) {
      #expect(rects.count == 1)
      #expect(rects.first?.minY == line.frame.minY && rects.first?.height == line.frame.height)
      #expect(rects.first.map { abs($0.maxX - line.frame.maxX) < 0.01 } == true)
    }
    #expect(try #require(rects[0].first).minX > lines[0].frame.minX)
    let items = layout.displayList(color: .black, id: 1, version: 1).items
    #expect(items.count == 3)
    guard case .glyphs? = items.last?.content else { return #expect(Bool(false), "letters lie above") }
  }

  @Test func attributedStringsHaveThem() throws {
    var string = AttributedString("a")
    string.backgroundColor = .yellow
    string.underlineStyle = .init(pattern: .dash, color: .red)
    let attributes = try #require(Text(string).runs.first).attributes
    #expect(attributes.background == .yellow)
    #expect(attributes.underline == .init(isActive: true, color: .red, pattern: .dash))
    let text = Text("b").strikethrough(pattern: .dot)
    #expect(text.runs.first?.attributes.strikethrough == .init(isActive: true, pattern: .dot))
    #expect(Text("b").underline(true, color: .red).runs.first?.attributes.underline?.pattern == .solid)
  }
}
