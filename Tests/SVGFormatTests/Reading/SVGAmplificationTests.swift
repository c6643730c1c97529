import Foundation
import Testing

@testable import SVGFormat

/// Small files do not become large drawings.
@Suite(.timeLimit(.minutes(1)))
struct SVGAmplificationTests {
  private func read(_ inside: String) -> SVGDrawing? { SVGDrawing(Data("<svg viewBox='0 0 9 9'>\(inside)</svg>".utf8)) }

  /// A path of 300 kB, shown 4,000 times: it is read once, and drawn once: a hundred thousand segments are the most.
  @Test func whatIsUsedOftenIsReadOnce() throws {
    let path = "M0 0" + String(repeating: "l1 1", count: 75_000)
    let drawing = try #require(
      read("<defs><path id='p' d='\(path)'/></defs>" + String(repeating: "<use href='#p'/>", count: 4000)))
    #expect(drawing.shapes.count == SVGReader.segmentLimit / 75_001)
  }

  @Test func usesThatMultiplyEnd() {
    let levels = (1..<30).map { "<g id='g\($0)'>" + String(repeating: "<use href='#g\($0 - 1)'/>", count: 10) + "</g>" }
    let drawing = read("<defs><g id='g0'><rect width='1' height='1'/></g>\(levels.joined())</defs><use href='#g29'/>")
    #expect((drawing?.shapes.count ?? 0) <= SVGReader.shapeLimit)
  }

  /// 1.3 MB of rules, selectors, declarations and classes.
  @Test(arguments: [
    "a{fill:red}", ".a,", ".a{x:y;z:w}", "}", "{", ";", ".a{fill:red;stroke:blue;opacity:1}",
  ])
  func aLongStyleSheetIsReadInPart(piece: String) throws {
    let sheet = String(repeating: piece, count: 1_300_000 / piece.utf8.count) + "{fill:red}"
    let classes = String(repeating: "a ", count: 500_000)
    let shapes = String(repeating: "<rect class='a b c' width='1' height='1'/>", count: 5000)
    let drawing = try #require(
      read("<style>\(sheet)</style><rect class='\(classes)' width='1' height='1'/>\(shapes)"))
    #expect(drawing.shapes.count == SVGReader.shapeLimit)
  }

  @Test(arguments: ["<a>", "</a>", "<a", "<!--", "<![CDATA[", "<rect x='", "<g transform='scale(1)'>"])
  func partsWithoutAnEnd(piece: String) {
    let text = String(repeating: piece, count: 1_300_000 / piece.utf8.count)
    #expect(read("<rect width='1' height='1'/>" + text)?.shapes.count ?? 0 <= 1)
  }

  /// Ends that belong to nothing, in a tree of 19,000 levels.
  @Test func endsAreNotSearchedFarUp() throws {
    let text = String(repeating: "<g>", count: 19_000) + String(repeating: "</a>", count: 500_000)
    #expect(try #require(read("<rect width='1' height='1'/>" + text)).shapes.count == 1)
  }

  /// 250 kB of lines, each of which closes the outline: the elements are not copied at each.
  @Test func closingCopiesNothing() throws {
    let drawing = try #require(read("<path d='M0 0\(String(repeating: "L1 1z", count: 49_999))'/>"))
    #expect(drawing.shapes.map { $0.path.elements.count } == [99_999])
  }
}
