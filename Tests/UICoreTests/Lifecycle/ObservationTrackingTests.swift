import SwiftUI
import Testing
import UITestSupport

@Observable private final class Account {
  var balance = 1
  var owner = "Ada"
}

/// Written to by a closure that may run anywhere; here on the main thread.
private final class Changes: @unchecked Sendable {
  let account: Account
  private(set) var balances: [Int] = []
  init(of account: Account) { self.account = account }
  func note() { balances.append(account.balance) }
}

/// A program that follows a model beside its views.
@MainActor struct ObservationTrackingTests {
  private struct Screen: View {
    let account: Account
    var body: some View {
      VStack {
        Text("has \(account.balance)")
        Button("earn") { account.balance += 1 }
        Button("sell") { account.owner += "!" }
      }
    }
  }

  @Test func theFirstChangeOfWhatWasReadIsToldOnce() throws {
    let account = Account()
    let changes = Changes(of: account)
    let host = try TestHost { Screen(account: account) }
    let read = withObservationTracking {
      account.balance
    } onChange: {
      // Before the new value is there.
      changes.note()
    }
    #expect(read == 1)
    host.buttons["sell"]?.click()
    #expect(changes.balances == [])
    host.buttons["earn"]?.click()
    host.buttons["earn"]?.click()
    #expect(changes.balances == [1])
    // The view, which reads the same, follows every change.
    #expect(host.staticTexts["has 3"] != nil)
  }
}
