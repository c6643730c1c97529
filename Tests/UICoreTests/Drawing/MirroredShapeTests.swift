import SwiftUI
import Testing
import UITestSupport

/// Shapes that say what is leading, where content runs from right to left. Each is compared with the same shape whose sides
/// are exchanged by hand, drawn from left to right.
@MainActor struct MirroredShapeTests {
  private let plain = RectangleCornerRadii(topLeading: 20, bottomLeading: 4, bottomTrailing: 12, topTrailing: 0)
  private let exchanged = RectangleCornerRadii(topLeading: 0, bottomLeading: 12, bottomTrailing: 4, topTrailing: 20)

  private func pixels<V: View>(_ direction: LayoutDirection, @ViewBuilder _ view: () -> V) throws -> [UInt32] {
    try TestHost(size: CGSize(width: 80, height: 80), environment: { $0.layoutDirection = direction }) {
      view().frame(width: 60, height: 50)
    }.snapshot().pixels
  }

  private func check<V: View>(_ view: (UnevenRoundedRectangle) -> V) throws {
    let (own, other) = (UnevenRoundedRectangle(cornerRadii: plain), UnevenRoundedRectangle(cornerRadii: exchanged))
    let mirrored = try pixels(.rightToLeft) { view(own) }
    #expect(try mirrored == pixels(.leftToRight) { view(other) })
    #expect(try mirrored != pixels(.leftToRight) { view(own) })
  }

  @Test func leadingCornersAreOnTheRight() throws {
    try check { $0.fill(pureRed) }
    try check { $0.strokeBorder(pureRed, lineWidth: 3) }
    try check { $0.inset(by: 4).fill(pureRed) }
    try check { AnyShape($0).fill(pureRed) }
    try check { pureRed.clipShape($0) }
    try check { pureRed.padding(6).background(pureBlue, in: $0) }
  }

  @Test func shapesInsideAContainerFollowItsCorners() throws {
    try check { ContainerRelativeShape().fill(pureRed).padding(4).containerShape($0) }
    try check { ConcentricRectangle().fill(pureRed).padding(4).containerShape($0) }
  }

  /// Corners of one's own are those of the reading direction; the distance to the container's is that on the screen.
  @Test func aConcentricCornerKeepsItsSide() throws {
    let insets = EdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 10)
    let corners = ConcentricRectangle(
      topLeadingCorner: .concentric, topTrailingCorner: .fixed(3), bottomLeadingCorner: .fixed(0),
      bottomTrailingCorner: .concentric)
    let container = UnevenRoundedRectangle(cornerRadii: plain)
    let drawn = try pixels(.rightToLeft) { corners.fill(pureRed).padding(insets).containerShape(container) }
    // 20 less 4; 3; 0; 12 less 10: at the right, left, right and left.
    let expected = UnevenRoundedRectangle(
      topLeadingRadius: 3, bottomLeadingRadius: 2, bottomTrailingRadius: 0, topTrailingRadius: 16)
    #expect(
      try drawn
        == pixels(.leftToRight) {
          expected.fill(pureRed).padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 2))
        })
  }

  @Test func aPressIsWhereTheShapeIs() throws {
    var presses = 0
    let host = try TestHost(size: CGSize(width: 60, height: 50), environment: { $0.layoutDirection = .rightToLeft }) {
      Color.clear.contentShape(UnevenRoundedRectangle(topLeadingRadius: 25, style: .circular))
        .onTapGesture { presses += 1 }
    }
    // The round corner is the one at the upper right: (58, 2) is 23 off its centre along both axes.
    host.click(58, 2)
    #expect(presses == 0)
    host.click(2, 2)
    #expect(presses == 1)
  }

  /// A program's own shapes are drawn as they say.
  @Test func othersStayAsTheyAre() throws {
    struct Half: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: 0, width: rect.width / 2, height: 40)) }
    }
    #expect(
      try pixels(.rightToLeft) { Half().fill(pureRed) } == pixels(.leftToRight) { Half().fill(pureRed) })
    #expect(
      try pixels(.rightToLeft) { Circle().trim(from: 0, to: 0.25).fill(pureRed) }
        == pixels(.leftToRight) { Circle().trim(from: 0, to: 0.25).fill(pureRed) })
  }
}
