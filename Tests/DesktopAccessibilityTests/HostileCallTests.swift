import DesktopBus
import Foundation
import SwiftUI
import Testing

@testable import DesktopAccessibility

/// Calls that no well-meaning program makes: each gets an answer, and the program goes on.
@MainActor struct HostileCallTests {
  private struct Form: View {
    @State private var name = "Grace é👩‍👧"
    @State private var word = "secret"
    @State private var letter = "one\ntwo"
    @State private var amount = 0.5
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Button("Press") { amount = 1 - amount }
        Toggle("Sound", isOn: $isOn)
        Slider(value: $amount)
        TextField("Name", text: $name)
        SecureField("Word", text: $word)
        TextEditor(text: $letter)
      }
    }
  }

  @Test(arguments: 0..<8) func everyCallIsAnswered(_ seed: UInt64) throws {
    var random = SystemRandomNumberGenerator.seeded(seed)
    let served = try ServedProgram(showing: Form.init)
    let interfaces = ["Accessible", "Application", "Component", "Action", "Value", "Text", "EditableText", "Cache", ""]
    let members = [
      "GetChildAtIndex", "GetChildren", "GetState", "GetAttributes", "GetExtents", "Contains", "GetAccessibleAtPoint",
      "GrabFocus", "DoAction", "GetName", "GetActions", "GetText", "GetStringAtOffset", "GetTextBeforeOffset",
      "GetTextAfterOffset", "GetTextAtOffset", "GetCharacterAtOffset", "SetCaretOffset", "GetSelection", "AddSelection",
      "SetSelection", "RemoveSelection", "SetTextContents", "InsertText", "DeleteText", "CopyText", "CutText",
      "PasteText", "GetItems", "Nothing",
    ]
    func argument() -> BusValue {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: .int32([Int32.min, -1, 0, 3, Int32.max].randomElement(using: &random)!)
      case 1: .uint32([0, 1, 2, 77, UInt32.max].randomElement(using: &random)!)
      case 2:
        .string(["", "é\u{301}\u{301}", "a\nb", String(repeating: "x", count: 500)].randomElement(using: &random)!)
      case 3: .double([.nan, .infinity, -1e300, 0.25].randomElement(using: &random)!)
      case 4: .variant(.double([.nan, 2, 0.75].randomElement(using: &random)!))
      case 5: .structure([])
      default: .int32(Int32.random(in: -3..<20, using: &random))
      }
    }
    for round in 0..<400 {
      let paths =
        [AccessibleProgram.rootPath, served.window, "", "/org/a11y/atspi/accessible/-1"]
        + served.children(served.window)
      let arguments = (0..<Int.random(in: 0..<4, using: &random)).map { _ in argument() }
      let path = paths.randomElement(using: &random)!
      if round.isMultiple(of: 5) {
        let member = ["Get", "GetAll", "Set"].randomElement(using: &random)!
        let property = ["Name", "CurrentValue", "Id", "NActions", "CaretOffset", ""].randomElement(using: &random)!
        let interface = "org.a11y.atspi." + interfaces.randomElement(using: &random)!
        _ = served.program.answer(
          BusCall(
            path: path, interface: "org.freedesktop.DBus.Properties", member: member,
            arguments: [.string(interface), .string(property)] + arguments))
      } else {
        let interface = "org.a11y.atspi." + interfaces.randomElement(using: &random)!
        _ = served.program.answer(
          BusCall(
            path: path, interface: interface, member: members.randomElement(using: &random)!, arguments: arguments))
      }
      if round.isMultiple(of: 20) { served.step() }
    }
    served.step()
    // What was read is what a new reading finds.
    #expect(served.children(served.window).count == 7)
    for window in served.program.windows {
      var number: UInt32 = 1_000_000
      let fresh = window.read {
        number += 1
        return number
      }
      #expect(fresh.nodes.keys.sorted() == window.nodes.keys.sorted())
    }
  }
}

extension SystemRandomNumberGenerator {
  /// The same numbers for the same seed: SplitMix64.
  fileprivate static func seeded(_ seed: UInt64) -> some RandomNumberGenerator { SplitMix(state: seed) }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
