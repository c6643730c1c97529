import GraphData
import Testing

@Suite struct CategoryScaleTests {
  @Test func bands() {
    // step = 100 / (4 - 0.2 + 0.2) = 25, width = 20, first start = 0.1 · 25.
    let scale = CategoryScale(["a", "b", "c", "d", "b"], length: 100)
    #expect(scale.categories == ["a", "b", "c", "d"])
    #expect(scale.step == 25 && scale.bandwidth == 20)
    #expect(scale.band(for: "a") == 2.5...22.5)
    #expect(scale.center(of: "d") == 87.5)
    #expect(scale.band(for: "e") == nil)
  }

  @Test func hitTesting() {
    let scale = CategoryScale([1, 2, 3, 4], length: 100)
    #expect(scale.index(at: 12) == 0)
    #expect(scale.index(at: 24.9) == 0)
    #expect(scale.index(at: 25.1) == 1)
    #expect(scale.index(at: 99.9) == 3)
    #expect(scale.index(at: -0.1) == nil && scale.index(at: 100.1) == nil && scale.index(at: .nan) == nil)
  }

  @Test func degenerate() {
    #expect(CategoryScale([Int](), length: 100).index(at: 50) == nil)
    #expect(CategoryScale([1], length: .nan).bandwidth == 0)
    #expect(CategoryScale([1], length: 50, innerPadding: 1, outerPadding: 0).bandwidth == 0)
  }
}
