import Observation
import SwiftUI
import Testing

@MainActor @Observable private final class ChangingModel { var width: CGFloat = 10 }

private struct Changing: View {
  let model: ChangingModel
  let journal: Journal

  var body: some View {
    let width = model.width
    Caching(journal: journal) { Block(width, 10).named("a") }
  }
}

private struct Caching: Layout {
  struct Cache { var widths: [CGFloat] }
  let journal: Journal

  func makeCache(subviews: Subviews) -> Cache {
    MainActor.assumeIsolated { journal("make") }
    return Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    let count = cache.widths.count
    MainActor.assumeIsolated { journal("update \(count)") }
    cache.widths = subviews.map { $0.sizeThatFits(.unspecified).width }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: cache.widths.reduce(0, +), height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

extension LayoutSpecification {
  /// A layout's cache is made once; when subviews change it is updated, and sizing and placing hand it on.
  @Test func aCacheIsMadeOnceAndUpdated() {
    let (model, journal) = (ChangingModel(), Journal())
    let scene = LayoutScene(100, 100) {
      Changing(model: model, journal: journal)
    }
    #expect(journal.take() == ["make"])
    scene.expect(["a": rect(45, 45, 10, 10)])
    model.width = 30
    scene.update()
    #expect(journal.take() == ["update 1"])
    scene.expect(["a": rect(35, 45, 30, 10)])
    scene.resize(200, 100)
    #expect(journal.take() == [])
  }
}
