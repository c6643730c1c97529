import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Graphs

/// The pointer over stacked layers: dots stand on the edges that are drawn, labels say what the axis measures.
@MainActor
struct StackHoverTests {
  @Observable final class Outside {
    var selection: GraphSelection?
  }

  struct Plain<Content: GraphContent>: View {
    @Bindable var outside: Outside
    let content: Content

    var body: some View {
      Graph(window: .constant(0.0...2.0)) { content }
        .legend(.hidden).selection($outside.selection)
    }
  }

  private static let names = ["a", "b", "c"]

  /// The values under the pointer at an x of 0...2.
  private func values(
    at x: Double, @GraphContentBuilder _ content: () -> some GraphContent
  ) throws -> [GraphSelection.Value] {
    let outside = Outside()
    let content = content()
    let host = try TestHost(size: CGSize(width: 610, height: 208)) { Plain(outside: outside, content: content) }
    // The axis takes less than 60 points, so that this is nearer to the point than to its neighbours.
    let plot = 610 - 40.0
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 40 + plot * x / 2, y: 100))))
    host.update()
    return try #require(outside.selection).values
  }

  private func series(_ number: Int, _ values: [[Double]]) -> Series { Series(start: 0, step: 1, y: values[number]) }

  @Test func dotsStandOnTheStack() throws {
    let values = [[1, 2, 3], [10, 20, 30], [100, 200, 300]].map { $0.map(Double.init) }
    let areas = try self.values(at: 1) {
      Stack { ForEach(0..<3, id: \.self) { Area(Self.names[$0], points: series($0, values)) } }
    }
    // The middle: 2, 2 + 20, 2 + 20 + 200, the highest first.
    #expect(areas.map(\.name) == ["c", "b", "a"])
    #expect(areas.map(\.y) == [200, 20, 2])
    #expect(areas.map(\.height) == [222, 22, 2])
    let bars = try self.values(at: 1) {
      Stack { ForEach(0..<3, id: \.self) { Bars(Self.names[$0], points: series($0, values)) } }
    }
    #expect(bars.map(\.height) == [222, 22, 2])
  }

  /// Its edges are 10¹⁶ and 10¹⁶ + 2, or 10¹⁶ again in floating point.
  @Test func aSmallValueOnALargeOneKeepsItsLabel() throws {
    let values = [[1e16, 1e16, 1e16], [1, 1, 1]]
    let areas = try self.values(at: 1) {
      Stack { ForEach(0..<2, id: \.self) { Area(Self.names[$0], points: series($0, values)) } }
    }
    #expect(areas.first { $0.name == "b" }?.label == "1")
  }

  @Test func whatIsBelowZeroStandsBelow() throws {
    let values = [[1, 2, 3], [-1, -2, -3], [-10, -20, -30]].map { $0.map(Double.init) }
    let areas = try self.values(at: 1) {
      Stack { ForEach(0..<3, id: \.self) { Area(Self.names[$0], points: series($0, values)) } }
    }
    #expect(areas.map(\.y) == [2, -2, -20])
    #expect(areas.map(\.height) == [2, -2, -22])
  }

  @Test func sharesAreLabelledAsShares() throws {
    let values = [[100, 150, 100], [100, 50, 100]].map { $0.map(Double.init) }
    let areas = try self.values(at: 1) {
      Stack(.normalized) { ForEach(0..<2, id: \.self) { Area(Self.names[$0], points: series($0, values)) } }
      YAxis(unit: .fraction)
    }
    // 150 of 200, on 50 of 200.
    #expect(areas.map(\.y) == [50, 150])
    #expect(areas.map(\.height) == [1, 0.75])
    #expect(areas.map(\.label) == ["25%", "75%"])
  }

  @Test func linesStandAtTheirValues() throws {
    let lines = try values(at: 1) { Line("a", points: Series(start: 0, step: 1, y: [1, 2, 3])) }
    #expect(lines.map(\.height) == [2])
    #expect(lines.map(\.label) == ["2"])
  }
}
