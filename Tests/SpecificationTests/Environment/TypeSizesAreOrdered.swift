import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  /// Apple, `DynamicTypeSize`: twelve sizes, the last five for accessibility; `large` is the default.
  @Test func typeSizesAreOrdered() throws {
    let journal = Journal()
    _ = try TestHost { KeyReader(\.dynamicTypeSize, journal) }
    #expect(journal.take() == ["large"])
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }
}
