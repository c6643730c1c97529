import SwiftUI
import Testing
import UITestSupport

private final class Inner: ObservableObject {
  @Published var value = 0
}

private final class Outer: ObservableObject {
  @Published var inner = Inner()
}

private struct Reader: View {
  @ObservedObject var outer: Outer
  var body: some View { Text("\(outer.inner.value)") }
}

extension StateSpecification {
  /// A published reference announces that it refers to something else, not that this has changed.
  @Test func nestedObjectIsNotObserved() throws {
    let outer = Outer()
    let host = try TestHost { Reader(outer: outer) }
    outer.inner.value = 1
    host.update()
    #expect(host.bodies(of: Reader.self) == 1)
    outer.inner = Inner()
    host.update()
    #expect(host.bodies(of: Reader.self) == 2)
  }
}
