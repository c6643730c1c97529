import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aViewAppearsOnce() throws {
    let (journal, number) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(number) { number in
        Text(verbatim: "\(number)").onAppear { journal("+\(number)") }.onDisappear { journal("-\(number)") }
      }
    }
    #expect(journal.take() == ["+1"])
    number.value = 2
    host.update()
    #expect(journal.take() == [])
    // The action is that of the last body.
    host.close()
    #expect(journal.take() == ["-2"])
  }
}
