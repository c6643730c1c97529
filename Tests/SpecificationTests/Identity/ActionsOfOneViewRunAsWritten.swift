import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Observed on Apple's SwiftUI (https://android.benigumo.com/20240328/onappear-onchange-task): appearance and initial
  /// change run in the order in which they are written.
  @Test func actionsOfOneViewRunAsWritten() throws {
    let journal = Journal()
    _ = try TestHost {
      Text(verbatim: "a")
        .onAppear { journal("a +") }
        .onChange(of: true, initial: true) { journal("a change") }
      Text(verbatim: "b")
        .onChange(of: true, initial: true) { journal("b change") }
        .onAppear { journal("b +") }
    }
    #expect(journal.take() == ["a +", "a change", "b change", "b +"])
  }
}
