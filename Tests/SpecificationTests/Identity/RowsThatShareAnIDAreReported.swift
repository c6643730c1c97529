import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func rowsThatShareAnIDAreReported() throws {
    let census = Census()
    let ids = Outside([1])
    let host = try TestHost { Following(ids) { ForEach($0, id: \.self) { Resident("\($0)-", census) } } }
    ids.value = [1, 1]
    host.update()
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("the id 1 occurs more than once") == true)
    host.checkInvariants()
  }
}
