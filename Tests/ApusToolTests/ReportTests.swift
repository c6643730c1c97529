import Foundation
import Testing
import TraceAnalysis

@testable import ApusTool

@Suite struct ReportTests {
  /// 5 is 10 with the sign in the lowest bit, -1 is 1; 300 = 0b10_0101100: low seven bits with a mark, then the rest.
  @Test func columnsCodeNumbers() {
    #expect(ReportColumn("x", .plain, [0, 127, 300]).bytes == [0, 127, 0xAC, 2])
    #expect(ReportColumn("x", .signed, [5, -1]).bytes == [10, 1])
    #expect(ReportColumn("x", .delta, [5, 4, 9]).bytes == [10, 1, 10])
  }

  @Test func stacksOfSamplesShareTheirCallers() {
    var stacks = StackTable()
    stacks.addresses = [3, 1, 2, 1]
    stacks.starts = [0, 2, 4]
    var (tree, symbols) = (ReportCallTree(), ReportSymbols())
    let leaves = (0..<2).map { tree.leaf(of: $0, in: stacks, symbols: &symbols) }
    #expect(tree.parents == [-1, 0, 0])
    #expect(leaves == [1, 2])
    #expect(symbols.functions.map(\.name) == ["0x1", "0x3", "0x2"])
  }

  @Test func pathsShareTheirBeginnings() {
    var (paths, strings) = (ReportPaths(), ReportStrings())
    let nodes = ["App/List/Row[1]", "App/List/Row[2]", ""].map { paths.node(of: $0, strings: &strings) }
    #expect(nodes == [2, 3, -1])
    #expect(paths.parents == [-1, 0, 1, 1])
  }

  @Test func namesCannotBecomeMarkup() throws {
    let page = String(
      decoding: try ReportPage([(trace: ReportSyntheticTrace().make(), file: "</script>.trace")]).html(), as: UTF8.self)
    #expect(!page.contains("onerror"))
    #expect(!page.contains("</script>.trace"))
    if let folder = ProcessInfo.processInfo.environment["APUS_REPORT_OUT"] {
      let count = ProcessInfo.processInfo.environment["APUS_REPORT_UPDATES"].flatMap { Int($0) } ?? 2_000
      let trace = ReportSyntheticTrace(updateCount: count).make()
      try ReportPage([(trace: trace, file: "a.trace")]).html().write(
        to: URL(fileURLWithPath: folder + "/report.html"))
      let other = ReportSyntheticTrace(updateCount: count / 4, isSplit: true).make()
      try ReportPage([(trace: trace, file: "a.trace"), (trace: other, file: "b.trace")]).html().write(
        to: URL(fileURLWithPath: folder + "/compare.html"))
    }
  }
}
