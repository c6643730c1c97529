import GraphData
import Testing

struct SeriesAppendTests {
  @Test func copiesStayWhatTheyWere() {
    var series = Series(x: [], y: [Double]())
    var copies: [Series] = []
    for index in 0..<200 {
      series.append(x: Double(index), y: Double(index * 10))
      copies.append(series)
    }
    for (index, copy) in copies.enumerated() {
      #expect(copy.count == index + 1)
      #expect(copy.y(at: index) == Double(index * 10))
    }
  }

  @Test func forksDiffer() {
    var left = Series(x: [1, 2], y: [1, 2])
    left.append(x: 3, y: 3)
    var right = left
    left.append(x: 4, y: 4)
    right.append(x: 4, y: 40)
    right.append(x: 5, y: 50)
    #expect(left.y(at: 3) == 4 && right.y(at: 3) == 40)
    #expect(left.count == 4 && right.count == 5)
    #expect(left != right)
  }

  @Test func earlierPointsAreInserted() {
    var series = Series(x: [1, 3, 5], y: [1, 3, 5])
    let copy = series
    series.append(x: 3, y: 30)
    series.append(x: 0, y: 0)
    series.append(x: .nan, y: 7)
    #expect((0..<5).map(series.y(at:)) == [0, 1, 3, 30, 5])
    #expect((0..<3).map(copy.y(at:)) == [1, 3, 5])
  }

  @Test func sharedXStaysShared() {
    var pair = Series.sharing(x: [1, 2], columns: [[1, 2], [10, 20]])
    for index in 3..<500 {
      pair[0].append(x: Double(index), y: 0)
      pair[1].append(x: Double(index), y: 1)
    }
    #expect(pair[0].xColumn === pair[1].xColumn)
    pair[0].append(x: 1000, y: 0)
    pair[1].append(x: 1001, y: 1)
    #expect(pair[0].x(at: 499) == 1001 || pair[0].xExtent == 1...1000)
    #expect(pair[1].xExtent == 1...1001)
    #expect(pair[0].xExtent == 1...1000)
  }

  @Test func regularXStaysRegularWhileItIs() {
    var series = Series(start: 0, step: 0.1, y: [1, 2, 3])
    series.append(x: 0.1 + 0.1 + 0.1, y: 4)
    #expect(series.xColumn === XColumn(start: 0, step: 0.1, count: 4))
    series.append(x: 17, y: 5)
    #expect(series.xExtent == 0...17)
    #expect(series.x(at: 1) == 0.1)
  }

  @Test func emptyIsNotChanged() {
    var first = Series.empty
    var second = Series.empty
    first.append(x: 1, y: 1)
    second.append(x: 2, y: 2)
    #expect(Series.empty.count == 0)
    #expect(first.y(at: 0) == 1 && second.y(at: 0) == 2)
  }

  @Test func forksOnManyThreads() async {
    let pair = Series.sharing(x: [0, 1], columns: [[0, 1], [0, 1]])
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          var series = pair[task % 2]
          for index in 2..<3_000 {
            series.append(x: Double(index), y: Double(index * (task + 1)))
            if index % 500 == 0 { _ = series.yExtent(in: 0..<series.count) }
          }
          return (2..<3_000).allSatisfy {
            series.y(at: $0) == Double($0 * (task + 1)) && series.x(at: $0) == Double($0)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
