import SwiftUI
import Testing
import UITestSupport

private enum Depth: EnvironmentKey { static var defaultValue: Int { 3 } }
extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[Depth.self] }
    set { self[Depth.self] = newValue }
  }
}

extension EnvironmentSpecification {
  @Test func whereNobodySetsAKeyThereIsItsDefault() throws {
    let journal = Journal()
    _ = try TestHost { KeyReader(\.depth, journal) }
    #expect(journal.take() == ["3"])
  }
}
