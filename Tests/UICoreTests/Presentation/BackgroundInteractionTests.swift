import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Whether what is behind a sheet is used, by the value that the sheet is handed.
@MainActor struct BackgroundInteractionTests {
  private struct Sheet: View {
    let interaction: PresentationBackgroundInteraction
    var body: some View {
      Color.red.frame(width: 100, height: 60).presentationBackgroundInteraction(interaction)
    }
  }

  private struct Screen: View {
    let interaction: PresentationBackgroundInteraction
    @State private var isShown = true
    @State private var presses = 0
    var body: some View {
      Button("pressed \(presses)") { presses += 1 }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .sheet(isPresented: $isShown) { Sheet(interaction: interaction) }
    }
  }

  @Test(arguments: [
    (PresentationBackgroundInteraction.automatic, false), (.disabled, false), (.enabled, true),
    (.enabled(upThrough: .large), true),
  ])
  func whatIsBehindIsUsedWhereItIsEnabled(interaction: PresentationBackgroundInteraction, isUsed: Bool) throws {
    let host = try TestHost(size: CGSize(width: 400, height: 400)) { Screen(interaction: interaction) }
    host.advance(by: 1)
    host.click(200, 10)
    #expect((host.buttons["pressed 1"] != nil) == isUsed)
  }
}
