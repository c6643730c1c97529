import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Radio buttons beside each other.
@MainActor struct HorizontalRadioGroupTests {
  private struct Screen: View {
    @State private var choice = 1
    var body: some View {
      Picker("Size", selection: $choice) {
        Text("small").tag(1)
        Text("medium").tag(2)
        Text("large").tag(3)
      }
      .pickerStyle(.radioGroup).horizontalRadioGroupLayout().labelsHidden()
    }
  }

  @Test func theyAreInARowAndFollowTheArrows() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 100)) { Screen() }
    func frame(_ name: String) -> CGRect { host.buttons[name]?.frame ?? .zero }
    #expect(frame("small").midY == frame("large").midY && frame("small").maxX < frame("medium").minX)
    try #require(host.buttons["medium"]).click()
    #expect(host.buttons["medium"]?.isSelected == true)
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    host.send(.keyDown(.rightArrow, modifiers: [], isRepeat: false))
    #expect(host.buttons["large"]?.isSelected == true)
    host.send(.keyDown(.leftArrow, modifiers: [], isRepeat: false))
    #expect(host.buttons["medium"]?.isSelected == true)
  }
}
