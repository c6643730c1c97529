import DisplayList
import Foundation
import Geometry
import Renderer
import Testing

/// Stamps look as paths at the same places do.
@Suite struct StampTests {
  static let symbols: [Path] = [
    Path(ellipseIn: CGRect(x: -2.5, y: -2.5, width: 5, height: 5)),
    Path(ellipseIn: CGRect(x: 3, y: -9.3, width: 14.6, height: 8)),
    polygon([(0, -3), (3, 0), (0, 3), (-3, 0)]),
    // Arms thinner than a pixel.
    polygon([(-0.4, -4), (0.4, -4), (0.4, -0.4), (4, -0.4), (4, 0.4), (0.4, 0.4), (0.4, 4), (-0.4, 4), (-4, 0.4)]),
  ]

  static func polygon(_ corners: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
      path.addLines(corners.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
  }

  private func paths(_ symbol: Path, _ places: [CGPoint], _ color: RGBA) -> [DisplayItem] {
    places.map { shape(symbol.offsetBy(dx: $0.x, dy: $0.y), color) }
  }

  private func stamps(_ symbol: Path, _ places: [CGPoint], _ paint: Paint) -> [DisplayItem] {
    [item(.stamps(symbol, at: places, paint), CGRect(x: -100, y: -100, width: 1000, height: 1000))]
  }

  /// The largest difference of any channel.
  private func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
    var most = 0
    for (p, q) in zip(a.rows.joined(), b.rows.joined()) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        most = max(most, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
      }
    }
    return most
  }

  @Test(arguments: symbols.indices, [1.0, 1.5, 2]) func aStampIsItsPath(_ index: Int, _ scale: Double) {
    var random = SplitMix(state: UInt64(index))
    for color in [RGBA.black, RGBA.black.opacity(0.4)] {
      // A grid wide enough that none overlap, each somewhere else within its pixel, some cut by the edges.
      var places: [CGPoint] = []
      for y in 0..<6 {
        for x in 0..<6 {
          places.append(
            CGPoint(
              x: Double(x) * 24 + .random(in: 0..<2, using: &random),
              y: Double(y) * 24 + .random(in: 0..<2, using: &random)))
        }
      }
      let side = Int(130 * scale)
      let stamped = draw(
        stamps(Self.symbols[index], places, .color(color)), width: side, height: side, scale: scale, threads: 2)
      let traced = draw(paths(Self.symbols[index], places, color), width: side, height: side, scale: scale)
      stamped.dump("stamps-\(index)-\(scale)")
      #expect(difference(stamped, traced) <= 2)
      #expect(Set(stamped.rows.joined()).count > 4)
    }
  }

  @Test func stampsAtWholePixelsAreTheirPathsExactly() {
    let places = [CGPoint(x: 8, y: 8), CGPoint(x: 10, y: 9), CGPoint(x: 3, y: 12), CGPoint(x: 8, y: 8)]
    let color = RGBA.black.opacity(0.5)
    #expect(
      draw(stamps(Self.symbols[0], places, .color(color))).rows == draw(paths(Self.symbols[0], places, color)).rows)
  }

  @Test func clippedStampsLieInsideTheirClip() {
    let places = (0..<40).map { (place: Int) -> CGPoint in
      CGPoint(x: CGFloat(place % 8) * 2.3, y: CGFloat(place / 8) * 3.1)
    }
    let area = CGRect(x: 0, y: 0, width: 16, height: 16)
    let clip = Clip.path(Path(ellipseIn: CGRect(x: 2, y: 2, width: 11, height: 12)), FillStyle())
    let stamped = draw([group(stamps(Self.symbols[0], places, .color(.black)), area) { $0.clip = clip }])
    let traced = draw([group(paths(Self.symbols[0], places, .black), area) { $0.clip = clip }])
    #expect(difference(stamped, traced) <= 4)
    #expect(stamped[0, 0] == 0xffff_ffff)
  }

  @Test func whatCannotBeStampedIsFilled() {
    let places = [CGPoint(x: 20.3, y: 20.7), CGPoint(x: 60, y: 40)]
    // Larger than any sprite.
    let large = Path(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60))
    #expect(
      draw(stamps(large, places, .color(.black)), width: 100, height: 100).rows
        == draw(paths(large, places, .black), width: 100, height: 100).rows)
    // Gradients run through all of them; they are in the outline's coordinates.
    let stops = GradientStops([.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let gradient = draw(
      stamps(Self.symbols[0], [CGPoint(x: 8, y: 8)], .linear(stops, from: .zero, to: CGPoint(x: 0, y: 9))))
    #expect(gradient[8, 6] != 0xffff_ffff)
  }

  @Test func moreOutlinesThanAreKeptLookTheSame() {
    let symbols = (0..<100).map { Path(ellipseIn: CGRect(x: 0, y: 0, width: 3 + Double($0) / 50, height: 4)) }
    let places = symbols.indices.map { CGPoint(x: Double($0 % 10) * 9 + 0.3, y: Double($0 / 10) * 9 + 0.6) }
    let stamped = zip(symbols, places).flatMap { stamps($0, [$1, CGPoint(x: -50, y: 0)], .color(.black)) }
    let traced = zip(symbols, places).flatMap { paths($0, [$1], .black) }
    #expect(
      difference(draw(stamped, width: 90, height: 90), draw(traced, width: 90, height: 90)) <= 2)
  }

  @Test func undefinedAndFarPlacesAreNowhere() {
    let places = [
      CGPoint(x: CGFloat.nan, y: 3), CGPoint(x: 3, y: CGFloat.infinity), CGPoint(x: 1e300, y: 0),
      CGPoint(x: -1e9, y: 8),
    ]
    #expect(draw(stamps(Self.symbols[0], places, .color(.black))).rows.joined().allSatisfy { $0 == 0xffff_ffff })
    for symbol in [Path(), Path(ellipseIn: CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4))] {
      #expect(
        draw(stamps(symbol, [CGPoint(x: 8, y: 8), CGPoint(x: 9, y: 9)], .color(.black))).rows.joined()
          .allSatisfy { $0 == 0xffff_ffff })
    }
  }
}
