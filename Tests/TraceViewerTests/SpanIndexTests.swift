import Testing

@testable import TraceViewer

struct SpanIndexTests {
  private func index(_ spans: [(Int64, Int64)]) -> SpanIndex {
    SpanIndex(spans.enumerated().map { ($1.0, $1.1, UInt8($1.1 > 500 ? 1 : 0), $0) })
  }

  private func random(_ count: Int) -> [(Int64, Int64)] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in
      (Int64.random(in: 0..<10_000, using: &generator), Int64.random(in: 0..<1000, using: &generator))
    }.sorted { $0.0 < $1.0 }
  }

  @Test(arguments: [1, 15, 16, 17, 300, 5000]) func `the longest of any run is found`(count: Int) {
    let spans = random(count)
    let index = index(spans)
    for _ in 0..<200 {
      let (a, b) = (Int.random(in: 0...count), Int.random(in: 0...count))
      let range = min(a, b)..<max(a, b)
      let expected = range.max { (spans[$0].1, $1) < (spans[$1].1, $0) }
      #expect(index.longest(of: range) == expected)
    }
    let ten = index.longest(10, of: 0..<count).map { spans[$0].1 }
    #expect(ten == Array(spans.map(\.1).sorted(by: >).prefix(10)))
  }

  @Test func `the one that reaches furthest is found`() {
    let spans = random(1000)
    let index = index(spans)
    for before in 1...1000 {
      let furthest = spans.prefix(before).map { $0.0 + $0.1 }.max()
      #expect(index.reachingFurthest(before: before).map { index.end($0) } == furthest)
    }
    #expect(index.reachingFurthest(before: 0) == nil)
  }

  @Test func `a million spans are no more rectangles than pixels`() {
    let spans = SpanIndex(
      (0..<1_000_000).lazy.map { (item: Int) -> (start: Int64, duration: Int64, level: UInt8, item: Int) in
        (Int64(item) * 100, 60, item.isMultiple(of: 50_000) ? 1 : 0, item)
      })
    var window = TimeWindow(duration: 100_000_000)
    #expect(spans.bars(in: window, columns: 1000).count <= 1000)
    window.zoom(by: 0.001, around: 0.3)
    #expect(spans.bars(in: window, columns: 1000).count <= 1001)
  }

  @Test func `spans that can be told apart have rectangles of their own`() {
    // 1,000 ns on 100 pixels: ten nanoseconds a pixel.
    let index = index([(0, 100), (200, 600), (805, 10), (808, 10)])
    let bars = index.bars(in: TimeWindow(duration: 1000), columns: 100)
    #expect(
      bars == [
        LaneBar(left: 0, right: 10, level: 0, span: 0), LaneBar(left: 20, right: 80, level: 1, span: 1),
        LaneBar(left: 80, right: 81, level: 0, span: nil),
      ])
  }

  @Test func `a span that began before the window is drawn`() {
    var window = TimeWindow(duration: 1000)
    window.show(500, 1000)
    #expect(index([(0, 600)]).bars(in: window, columns: 50) == [LaneBar(left: 0, right: 10, level: 1, span: 0)])
  }

  @Test func `the innermost span under a time is found`() {
    let index = index([(0, 900), (100, 200), (950, 2)])
    #expect(index.span(at: 150, tolerance: 5) == 1)
    #expect(index.span(at: 500, tolerance: 5) == 0)
    #expect(index.span(at: 948, tolerance: 5) == 2)
    #expect(index.span(at: 930, tolerance: 5) == nil)
  }
}
