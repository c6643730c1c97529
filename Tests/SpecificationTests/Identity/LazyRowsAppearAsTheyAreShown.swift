import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func lazyRowsAppearAsTheyAreShown() throws {
    let journal = Journal()
    let host = try TestHost {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { row in
            Color.red.frame(height: 100).onAppear { journal("+\(row)") }.onDisappear { journal("-\(row)") }
          }
        }
      }
    }
    let first = journal.take()
    #expect(first.contains("+0") && !first.contains("+500"))
    host.scroll(100, 50, dy: 50_000)
    let then = journal.take()
    #expect(then.contains("+500") && then.contains("-0") && !then.contains("+0"))
  }
}
