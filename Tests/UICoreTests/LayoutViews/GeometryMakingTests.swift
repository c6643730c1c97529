import Foundation
import Geometry
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// What is made inside of a geometry reader may ask for its environment at once, wherever the reader comes from.
@MainActor struct GeometryMakingTests {
  private struct Screen: View {
    let isShown: Bool
    @State private var text = ""

    var body: some View {
      VStack(spacing: 0) {
        if isShown {
          GeometryReader { window in
            VStack(spacing: 0) {
              TextField("Name", text: $text).textFieldStyle(.plain)
              Button {
              } label: {
                Box(1, 20, 10)
              }
              .keyboardShortcut("k")
            }
            .frame(width: window.size.width)
            .controlSize(window.size.width > 50 ? .large : .small)
          }
        }
      }
    }
  }

  @Test func controlsInAReaderUnderACondition() {
    let window = BoxWindow(200, 100) { Screen(isShown: true) }
    #expect(window[1].midX == 100)
  }
}
