import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func rowsComeAndGoOneByOne() throws {
    let (journal, ids) = (Journal(), Outside([1, 2, 3]))
    let host = try TestHost {
      Following(ids) { ids in
        ForEach(ids, id: \.self) { id in
          Color.red.onAppear { journal("+\(id)") }.onDisappear { journal("-\(id)") }
        }
      }
    }
    #expect(journal.take() == ["+1", "+2", "+3"])
    ids.value = [4, 3, 1]
    host.update()
    #expect(journal.take() == ["+4", "-2"])
  }
}
