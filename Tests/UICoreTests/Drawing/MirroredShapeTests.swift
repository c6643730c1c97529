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

  /// Fills the side at which it begins.
  private struct Half: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
    func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: 0, width: rect.width / 2, height: 40)) }
  }
  private struct Silent: Shape {
    func path(in rect: CGRect) -> Path { Half().path(in: rect) }
  }

  /// A shape that says nothing is mirrored where content runs from right to left.
  @Test func aProgramsShapesAreDrawnAsTheySay() throws {
    let (left, right) = try (
      pixels(.leftToRight) { Half(layoutDirectionBehavior: .fixed).fill(pureRed) },
      pixels(.leftToRight) { Half(layoutDirectionBehavior: .fixed).fill(pureRed).scaleEffect(x: -1) }
    )
    #expect(left != right)
    func check(_ shape: some Shape, _ expected: (leftToRight: [UInt32], rightToLeft: [UInt32])) throws {
      #expect(try pixels(.leftToRight) { shape.fill(pureRed) } == expected.leftToRight)
      #expect(try pixels(.rightToLeft) { shape.fill(pureRed) } == expected.rightToLeft)
    }
    try check(Silent(), (left, right))
    try check(Half(), (left, right))
    try check(Half(layoutDirectionBehavior: .fixed), (left, left))
    try check(Half(layoutDirectionBehavior: .mirrors(in: .leftToRight)), (right, left))
    try check(AnyShape(Half(layoutDirectionBehavior: .fixed)), (left, left))
    try check(Half().offset(x: 0), (left, right))
    // What is the same either way does not turn: neither does a part of it.
    #expect(
      try pixels(.rightToLeft) { Circle().trim(from: 0, to: 0.25).fill(pureRed) }
        == pixels(.leftToRight) { Circle().trim(from: 0, to: 0.25).fill(pureRed) })
  }

  /// A view that says nothing arranges what is in it; one that says so is mirrored as a picture.
  @Test func viewsAreMirroredWhereTheySay() throws {
    func half(_ direction: LayoutDirection, _ behavior: LayoutDirectionBehavior?) throws -> [UInt32] {
      try pixels(direction) {
        let half = Half(layoutDirectionBehavior: .fixed).fill(pureRed)
        if let behavior { half.layoutDirectionBehavior(behavior) } else { half }
      }
    }
    let (left, right) = try (half(.leftToRight, nil), half(.leftToRight, .mirrors(in: .leftToRight)))
    #expect(left != right)
    #expect(try half(.rightToLeft, nil) == left)
    #expect(try half(.leftToRight, .mirrors) == left && half(.rightToLeft, .mirrors) == right)
    #expect(try half(.leftToRight, .fixed) == left && half(.rightToLeft, .fixed) == left)
    #expect(try half(.rightToLeft, .mirrors(in: .leftToRight)) == left)
    let mirrors: LayoutDirectionBehavior = .mirrors
    #expect(mirrors == .mirrors(in: .rightToLeft))
  }
}
