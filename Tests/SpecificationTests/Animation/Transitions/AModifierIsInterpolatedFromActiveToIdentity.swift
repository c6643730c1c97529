import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Tilt: GeometryEffect {
  var y: CGFloat
  nonisolated var animatableData: CGFloat {
    get { y }
    set { y = newValue }
  }
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 0, y: y))
  }
}

extension AnimationSpecification {
  @Test func aModifierIsInterpolatedFromActiveToIdentity() throws {
    let stage = try Stage(false, transition: .modifier(active: Tilt(y: 32), identity: Tilt(y: 0)))
    stage.halfWay(true)
    #expect(stage.host.corner() == [80, 56])
    stage.host.advance(by: 1)
    #expect(stage.host.corner() == [80, 40])
  }
}
