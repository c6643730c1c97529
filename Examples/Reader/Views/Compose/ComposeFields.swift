import SwiftUI

/// From whom, to whom, about what.
struct ComposeFields: View {
  @Binding var draft: Draft
  @Environment(ReaderModel.self) private var model
  @FocusState private var field: Field?

  private enum Field { case recipient, subject }

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 10) {
      GridRow {
        label("From")
        Picker("From", selection: $draft.address) {
          ForEach(model.accounts) { account in
            Text(verbatim: "\(account.section) (\(account.address))").tag(account.address)
          }
        }
        .labelsHidden()
        .fixedSize()
      }
      GridRow {
        label("To")
        TextField("To", text: $draft.recipient, prompt: Text("name@example.org"))
          .textFieldStyle(.roundedBorder)
          .focused($field, equals: .recipient)
      }
      GridRow {
        label("Subject")
        TextField("Subject", text: $draft.subject, prompt: Text(verbatim: ""))
          .textFieldStyle(.roundedBorder)
          .focused($field, equals: .subject)
      }
    }
    .defaultFocus($field, .recipient)
  }

  private func label(_ text: LocalizedStringKey) -> some View {
    Text(text)
      .foregroundStyle(.secondary)
      .gridColumnAlignment(.trailing)
      .accessibilityHidden(true)
  }
}
