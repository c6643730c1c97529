import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Stacked areas that go through zero: each sign stacks by itself.
@MainActor struct AreaSignTests {
  private struct Value {
    var name: String
    var x: Double
    var y: Double
  }
  private let values = [
    Value(name: "a", x: 0, y: 1), Value(name: "a", x: 10, y: -1), Value(name: "b", x: 0, y: 1),
    Value(name: "b", x: 10, y: 1),
  ]

  private func chart(_ values: [Value]) -> some ChartContent {
    ForEach(values, id: \.name) {
      AreaMark(x: .value("X", $0.x), y: .value("Y", $0.y)).foregroundStyle(by: .value("N", $0.name))
    }
  }

  /// From where to where each mark reaches, in the order in which they come.
  private func reaches(_ values: [Value]) -> [String: [[Double]]] {
    let plan = ChartPlan { chart(values) }
    let domain = plan.y.scale.domain
    func number(_ place: Double) -> Double {
      ((domain.lowerBound + place * (domain.upperBound - domain.lowerBound)) * 1000).rounded() / 1000
    }
    var reaches: [String: [[Double]]] = [:]
    for layer in plan.drawing.layers {
      for mark in layer.marks {
        let place = plan.places[mark]
        let isBlue = plan.drawing.looks[mark].ink as? Color == .blue
        let x = (place.x0 * 1000).rounded() / 100
        reaches[isBlue ? "a" : "b", default: []].append([x, number(place.y0), number(place.y1)])
      }
    }
    return reaches
  }

  @Test func neighboursMeetWhereAnAreaIsNothing() {
    let reaches = reaches(values)
    #expect(reaches["a"] == [[0, 0, 1], [5, 0, 0], [5, 0, 0], [10, 0, -1]])
    #expect(reaches["b"] == [[0, 1, 2], [5, 0, 1], [10, 0, 1]])
  }

  @Test func theOneAboveChangesItsStack() {
    let reaches = reaches(
      Array(values[2...] + values[..<2]).map {
        Value(name: $0.name == "a" ? "b" : "a", x: $0.x, y: $0.y)
      })
    #expect(reaches["a"] == [[0, 0, 1], [5, 0, 1], [10, 0, 1]])
    #expect(reaches["b"] == [[0, 1, 2], [5, 1, 1], [5, 0, 0], [10, 0, -1]])
  }

  @Test func nothingIsLeftWhite() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 120)) {
      Chart { chart(values) }
        .chartYScale(domain: -2...2).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        .background(.white)
    }
    let picture = host.snapshot()
    func isWhite(_ x: Int, _ y: Int) -> Bool {
      picture.pixels[y * picture.width + x] == picture.pixels[119 * picture.width]
    }
    // From zero, at 60, to the top of the upper area: 1 is 30 points.
    for x in stride(from: 4, to: 200, by: 8) {
      let top = 60 - 30 * max(2 - Double(x) / 100, 1)
      for y in stride(from: Int(top) + 3, to: 58, by: 3) { #expect(!isWhite(x, y), "\(x) \(y)") }
    }
    try host.report("signs")
  }

  @Test func pointsBetweenAreNoMarks() {
    let plan = ChartPlan {
      ForEach(values, id: \.name) {
        AreaMark(x: .value("X", $0.x), y: .value("Y", $0.y)).foregroundStyle(by: .value("N", $0.name)).symbol(.circle)
          .annotation { Text("A") }
      }
    }
    #expect(plan.spoken.count == 4 && plan.annotations.count == 4)
    #expect(plan.drawing.looks.count { $0.symbol != nil } == 4)
  }
}
