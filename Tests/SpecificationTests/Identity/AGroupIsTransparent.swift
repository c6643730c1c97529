import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Apple, `Group`: what is applied to a group is applied to each of its members.
  @Test func aGroupIsTransparent() throws {
    let journal = Journal()
    _ = try TestHost {
      VStack {
        Group {
          Color.red
          Color.blue
        }
        .onAppear { journal("+") }
      }
    }
    #expect(journal.take() == ["+", "+"])
  }
}
