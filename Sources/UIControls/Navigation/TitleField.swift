import Foundation
import Geometry
import UICore

/// A title while it is edited in place.
///
/// Return and the loss of the focus take what is typed, unless that is nothing; Escape takes nothing.
struct TitleField: View {
  let name: Binding<String>
  let font: Font
  @Binding var isRenaming: Bool
  @State private var typed = ""
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 5, style: .continuous)
    TextField("Title", text: $typed, selection: $selection)
      .textFieldStyle(.plain)
      .font(font)
      .focused($isFocused)
      .padding(.horizontal, 4)
      .background(Color.controlFill, in: shape)
      .overlay { if isFocused { FocusRingShape(cornerRadius: 5) } }
      .frame(maxWidth: 240)
      .onAppear {
        typed = name.wrappedValue
        selection = TextSelection(range: typed.startIndex..<typed.endIndex)
        isFocused = true
      }
      .onSubmit { finish() }
      .onExitCommand { isRenaming = false }
      .onChange(of: isFocused) { was, isFocused in
        if was, !isFocused, isRenaming { finish() }
      }
  }

  private func finish() {
    isRenaming = false
    if !typed.isEmpty, typed != name.wrappedValue { name.wrappedValue = typed }
  }
}
