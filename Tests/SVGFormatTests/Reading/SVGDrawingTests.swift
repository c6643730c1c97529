import Foundation
import Geometry
import Testing

@testable import SVGFormat

/// The part of SVG that logos are made of.
struct SVGDrawingTests {
  private func read(_ inside: String, _ attributes: String = "viewBox='0 0 10 10'") -> SVGDrawing? {
    SVGDrawing(Data("<svg \(attributes)>\(inside)</svg>".utf8))
  }

  private func color(_ shape: SVGDrawing.Shape?) -> RGBA? {
    if case .color(let color)? = shape?.fill { color } else { nil }
  }

  @Test func pathsAreRead() {
    #expect(SVGPathData.path("M1 2L3,4H5V6Z").description == "1 2 m 3 4 l 5 4 l 5 6 l h")
    // Pairs after a move are lines; numbers stand as close as they can.
    #expect(SVGPathData.path("m1-1 1.5.5-1-1").description == "1 -1 m 2.5 -0.5 l 1.5 -1.5 l")
    #expect(SVGPathData.path("M0 0c0 1 1 2 2 2s2-1 2-2").description == "0 0 m 0 1 1 2 2 2 c 3 2 4 1 4 0 c")
    #expect(SVGPathData.path("M0 0q1 1 2 0t2 0").description == "0 0 m 1 1 2 0 q 3 -1 4 0 q")
    // What follows an error is left out.
    #expect(SVGPathData.path("M0 0L1 1Lx9 9").description == "0 0 m 1 1 l")
    #expect(SVGPathData.path("L").isEmpty && SVGPathData.path("").isEmpty)
  }

  /// Half a circle of radius 1 around (1, 0): y is 1 in the middle, below where it runs clockwise.
  @Test func arcsAreCircles() {
    let below = SVGPathData.path("M0 0A1 1 0 0 0 2 0").boundingRect
    #expect(abs(below.maxY - 1) < 1e-3 && abs(below.minY) < 1e-9)
    let above = SVGPathData.path("M0 0a1 1 0 0 1 2 0").boundingRect
    #expect(abs(above.minY + 1) < 1e-3 && abs(above.maxY) < 1e-9)
    // Radii that do not reach grow; flags need nothing between them.
    #expect(abs(SVGPathData.path("M0 0a.1.1 0 0110 0").boundingRect.minY + 5) < 1e-2)
  }

  @Test func stylesAreInheritedAndOverridden() throws {
    let drawing = try #require(
      read(
        "<style>.a{fill:#00ff00;opacity:.5}#b{fill:blue}</style><g fill='red'><rect width='1' height='1'/>"
          + "<rect class='a' width='1' height='1'/><rect id='b' width='1' height='1'/>"
          + "<rect style='fill:none;stroke:#000' width='1' height='1'/><rect fill='none' width='1' height='1'/></g>"))
    #expect(drawing.shapes.count == 4)
    #expect(color(drawing.shapes[0]) == RGBA(hex: 0xFF0000))
    #expect(color(drawing.shapes[1]) == RGBA(hex: 0x00FF00))
    #expect(drawing.shapes[1].opacity == 0.5)
    #expect(color(drawing.shapes[2]) == RGBA(hex: 0x0000FF))
    #expect(drawing.shapes[3].fill == nil && drawing.shapes[3].stroke != nil)
  }

  @Test func transformsApplyFromTheInside() throws {
    let drawing = try #require(
      read("<g transform='translate(10 0)'><circle r='1' transform='scale(2) rotate(90)' cx='1'/></g>"))
    let center = CGPoint(x: 1, y: 0).applying(drawing.shapes[0].transform)
    #expect(abs(center.x - 10) < 1e-9 && abs(center.y - 2) < 1e-9)
  }

  @Test func gradientsReferToOthers() throws {
    let drawing = try #require(
      read(
        "<linearGradient id='a'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>"
          + "<linearGradient id='b' x1='0' x2='0' y2='1' xlink:href='#a'/>"
          + "<rect x='2' y='2' width='4' height='4' fill='url(#b)'/>"))
    guard case .linear(let stops, let from, let to)? = drawing.shapes.first?.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 1] && stops.map(\.color) == [RGBA(hex: 0xFF0000), RGBA(hex: 0x0000FF)])
    #expect(from == CGPoint(x: 2, y: 2) && to == CGPoint(x: 2, y: 6))
  }

  @Test func useRepeatsWithinBounds() throws {
    #expect(
      read("<defs><path id='p' d='M0 0h1v1z'/></defs><use href='#p' x='3'/><use href='#p'/>")?.shapes.count == 2)
    // A group that holds itself ends.
    #expect(read("<g id='g'><use href='#g'/><use href='#g'/></g>") == nil)
    let many = "<g id='a'>" + String(repeating: "<path d='M0 0h1v1z'/>", count: 100) + "</g>"
    let uses = (0..<20).map {
      "<g id='u\($0)'>" + String(repeating: "<use href='#\($0 == 0 ? "a" : "u\($0 - 1)")'/>", count: 10) + "</g>"
    }
    #expect(read(many + uses.joined())?.shapes.count == SVGReader.shapeLimit)
  }

  @Test(arguments: [
    "", "<svg>", "<svg viewBox='0 0 0 0'><path d='M0 0h1'/></svg>", "<svg viewBox='0 0 1 1'/>", "<html/>",
    "<svg viewBox='0 0 1 1'><path d='",
  ])
  func whatShowsNothingIsNoDrawing(text: String) {
    #expect(SVGDrawing(Data(text.utf8)) == nil)
  }

  /// Bytes of a real file changed at random are read, or not, without harm.
  @Test func mutantsAreHarmless() {
    var random = StableRandom(7)
    for _ in 0..<3000 {
      var bytes = Array(Self.logo.utf8)
      for _ in 0..<random.below(12) + 1 { bytes[random.below(bytes.count)] = UInt8(random.below(128)) }
      _ = SVGDrawing(Data(bytes.prefix(random.below(bytes.count) + 1)))
    }
  }

  private static let colors: [(String, RGBA)] = [
    ("#f80", RGBA(hex: 0xFF8800)), ("#FF8000", RGBA(hex: 0xFF8000)), ("#00000080", RGBA(hex: 0, alpha: 128 / 255)),
    ("rgb(255, 0, 51)", RGBA(hex: 0xFF0033)), ("rgba(0,0,0,0.5)", RGBA(hex: 0, alpha: 0.5)),
    ("rgba(999,-1,0,7)", RGBA(hex: 0xFF0000)), ("Teal", RGBA(hex: 0x008080)), ("", .black), ("#12", .black),
    ("#gggggg", .black), ("#+12345", .black), ("rgb(1,2)", .black), ("rgba(1,2,3,nan)", .black), ("9lives", .black),
  ]

  @Test(arguments: Self.colors)
  func colorsAreRead(text: String, color: RGBA) {
    #expect(SVGColor.color(text) == color)
  }

  private static let logo = """
    <?xml version="1.0"?><!-- made up -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><defs><style>.a{fill:#3d7deb}</style>
    <linearGradient id="g" x2="1"><stop offset="0" stop-color="#8a6de6"/><stop offset="1" stop-color="#ed7d30"/>
    </linearGradient></defs>
    <g transform="translate(8 8)"><path class="a" d="M32 0a32 32 0 1 1 0 64 32 32 0 0 1 0-64zm0 16a16 16 0 1 0 0 32z"/></g>
    <rect x="88" y="20" width="140" height="14" rx="7" fill="url(#g)"/></svg>
    """

  private struct StableRandom {
    var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
