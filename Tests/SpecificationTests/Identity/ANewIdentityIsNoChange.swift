import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// `onChange` compares values of one view: a new view has nothing to compare with.
  @Test func aNewIdentityIsNoChange() throws {
    let (journal, id) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(id) { id in
        Color.red.onChange(of: id) { journal("inside \($0) \($1)") }
          .id(id)
          .onChange(of: id) { journal("outside \($0) \($1)") }
      }
    }
    id.value = 2
    host.update()
    #expect(journal.take() == ["outside 1 2"])
  }
}
