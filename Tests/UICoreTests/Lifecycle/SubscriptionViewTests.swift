import Combine
import Foundation
import SwiftUI
import Testing
import UITestSupport

/// A view that hears of what a publisher sends.
@MainActor struct SubscriptionViewTests {
  private struct Screen: View {
    let numbers: PassthroughSubject<Int, Never>
    @State private var sum = 0
    var body: some View {
      SubscriptionView(content: Text("sum \(sum)").foregroundStyle(.link), publisher: numbers) { sum += $0 }
    }
  }

  @Test func itShowsItsContentAndCallsTheAction() throws {
    let numbers = PassthroughSubject<Int, Never>()
    let host = try TestHost { Screen(numbers: numbers) }
    numbers.send(3)
    numbers.send(4)
    host.update()
    #expect(host.staticTexts.first?.label == "sum 7")
  }
}
