import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Corners with the centre of the container's.
@MainActor struct ConcentricRectangleTests {
  private func pixels<V: View>(@ViewBuilder _ view: () -> V) throws -> [UInt32] {
    try TestHost(size: CGSize(width: 120, height: 120)) { view().frame(width: 100, height: 100) }.snapshot().pixels
  }

  private func inside<S: InsettableShape>(_ container: S, _ shape: ConcentricRectangle, _ insets: EdgeInsets) throws
    -> [UInt32]
  {
    try pixels { shape.fill(pureRed).padding(insets).containerShape(container) }
  }

  private let even = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  @Test func theRadiusIsTheContainersLessTheDistance() throws {
    // 20 − 8.
    #expect(
      try inside(RoundedRectangle(cornerRadius: 20), ConcentricRectangle(), even)
        == pixels { RoundedRectangle(cornerRadius: 12).fill(pureRed).padding(8) })
    // A capsule of 100: 50 − 8.
    #expect(
      try inside(Capsule(), ConcentricRectangle(), even)
        == pixels {
          UnevenRoundedRectangle(
            cornerRadii: .init(topLeading: 42, bottomLeading: 42, bottomTrailing: 42, topTrailing: 42)
          ).fill(pureRed).padding(8)
        })
  }

  @Test func aFarCornerIsSquareOrAsRoundAsItMustBe() throws {
    let insets = EdgeInsets(top: 8, leading: 8, bottom: 40, trailing: 8)
    #expect(
      try inside(RoundedRectangle(cornerRadius: 20), ConcentricRectangle(), insets)
        == pixels { UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12).fill(pureRed).padding(insets) })
    #expect(
      try inside(
        RoundedRectangle(cornerRadius: 20), ConcentricRectangle(corners: .concentric(minimum: .fixed(5))), insets)
        == pixels {
          UnevenRoundedRectangle(
            topLeadingRadius: 12, bottomLeadingRadius: 5, bottomTrailingRadius: 5, topTrailingRadius: 12
          ).fill(pureRed).padding(insets)
        })
    #expect(
      try inside(RoundedRectangle(cornerRadius: 20), ConcentricRectangle(corners: .concentric, isUniform: true), insets)
        == pixels { RoundedRectangle(cornerRadius: 12).fill(pureRed).padding(insets) })
  }

  @Test func cornersMayBeFixedAndNoContainerMeansSquare() throws {
    #expect(
      try inside(
        RoundedRectangle(cornerRadius: 20),
        ConcentricRectangle(uniformTopCorners: .fixed(3), uniformBottomCorners: .concentric), even)
        == pixels {
          UnevenRoundedRectangle(
            topLeadingRadius: 3, bottomLeadingRadius: 12, bottomTrailingRadius: 12, topTrailingRadius: 3
          ).fill(pureRed).padding(8)
        })
    #expect(try pixels { ConcentricRectangle().fill(pureRed) } == pixels { pureRed })
    #expect(
      try pixels { Rectangle().fill(pureRed).clipShape(.rect(corners: .fixed(9))) }
        == pixels { RoundedRectangle(cornerRadius: 9).fill(pureRed) })
  }
}
