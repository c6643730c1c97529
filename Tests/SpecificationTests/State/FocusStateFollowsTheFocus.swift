import SwiftUI
import Testing
import UITestSupport

private struct Form: View {
  enum Field: Hashable { case name, mail }
  let journal: Journal
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var mail = ""

  var body: some View {
    let _ = journal(field.map { "\($0)" } ?? "none")
    VStack(spacing: 0) {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Mail", text: $mail).focused($field, equals: .mail)
    }
    .onSubmit { field = field == .name ? .mail : nil }
  }
}

extension StateSpecification {
  /// Tab moves the focus and the state follows; writing the state moves the focus.
  @Test func focusStateFollowsTheFocus() throws {
    let journal = Journal()
    let host = try TestHost { Form(journal: journal) }
    #expect(journal.take() == ["none"])
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    #expect(journal.take() == ["name"])
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    #expect(journal.take() == ["mail"])
  }
}
