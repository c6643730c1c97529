import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Transparent and hidden views are there all the same.
  @Test func anInvisibleViewAppears() throws {
    let journal = Journal()
    _ = try TestHost {
      Color.red.opacity(0).onAppear { journal("transparent") }
      Color.red.hidden().onAppear { journal("hidden") }
      Color.red.frame(width: 0, height: 0).onAppear { journal("empty") }
    }
    #expect(journal.take() == ["transparent", "hidden", "empty"])
  }
}
