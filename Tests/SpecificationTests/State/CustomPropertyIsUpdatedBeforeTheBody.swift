import SwiftUI
import Testing
import UITestSupport

private struct Doubled: DynamicProperty {
  @State var value = 1
  private(set) var result = 0
  let journal: Journal

  mutating func update() {
    let (journal, value) = (journal, value)
    MainActor.assumeIsolated { journal("update \(value)") }
    result = value * 2
  }
}

private struct Reader: View {
  private var doubled: Doubled
  let journal: Journal

  init(_ journal: Journal) {
    doubled = Doubled(journal: journal)
    self.journal = journal
  }

  var body: some View {
    let _ = journal("body \(doubled.result)")
    Color.red.onTapGesture { doubled.value += 1 }
  }
}

extension StateSpecification {
  /// The properties inside are brought up to date, then `update()` is called, then the body runs.
  @Test func customPropertyIsUpdatedBeforeTheBody() throws {
    let journal = Journal()
    let host = try TestHost { Reader(journal) }
    host.click(100, 50)
    #expect(journal.take() == ["update 1", "body 2", "update 2", "body 4"])
  }
}
