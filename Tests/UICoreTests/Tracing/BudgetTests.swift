import Foundation
import Testing
import UICore
import UITestSupport

private struct Row: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct Board: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("\(count)")
      Row(number: count / 2)
      Row(number: 7)
    }
    .frame(width: 200, height: 100)
    .contentShape(Rectangle())
    .onTapGesture { count += 1 }
  }
}

/// Budgets of bodies: every second click changes what the first row is given, none what the second is.
@MainActor @Suite struct BudgetTests {
  @Test func keptBudgetsReturnTheResult() throws {
    let host = try TestHost { Board() }
    let result = try host.expectUpdates(of: Row.self, atMost: 0) {
      host.click(100, 50)
      return "done"
    }
    #expect(result == "done")
    try host.expectUpdates(of: Row.self, exactly: 1) { host.click(100, 50) }
    try host.expectUpdates(of: Board.self, exactly: 2) {
      host.click(100, 50)
      host.click(100, 50)
    }
  }

  @Test func brokenBudgetsNameEachRun() throws {
    let host = try TestHost { Board() }
    // Inside of a macro, code has the macro's line.
    let line = #line + 2
    func keepBudget() throws {
      try host.expectUpdates(of: Board.self, atMost: 1) {
        host.click(100, 50)
        host.click(100, 50)
      }
    }
    let error = #expect(throws: UpdateBudgetError.self) { try keepBudget() }
    #expect(error?.count == 2)
    #expect(error?.allowed == 0...1)
    #expect(
      error?.description == """
        UICoreTests/BudgetTests.swift:\(line): Board updated 2 times; at most 1 allowed.
          Board: changed
          Board: changed
        """)
    #expect(throws: UpdateBudgetError.self) { try host.expectUpdates(of: Board.self, exactly: 1) {} }
  }

  /// What happens inside comes first: the budget is not looked at when the code threw.
  @Test func errorsOfTheCodePassThrough() throws {
    struct Broken: Error {}
    let host = try TestHost { Board() }
    #expect(throws: Broken.self) { try host.expectUpdates(of: Board.self, exactly: 9) { throw Broken() } }
  }

  @Test func theLogHasEveryRunInOrder() throws {
    let host = try TestHost { Board() }
    #expect(host.updateLog.map(\.description) == ["Board: made", "Board/Row: made", "Board/Row: made"])
    host.resetCounts()
    host.click(100, 50)
    host.click(100, 50)
    #expect(host.updateLog.map(\.view) == ["Board", "Board", "Row"])
    #expect(host.updateLog.allSatisfy { !$0.isFirst && $0.outcome == .changed })
  }
}
