import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Where one view takes another's place, the new one appears before the old one disappears; on Apple's SwiftUI a view
  /// whose id changes once writes "AAD", and the last "D" when its window closes.
  @Test func whatComesIsHeardBeforeWhatGoes() throws {
    let (journal, id) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(id) { id in
        Color.red
          .onAppear { journal("A\(id)") }
          .onDisappear { journal("D\(id)") }
          .id(id)
      }
    }
    #expect(journal.take() == ["A1"])
    id.value = 2
    host.update()
    #expect(journal.take() == ["A2", "D1"])
    host.close()
    #expect(journal.take() == ["D2"])
  }
}
