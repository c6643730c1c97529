import SwiftUI
import Testing
import UITestSupport

private let key = "StorageWrittenWithTheSameValueRunsNothing"

private struct Counter: View {
  @AppStorage(key) private var count = 0
  @AppStorage(key + " other") private var other = 0

  var body: some View {
    Text("\(count)")
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { count = 5 }
  }
}

extension StateSpecification {
  /// As with state, storing what is there already changes nothing.
  @Test func storageWrittenWithTheSameValueRunsNothing() throws {
    let host = try TestHost { Counter() }
    host.click(100, 50)
    host.click(100, 50)
    #expect(host.bodies(of: Counter.self) == 2)
  }
}
