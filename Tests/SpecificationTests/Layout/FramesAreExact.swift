import SwiftUI
import Testing

extension LayoutSpecification {
  /// (300 − 44.5) / 2 = 127.75, which is no pixel at 1×, 2× or 3×.
  @Test(arguments: [1, 1.25, 2, 3] as [CGFloat]) func framesAreExactWhateverThePixels(scale: CGFloat) {
    let scene = LayoutScene(300, 300, scale: scale) { Block(44.5, 44.5).named("a") }
    scene.expect(["a": rect(127.75, 127.75, 44.5, 44.5)])
  }

  /// Thirds and quarters stay thirds and quarters.
  @Test func partsOfARowAreExact() {
    let scene = LayoutScene(100, 10, scale: 1) {
      HStack(spacing: 0) { ForEach(0..<3) { Color.red.named("\($0)") } }
    }
    scene.expect(["0": rect(0, 0, 100.0 / 3, 10), "1": rect(100.0 / 3, 0, 100.0 / 3, 10)])
    let quarters = LayoutScene(10, 10, scale: 3) {
      HStack(spacing: 0) { ForEach(0..<4) { Color.red.named("\($0)") } }
    }
    quarters.expect(["1": rect(2.5, 0, 2.5, 10), "3": rect(7.5, 0, 2.5, 10)])
  }

  /// Eight frames, each a point larger than what it holds: half a point each, (18 − 10) / 2 = 4 in all, not eight times a
  /// rounded half.
  @Test func centringManyTimesIsExact() throws {
    let view = Color.black.frame(width: 10, height: 10).named("a")
      .frame(width: 11, height: 11).frame(width: 12, height: 12).frame(width: 13, height: 13)
      .frame(width: 14, height: 14).frame(width: 15, height: 15).frame(width: 16, height: 16)
      .frame(width: 17, height: 17).frame(width: 18, height: 18)
    LayoutScene(18, 18, scale: 1) { view }.expect(["a": rect(4, 4, 10, 10)])
    let picture = try TestPicture(18, 18, scale: 1) { view }
    #expect(picture.bounds(of: 0xFF00_0000) == rect(4, 4, 10, 10))
  }

  /// A proxy and a custom layout's bounds tell the same exact numbers.
  @Test func everyoneIsToldExactNumbers() throws {
    let told = Outside<[String: CGRect]>([:])
    _ = LayoutScene(100.25, 50, scale: 2) {
      Telling(tell: { told.value["layout"] = $0 }) {
        GeometryReader { proxy in
          Color.clear.onAppear {
            told.value["proxy"] = proxy.frame(in: .global)
            told.value["named"] = proxy.frame(in: .named("outer"))
          }
        }
      }
      .coordinateSpace(name: "outer")
      .frame(width: 33.3, height: 10.1)
    }
    // (100.25 − 33.3) / 2 = 33.475 and (50 − 10.1) / 2 = 19.95.
    let proxy = try #require(told.value["proxy"])
    #expect(abs(proxy.minX - 33.475) < 1e-6 && abs(proxy.minY - 19.95) < 1e-6)
    #expect(proxy.size == CGSize(width: 33.3, height: 10.1))
    #expect(told.value["layout"]?.size == CGSize(width: 33.3, height: 10.1))
    #expect(told.value["named"]?.size == CGSize(width: 33.3, height: 10.1))
  }
}

/// Says which bounds it was given.
private struct Telling: Layout {
  let tell: (CGRect) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    tell(bounds)
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
