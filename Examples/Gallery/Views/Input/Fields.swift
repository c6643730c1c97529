import SwiftUI

/// Fields for one line.
struct Fields: View {
  @State private var name = "Ada Lovelace"
  @State private var password = "analytical"
  @State private var empty = ""
  @State private var submitted = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    Exhibit("Fields") {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Name", text: $name)
          .textFieldStyle(.roundedBorder)
          .focused($isFocused)
          .onSubmit { submitted = name }
        SecureField("Password", text: $password)
          .textFieldStyle(.roundedBorder)
        TextField("A prompt while it is empty", text: $empty)
          .textFieldStyle(.roundedBorder)
        TextField("Disabled", text: .constant("Disabled"))
          .textFieldStyle(.roundedBorder)
          .disabled(true)
        HStack(spacing: 16) {
          Button("Edit the name") { isFocused = true }
          Text(submitted.isEmpty ? "Press return to submit." : "Hello, \(submitted)!")
            .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: 420)
    }
  }
}
