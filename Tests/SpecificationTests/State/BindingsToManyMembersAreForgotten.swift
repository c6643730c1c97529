import SwiftUI
import Testing
import UITestSupport

@testable import UICore

private struct Table {
  var flags: Set<Int> = []
  subscript(index: Int) -> Bool {
    get { flags.contains(index) }
    set { if newValue { flags.insert(index) } else { flags.remove(index) } }
  }
}

extension StateSpecification {
  /// Of the bindings to a hundred thousand members of one value those are remembered that somebody holds.
  @Test func bindingsToManyMembersAreForgotten() {
    let location = FunctionLocation<Table>(get: { Table() }, set: { _, _ in })
    let held = location.projecting(\.flags)
    var most = 0
    for index in 0..<100_000 {
      _ = location.projecting(\.[index])
      most = max(most, location.projectionCount)
    }
    #expect(most < 16)
    #expect(location.projecting(\.flags) === held)
  }
}
