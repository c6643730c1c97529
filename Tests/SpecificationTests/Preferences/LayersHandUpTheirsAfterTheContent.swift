import SwiftUI
import Testing
import UITestSupport

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension PreferenceSpecification {
  @Test func layersHandUpTheirsAfterTheContent() throws {
    let journal = Journal()
    _ = try TestHost {
      Color.red
        .preference(key: Names.self, value: ["content"])
        .overlay { Color.red.preference(key: Names.self, value: ["overlay"]) }
        .background { Color.red.preference(key: Names.self, value: ["background"]) }
        .onPreferenceChange(Names.self) { journal($0.joined(separator: " ")) }
    }
    #expect(journal.take() == ["content overlay background"])
  }
}
