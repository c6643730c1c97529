import SwiftUI
import Testing
import UICore
import UITestSupport

/// A field whose program corrects what is typed.
@MainActor struct CorrectedTypingTests {
  /// Corrected by the binding, or after the change.
  private struct Field: View {
    @State private var text = ""
    let byBinding: Bool

    var body: some View {
      VStack {
        if byBinding {
          TextField(
            "Code",
            text: Binding {
              text
            } set: {
              text = $0.uppercased()
            })
        } else {
          TextField("Code", text: $text).onChange(of: text) { text = text.uppercased() }
        }
        Button("Clear") { text = "" }
      }
    }
  }

  private func undo(_ host: TestHost) {
    host.send(.keyDown(.character("z"), modifiers: .control, isRepeat: false))
    host.send(.keyUp(.character("z"), modifiers: .control))
  }

  @Test(arguments: [true, false]) func whatIsTypedIsUndoneThoughItWasCorrected(byBinding: Bool) throws {
    let host = try TestHost(size: CGSize(width: 200, height: 100)) { Field(byBinding: byBinding) }
    host.textFields["Code"]?.type("ab")
    #expect(host.textFields["Code"]?.value == "AB")
    undo(host)
    #expect(host.textFields["Code"]?.value == "")
    host.type("cd")
    #expect(host.textFields["Code"]?.value == "CD")
  }

  @Test(arguments: [true, false]) func whatTheProgramClearsDoesNotComeBack(byBinding: Bool) throws {
    let host = try TestHost(size: CGSize(width: 200, height: 100)) { Field(byBinding: byBinding) }
    host.textFields["Code"]?.type("ab")
    host.buttons["Clear"]?.activate()
    host.textFields["Code"]?.click()
    host.type("x")
    #expect(host.textFields["Code"]?.value == "X")
  }
}
