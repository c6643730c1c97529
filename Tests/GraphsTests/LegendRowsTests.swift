import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Names of a legend below a graph stand whole.
@MainActor struct LegendRowsTests {
  @Test func aLineHasWholeNamesAndSaysHowManyMoreThereAre() {
    // Three of 80 with 14 between them are 268.
    #expect(LegendRows.count([80, 80, 80], in: 268) == 3)
    // One point less: two are 174, and 14 + 36 for "+1" are 224.
    #expect(LegendRows.count([80, 80, 80], in: 267) == 2)
    #expect(LegendRows.count([80, 80, 80], in: 223) == 1)
    // A name that is wider than the line is cut with an ellipsis.
    #expect(LegendRows.count([500, 80], in: 100) == 1)
    #expect(LegendLines.lines([80, 80, 80, 80], in: 180) == [0..<2, 2..<4])
    #expect(LegendLines.lines([500, 80, 80], in: 180) == [0..<1, 1..<3])
    #expect(LegendLines.lines([], in: 180).isEmpty)
  }

  /// Twenty series: the last of those shown ends before the graph does.
  @Test func noNameIsCutAtTheEdge() throws {
    let names = (0..<20).map { "a rather long name \($0)" }
    let host = try TestHost(size: CGSize(width: 500, height: 240)) {
      Graph {
        ForEach(names, id: \.self) { Line($0, points: Series(x: [0, 1], y: [0, 1])) }
      }
      .legend(.list)
    }
    let picture = host.snapshot()
    // The legend's line is 16 high, at the lower edge; a name that is cut has ink in the last columns.
    let isInk = (224..<240).contains { y in (496..<500).contains { x in picture.pixel(x, y).red < 200 } }
    #expect(!isInk)
    #expect(host.bodies["LegendEntry", default: 0] < 6)
  }
  /// A click on the number shows the others, in lines below.
  @Test func theOthersAreShownByAClick() throws {
    let names = (0..<20).map { "a rather long name \($0)" }
    let host = try TestHost(size: CGSize(width: 500, height: 400)) {
      Graph {
        ForEach(names, id: \.self) { Line($0, points: Series(x: [0, 1], y: [0, 1])) }
      }
      .legend(.list)
    }
    let before = host.bodies["LegendEntry", default: 0]
    // "+17" stands after the last of three names, each of about 150 points.
    for x in stride(from: 490, to: 300, by: -6) where host.bodies["LegendEntry", default: 0] == before {
      host.click(CGFloat(x), 392)
      host.update()
    }
    #expect(host.bodies["LegendEntry", default: 0] >= 20)
    #expect(host.messages.isEmpty)
  }
}
