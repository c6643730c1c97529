import SwiftUI
import Testing
import UITestSupport

private struct Counting: ButtonStyle {
  let journal: Journal
  @Environment(\.isEnabled) private var isEnabled
  @State private var pressed = 0

  func makeBody(configuration: Configuration) -> some View {
    let _ = journal("\(isEnabled) \(pressed)")
    configuration.label
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { if $1 { pressed += 1 } }
  }
}

extension StateSpecification {
  /// A style has dynamic properties of its own.
  @Test func stateOfAButtonStyle() throws {
    let journal = Journal()
    let host = try TestHost { Button("Tap") {}.buttonStyle(Counting(journal: journal)) }
    host.click(100, 50)
    #expect(journal.take().last == "true 1")
    _ = try TestHost { Button("Tap") {}.buttonStyle(Counting(journal: journal)).disabled(true) }
    #expect(journal.take() == ["false 0"])
  }
}
