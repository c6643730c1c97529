import SwiftUI
import Testing
import UITestSupport

/// The columns of a form whose window changes its width, to where the labels have no room for one line, and back.
@MainActor struct FormWidthTests {
  private struct Settings: View {
    let hasLongLabel: Bool
    @State private var isOn = false
    @State private var name = ""
    @State private var level = 0.5
    var body: some View {
      Form {
        TextField("Name", text: $name)
        Slider(value: $level) { Text("Level of the sound") }
        if hasLongLabel { LabeledContent("A label that takes several lines in a narrow window", value: "4") }
        Toggle("Is on", isOn: $isOn)
        Text("A row without a label, which is as long as two lines of a narrow window")
      }
    }
  }

  @Test(arguments: [false, true]) func itIsAsInANewWindow(hasLongLabel: Bool) throws {
    func host(_ width: CGFloat) throws -> TestHost {
      try TestHost(size: CGSize(width: width, height: 400)) { Settings(hasLongLabel: hasLongLabel) }
    }
    let resized = try host(700)
    for width in [500, 300, 120, 180, 420, 419, 60, 700] as [CGFloat] {
      resized.resize(to: CGSize(width: width, height: 400))
      #expect(try resized.snapshot().pixels == host(width).snapshot().pixels, "\(width)")
    }
  }
}
