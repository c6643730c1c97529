import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Bar: Shape {
  var x: CGFloat
  var width: CGFloat
  nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, width) }
    set { (x, width) = (newValue.first, newValue.second) }
  }
  nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: x, y: 0, width: width, height: 10)) }
}

extension AnimationSpecification {
  @Test func aShapeWithAPairIsInterpolated() throws {
    let lever = Lever<Bool>()
    let host = try TestHost { Driven(lever, false) { Bar(x: $0 ? 100 : 0, width: $0 ? 40 : 20).fill(pureRed) } }
    host.animate(.linear(duration: 1)) { lever.value = true }
    host.advance(by: 0.5)
    #expect(host.corner() == [50, 0])
    #expect(host.snapshot().pixels.count { $0 == 0xffff_0000 } == 30 * 10)
  }
}
