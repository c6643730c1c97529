import Foundation
import Geometry
import Testing

@testable import UIControls
@testable import UICore

private struct LogStyle: ButtonStyle {
  let log: Log
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    let _ = log.entries.append("\(configuration.isPressed ? "pressed" : "up") \(isEnabled ? "" : "disabled")")
    // A body of the label alone is read by nothing that is drawn, and waits for an event.
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Form: View {
  @State private var isDisabled = false
  let log: Log
  var body: some View {
    let _ = log.entries.append("Form")
    HStack(spacing: 0) {
      Button {
        log.entries.append("action")
      } label: {
        Color.red
      }.disabled(isDisabled)
      Color.blue.onTapGesture { isDisabled.toggle() }
    }
    .buttonStyle(LogStyle(log: log))
  }
}

@MainActor struct ButtonTests {
  @Test func aClickPressesAndActs() throws {
    let stage = try Stage { Form(log: $0) }
    #expect(stage.take() == ["Form", "up "])
    stage.down(50, 50)
    #expect(stage.take() == ["pressed "])
    stage.up(50, 50)
    #expect(stage.take() == ["action", "up "])
  }

  @Test func thePressFollowsThePointerOutAndIn() throws {
    let stage = try Stage { Form(log: $0) }
    _ = stage.take()
    stage.down(50, 50)
    stage.move(150, 50)
    #expect(stage.take() == ["pressed ", "up "])
    stage.up(150, 50)
    #expect(stage.take() == [])
    stage.down(50, 50)
    stage.move(150, 50)
    stage.move(60, 50)
    stage.up(60, 50)
    #expect(stage.take() == ["pressed ", "up ", "pressed ", "action", "up "])
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let stage = try Stage { Form(log: $0) }
    stage.click(150, 50)
    _ = stage.take()
    stage.click(50, 50)
    #expect(stage.take() == [])
    stage.click(150, 50)
    #expect(stage.take().last == "up ")
    stage.click(50, 50)
    #expect(stage.take() == ["pressed ", "action", "up "])
  }

  @Test func keysPressTheFocusedButton() throws {
    let stage = try Stage { log in
      HStack {
        Button {
          log.entries.append("a")
        } label: {
          Color.red
        }
        Button {
          log.entries.append("b")
        } label: {
          Color.red
        }
        Button {
          log.entries.append("c")
        } label: {
          Color.red
        }.disabled(true)
      }
    }
    stage.key(.space)
    #expect(stage.take() == [])
    stage.key(.tab)
    stage.key(.space)
    stage.key(.tab)
    stage.key(.space)
    stage.key(.tab)
    stage.key(.space)
    stage.key(.tab, .shift)
    stage.key(.space)
    #expect(stage.take() == ["a", "b", "a", "b"])
  }

  @Test func shortcuts() throws {
    let stage = try Stage { log in
      Button {
        log.entries.append("save")
      } label: {
        Color.red
      }.keyboardShortcut("s")
      Button {
        log.entries.append("ok")
      } label: {
        Color.red
      }.keyboardShortcut(.defaultAction)
      Button {
        log.entries.append("cancel")
      } label: {
        Color.red
      }.keyboardShortcut(.cancelAction)
      Button {
        log.entries.append("off")
      } label: {
        Color.red
      }.keyboardShortcut("x").disabled(true)
    }
    stage.key(.character("s"))
    stage.key(.character("s"), .control)
    stage.key(.character("s"), .command)
    stage.key(.character("s"), [.control, .shift])
    stage.key(.return)
    stage.key(.escape)
    stage.key(.character("x"), .control)
    #expect(stage.take() == ["save", "save", "ok", "cancel"])
  }

  private struct Column: View {
    let log: Log
    let name: String

    var body: some View {
      VStack(spacing: 0) {
        Button {
          log.entries.append(name)
        } label: {
          Color.red
        }
        .buttonStyle(.plain).keyboardShortcut("f").focusable(false)
        Color.blue.focusable()
      }
    }
  }

  /// Of two columns with the same shortcut the one with the focus hears it; without a focus in either the latest.
  @Test func theShortcutNearestToTheFocusIsTaken() throws {
    let stage = try Stage { log in
      HStack(spacing: 0) {
        Column(log: log, name: "left")
        Column(log: log, name: "right")
      }
    }
    stage.key(.character("f"), .control)
    #expect(stage.take() == ["right"])
    // The lower half of each column takes the focus.
    stage.click(50, 75)
    stage.key(.character("f"), .control)
    #expect(stage.take() == ["left"])
    stage.click(150, 75)
    stage.key(.character("f"), .control)
    #expect(stage.take() == ["right"])
  }
}
