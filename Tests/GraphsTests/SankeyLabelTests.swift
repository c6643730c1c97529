import Foundation
import Testing

@testable import Graphs

/// Names of the groups of a flow diagram stand apart.
@MainActor struct SankeyLabelTests {
  private func frames(_ flows: [Sankey.Flow], _ size: CGSize) -> [String: CGRect] {
    let layout = SankeyLayout(flows)
    let labels = layout.labels(layout.boxes(in: size), in: size)
    return Dictionary(uniqueKeysWithValues: labels.map { (layout.names[$0.node], $0.frame) })
  }

  @Test func namesOfSmallGroupsDoNotTouch() {
    let flows = [Sankey.Flow("all", "large", 1000)] + (0..<6).map { Sankey.Flow("all", "small \($0)", 1) }
    let size = CGSize(width: 400, height: 160)
    let frames = frames(flows, size)
    #expect(frames.count == 8)
    let column = frames.filter { $0.key != "all" }.values.sorted { $0.minY < $1.minY }
    for (upper, lower) in zip(column, column.dropFirst()) { #expect(lower.minY >= upper.maxY) }
    #expect(column.allSatisfy { $0.minY >= 0 && $0.maxY <= size.height })
  }

  /// 60 points hold four names of 14: those of the four largest groups.
  @Test func theSmallestGoWhereThereIsNoRoom() {
    let flows = (1...8).map { Sankey.Flow("all", "g\($0)", Double($0)) }
    let names = frames(flows, CGSize(width: 400, height: 60)).keys.filter { $0 != "all" }.sorted()
    #expect(names == ["g5", "g6", "g7", "g8"])
  }

  /// Names end before the next column, and before those of the last one.
  @Test func namesKeepToTheirColumn() {
    let frames = frames([.init("a", "b", 1), .init("b", "c", 1)], CGSize(width: 312, height: 100))
    // Columns are 150 apart: 150 less 12 for the box and 10 for gaps are 128, of which the last two take a half each.
    #expect(frames["a"]?.width == 128 && frames["b"]?.width == 64 && frames["c"]?.width == 64)
    #expect(frames["b"]!.maxX <= frames["c"]!.minX)
    #expect(frames["c"]!.maxX == 295)
  }
}
