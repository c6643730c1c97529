import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Maps of the world and of hosts.
@MainActor struct MapTests {
  /// At latitude φ, sin θ is √3/2 sin φ; at the equator and 180° E the map's edge is at 1/2.
  @Test func theProjectionIsEqualEarth() {
    #expect(EqualEarth.point(longitude: 0, latitude: 0) == .zero)
    #expect(abs(EqualEarth.point(longitude: 180, latitude: 0).x - 0.5) < 1e-6)
    #expect(abs(EqualEarth.point(longitude: -180, latitude: 0).x + 0.5) < 1e-6)
    // The authors' own value: 90° N is at y 1.3173627591574 where 180° E is at x 2.7066297.
    #expect(abs(EqualEarth.point(longitude: 0, latitude: 90).y + 1.3173627591574 / (2 * 2.7066297)) < 1e-6)
  }

  @Test func countriesAreFoundByCodeAndName() throws {
    #expect(WorldOutline.all.count == 202)
    #expect(WorldOutline.places["de"] == WorldOutline.places["germany"])
    #expect(WorldMap.knows("us") && WorldMap.knows("United States") && WorldMap.knows("uk") && !WorldMap.knows("eu"))
    let map = WorldMap([NamedValue("DE", 2), NamedValue("Germany", 3), NamedValue("nowhere", 9)])
    #expect(map.values == [try #require(WorldOutline.places["de"]): 5])
    #expect(map.unmatched == ["nowhere"])
    // Berlin, 52.5° N 13.4° E, is inside Germany, and Paris is not.
    let germany = WorldOutline.all[try #require(WorldOutline.places["de"])].rings[0]
    var path = Path()
    path.addLines(germany)
    path.closeSubpath()
    #expect(path.contains(EqualEarth.point(longitude: 13.4, latitude: 52.5)))
    #expect(!path.contains(EqualEarth.point(longitude: 2.35, latitude: 48.85)))
  }

  /// Brazil alone has a value: its middle is in the strongest colour, that of Australia is pale.
  @Test func valuesColourTheirCountry() throws {
    let host = try TestHost(size: CGSize(width: 600, height: 300)) {
      WorldMap([NamedValue("BR", 10)], ramp: ColorRamp([.white, .red]))
    }
    let picture = host.snapshot()
    // The legend's line is 18 high with its gap.
    let frame = WorldMap.frame(of: nil)
    let scale = min(600 / frame.width, 282 / frame.height)
    func pixel(_ longitude: Double, _ latitude: Double) -> (red: Int, green: Int) {
      let point = EqualEarth.point(longitude: longitude, latitude: latitude)
      let x = (600 - frame.width * scale) / 2 + (point.x - frame.minX) * scale
      let y = (282 - frame.height * scale) / 2 + (point.y - frame.minY) * scale
      let pixel = picture.pixel(Int(x), Int(y))
      return (Int(pixel.red), Int(pixel.green))
    }
    let brazil = pixel(-52, -10)
    let australia = pixel(134, -25)
    #expect(brazil.red > 200 && brazil.green < 90)
    #expect(australia.red == australia.green && australia.red > 180)
  }

  @Test func hexagonsStandApartInsideTheirFrame() {
    let size = CGSize(width: 300, height: 120)
    let layout = HexagonLayout([(7, true), (3, true), (12, false)], in: size)
    #expect(layout.groups.map(\.centers.count) == [7, 3, 12])
    let centers = layout.groups.flatMap(\.centers)
    // Neighbours are √3 times the radius apart.
    for (index, a) in centers.enumerated() {
      for b in centers[(index + 1)...] {
        #expect(hypot(a.x - b.x, a.y - b.y) >= layout.radius * 3.squareRoot() - 1e-6)
      }
    }
    #expect(centers.allSatisfy { $0.y + layout.radius <= size.height + 1e-6 && $0.y >= layout.radius })
    #expect(layout.radius > 5)
  }

  /// The name of a host without a value can be read on its grey.
  @Test func aHostWithoutAValueHasItsName() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 138)) {
      HexagonMap([.init("", [.init("mmmm", .nan)])])
    }
    let picture = host.snapshot()
    // The scale below takes 18 points of 138: the hexagon is 60 high on each side of its middle at y 60.
    let darkest = (40..<80).flatMap { y in (30..<90).map { x in picture.pixel(x, y).red } }.min()
    #expect((darkest ?? 255) < 170)
  }

  @Test func aRampGoesThroughItsColours() {
    let ramp = ColorRamp([.black, .white])
    #expect(ramp.color(at: 0).resolve(in: EnvironmentValues()).red == 0)
    #expect(ramp.color(at: 2).resolve(in: EnvironmentValues()).red == 1)
    #expect(ramp.color(at: .nan).resolve(in: EnvironmentValues()).red == 0)
    #expect(ColorRamp([]).colors.count == 2 && ColorRamp([.red]).colors.count == 2)
    #expect(ramp.flipped.color(at: 0).resolve(in: EnvironmentValues()).red == 1)
  }
}
