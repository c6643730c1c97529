import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  /// Apple, `dynamicTypeSize(_:)` with a range: limits what the view is handed from outside.
  @Test func typeSizesAreHeldToARange() throws {
    let (journal, size) = (Journal(), Outside(DynamicTypeSize.large))
    let host = try TestHost {
      Following(size) { size in
        VStack {
          KeyReader(\.dynamicTypeSize, journal, "any")
          KeyReader(\.dynamicTypeSize, journal, "below").dynamicTypeSize(...DynamicTypeSize.xLarge)
          KeyReader(\.dynamicTypeSize, journal, "above").dynamicTypeSize(DynamicTypeSize.medium...)
          KeyReader(\.dynamicTypeSize, journal, "one").dynamicTypeSize(.small)
        }
        .dynamicTypeSize(size)
      }
    }
    #expect(journal.take() == ["any large", "below large", "above large", "one small"])
    size.value = .accessibility2
    host.update()
    #expect(journal.take().sorted() == ["above accessibility2", "any accessibility2", "below xLarge"])
    size.value = .xSmall
    host.update()
    #expect(journal.take().sorted() == ["above medium", "any xSmall", "below xSmall"])
  }
}
