import SwiftUI
import Testing
import UITestSupport

@testable import UICore

extension ValueSpecification {
  /// A view of 100 by 50 turned by 60 degrees about its vertical middle axis. Its right edge, 50 from the axis, goes to
  /// x = 50 · cos 60° = 25 and, turned away, z = −50 · sin 60° = −43.3; the eye is 100 / perspective away. Without
  /// perspective the edge is seen at 50 + 25; with 1, at 50 + 25 / (1 + 0.433) = 67.4, and its left one, which comes
  /// nearer, at 50 − 25 / (1 − 0.433) = 5.9.
  @Test func aTurnInSpaceIsSeenInPerspective() {
    func place(_ x: CGFloat, _ y: CGFloat, perspective: CGFloat) -> CGPoint {
      let effect = Rotation3DEffect(
        angle: .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: perspective)
      let m = effect.effectValue(size: CGSize(width: 100, height: 50))
      let weight = m.m13 * x + m.m23 * y + m.m33
      return CGPoint(
        x: (m.m11 * x + m.m21 * y + m.m31) / weight, y: (m.m12 * x + m.m22 * y + m.m32) / weight)
    }
    func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
      abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
    }
    let depth: CGFloat = 0.5 * (0.75 as CGFloat).squareRoot()
    #expect(isNear(place(100, 25, perspective: 0), 75, 25))
    #expect(isNear(place(100, 0, perspective: 0), 75, 0))
    #expect(isNear(place(50, 25, perspective: 1), 50, 25))
    #expect(isNear(place(100, 25, perspective: 1), 50 + 25 / (1 + depth), 25))
    #expect(isNear(place(0, 25, perspective: 1), 50 - 25 / (1 - depth), 25))
    #expect(isNear(place(100, 50, perspective: 1), 50 + 25 / (1 + depth), 25 + 25 / (1 + depth)))
  }

  /// About the axis that looks at the viewer it is a turn in the plane; about the others the view becomes narrower or
  /// lower by the cosine: 40 · cos 60° = 20.
  @Test func aTurnInSpaceNarrowsTheView() throws {
    func drawn(_ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ angle: Angle) throws -> [Int] {
      let host = try TestHost(size: CGSize(width: 100, height: 100)) {
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
          .rotation3DEffect(angle, axis: axis, perspective: 0)
      }
      let bitmap = host.snapshot()
      let red = bitmap.pixels.indices.filter { bitmap.pixels[$0] == 0xFFFF_0000 }
      let (xs, ys) = (red.map { $0 % 100 }, red.map { $0 / 100 })
      return [xs.min()!, ys.min()!, xs.max()! + 1, ys.max()! + 1]
    }
    #expect(try drawn((x: 0, y: 1, z: 0), .degrees(60)) == [40, 30, 60, 70])
    #expect(try drawn((x: 1, y: 0, z: 0), .degrees(60)) == [30, 40, 70, 60])
    #expect(try drawn((x: 0, y: 0, z: 1), .degrees(90)) == [30, 30, 70, 70])
  }
}
