import SwiftUI
import Testing
import UITestSupport

private struct Counter: View {
  @State private var count = 1
  var body: some View {
    Text("\(count)")
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { count = 1 }
  }
}

extension StateSpecification {
  /// A write of an equal value changes nothing.
  @Test func stateWrittenWithTheSameValueRunsNothing() throws {
    let host = try TestHost { Counter() }
    host.click(100, 50)
    #expect(host.bodies(of: Counter.self) == 1)
  }
}
