import SwiftUI
import Testing
import UITestSupport

/// A style of text fields that the program has made.
@MainActor @Suite struct OwnTextFieldStyleTests {
  private struct Boxed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    var width: CGFloat = 100
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(isEnabled ? "open" : "closed")
        configuration.textFieldStyle(.plain).frame(width: width)
      }
    }
  }

  private struct Fields: View {
    @State private var name = ""
    @State private var count = 1
    @State private var secret = ""
    @State private var width: CGFloat = 100
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("name", text: $name).focused($isFocused).onSubmit { width = 60 }
        TextField("count", value: $count, format: .number)
        SecureField("secret", text: $secret).disabled(true)
        Text("\(name) \(count) \(isFocused)")
      }
      .textFieldStyle(Boxed(width: width))
    }
  }

  @Test func theFieldIsInIt() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Fields() }
    #expect(host.staticTexts.map(\.label) == ["open", "open", "closed", " 1 false"], "\(host.elementDump)")
    #expect(host.textFields.map(\.frame.width) == [100, 100, 100])
    host.textFields["name"]?.type("ab")
    #expect(host.staticTexts["ab 1 true"] != nil)
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    #expect(host.textFields.map(\.frame.width) == [60, 60, 60])
    host.textFields["count"]?.type("2")
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    #expect(host.staticTexts["ab 12 false"] != nil, "\(host.elementDump)")
  }
}
