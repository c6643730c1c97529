import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// `onAppear` outside `id(_:)` belongs to the place, not to the view that the id names.
  @Test func appearanceAroundAnIDIsNotRepeated() throws {
    let (journal, id) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(id) { id in
        Color.red
          .onAppear { journal("inside +") }
          .id(id)
          .onAppear { journal("outside +") }
      }
    }
    #expect(journal.take().sorted() == ["inside +", "outside +"])
    id.value = 2
    host.update()
    #expect(journal.take() == ["inside +"])
  }
}
