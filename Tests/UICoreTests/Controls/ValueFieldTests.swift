import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Fields of values, and the older forms of fields of texts.
@MainActor
struct ValueFieldTests {
  @Test func aValueIsWrittenWhenEditingEnds() throws {
    struct Form: View {
      @State var count = 12
      var body: some View {
        VStack {
          TextField("Count", value: $count, format: .number)
          TextField("Other", text: .constant(""))
          Text("is \(count)")
        }
      }
    }
    let host = try TestHost(size: CGSize(width: 200, height: 120)) { Form() }
    #expect(host.textFields["Count"]?.value == "12")
    host.textFields["Count"]?.click()
    host.send(.keyDown(.end, modifiers: [], isRepeat: false))
    host.type("3")
    #expect(host.staticTexts["is 12"] != nil)
    #expect(host.textFields["Count"]?.value == "123")
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    #expect(host.staticTexts["is 123"] != nil)
    // What is no number is put back when the focus goes.
    host.type("x")
    host.textFields["Other"]?.click()
    #expect(host.textFields["Count"]?.value == "123")
    #expect(host.staticTexts["is 123"] != nil)
  }

  @Test func aValueOrNoneIsNoneWhereTheTextSaysNone() throws {
    struct Form: View {
      @State var price: Double? = 2.5
      var body: some View {
        TextField("Price", value: $price, format: .number)
        Text(price.map { "is \($0)" } ?? "none")
      }
    }
    let host = try TestHost(size: CGSize(width: 200, height: 120)) { VStack { Form() } }
    host.textFields["Price"]?.click()
    host.send(.keyDown(.character("a"), modifiers: .control, isRepeat: false))
    host.send(.keyDown(.delete, modifiers: [], isRepeat: false))
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    #expect(host.staticTexts["none"] != nil)
    host.type("7")
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    #expect(host.staticTexts["is 7.000000"] != nil)
  }

  @Test func aFormatterReadsAndWritesNumbers() throws {
    struct Form: View {
      @State var amount = 3.0
      let formatter: NumberFormatter
      var body: some View {
        TextField("Amount", value: $amount, formatter: formatter)
        Text("is \(amount)")
      }
    }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumFractionDigits = 2
    let host = try TestHost(size: CGSize(width: 200, height: 120)) { VStack { Form(formatter: formatter) } }
    #expect(host.textFields["Amount"]?.value == "3.00")
    host.textFields["Amount"]?.click()
    host.send(.keyDown(.character("a"), modifiers: .control, isRepeat: false))
    host.type("4.5")
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    #expect(host.staticTexts["is 4.500000"] != nil)
  }

  @Observable final class Log { var lines: [String] = [] }

  @Test func theOlderFormsCallBack() throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 200, height: 120)) {
      VStack {
        TextField("A", text: .constant(""), onEditingChanged: { log.lines.append("\($0)") }) {
          log.lines.append("commit")
        }
        TextField("B", text: .constant("")) { log.lines.append("b") }
        TextField(text: .constant(""), prompt: Text("Nothing yet")) { Text("C") }
      }
    }
    host.textFields["A"]?.click()
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    host.textFields["B"]?.click()
    host.send(.keyDown(.return, modifiers: [], isRepeat: false))
    #expect(log.lines == ["true", "commit", "false", "b"])
    #expect(host.textFields["Nothing yet"] != nil)
  }
}
