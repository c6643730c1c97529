import DisplayList
import Foundation
import Geometry
import Testing

/// Thick arcs end where their radius does, whichever way their first and last lines run.
@Suite struct ArcTests {
  /// A quarter of a ring around (50, 50), from 10 to 50 pixels: it begins on the line y = 50 and ends on x = 50.
  private static let quarter = Path { path in
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 30, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
  }

  @Test func buttCapsLieOnTheRadius() {
    let pixels = draw(
      [shape(Self.quarter, .black, stroke: StrokeStyle(lineWidth: 40))], width: 102, height: 102
    ).rows.map { Array($0) }
    for at in 62..<98 {
      #expect(pixels[49][at] == 0xffff_ffff && pixels[50][at] == 0xff00_0000, "column \(at)")
      #expect(pixels[at][49] == 0xffff_ffff && pixels[at][50] == 0xff00_0000, "row \(at)")
    }
  }

  /// Arcs that go on from each other have no join: whatever the style of joins, the ring's outer edge stays within half a
  /// pixel of its circle, and so does the inner one.
  @Test(arguments: [CGLineJoin.miter, .round, .bevel]) func arcsThatGoOnHaveNoJoin(_ join: CGLineJoin) {
    let path = Path { path in
      for start in [0.0, 90, 180] {
        path.addArc(
          center: CGPoint(x: 51, y: 51), radius: 30, startAngle: .degrees(start), endAngle: .degrees(start + 90),
          clockwise: false)
      }
    }
    let style = StrokeStyle(lineWidth: 40, lineJoin: join)
    let pixels = draw([shape(path, .black, stroke: style)], width: 102, height: 102).rows.map { Array($0) }
    for y in 0..<102 {
      for x in 0..<102 where !(x >= 49 && y <= 52) {
        let distance = hypot(CGFloat(x) - 50.5, CGFloat(y) - 50.5)
        // A pixel's corner is 0.71 from its middle.
        if distance < 10 - 1.21 || distance > 50 + 1.21 { #expect(pixels[y][x] == 0xffff_ffff, "(\(x), \(y))") }
        if distance > 10 + 1.21 && distance < 50 - 1.21 { #expect(pixels[y][x] == 0xff00_0000, "(\(x), \(y))") }
      }
    }
  }
}
