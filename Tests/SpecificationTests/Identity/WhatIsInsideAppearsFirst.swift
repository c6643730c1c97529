import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Observed on Apple's SwiftUI (https://android.benigumo.com/20240328/onappear-onchange-task): a text in a stack in a
  /// group writes down its own changes and appearances first, each in the order in which they were applied, and every task
  /// starts after all of them.
  @Test func whatIsInsideAppearsFirst() async throws {
    let journal = Journal()
    _ = try TestHost {
      Group {
        VStack {
          Text(verbatim: "hello")
            .task { journal("text task") }
            .onChange(of: true, initial: true) { journal("text change") }
            .onAppear { journal("text +") }
        }
        .task { journal("stack task") }
        .onChange(of: true, initial: true) { journal("stack change") }
        .onAppear { journal("stack +") }
      }
      .task { journal("group task") }
      .onChange(of: true, initial: true) { journal("group change") }
      .onAppear { journal("group +") }
    }
    #expect(journal.take() == ["text change", "text +", "stack change", "stack +", "group change", "group +"])
    await runTasks { journal.count == 3 }
    #expect(journal.take() == ["text task", "stack task", "group task"])
  }
}
