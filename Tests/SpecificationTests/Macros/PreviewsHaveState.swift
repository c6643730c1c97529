import SwiftUI
import Testing
import UITestSupport

#Preview("Switch") {
  @Previewable @State var isOn = false
  @Previewable @State
  var names = [
    "one": 1,
    "two": 2,
  ]
  .filter { $0.value > 1 }
  let side: CGFloat = isOn ? 20 : 10
  Button("\(names.count)") { isOn.toggle() }
  Color.red.frame(width: side, height: 7)
}

#Preview("Alone", traits: .fixedLayout(width: 90, height: 40)) {
  @Previewable @Environment(\.colorScheme) var scheme; Text(scheme == .dark ? "dark" : "light")
}

extension MacroSpecification {
  /// The state is the preview's own and changes what it shows.
  @Test func previewableStateChanges() throws {
    let host = try TestHost(preview: "Switch")
    #expect(host.frameDump().contains("10.0×7.0"), "\(host.frameDump())")
    // One of the two names is left.
    host.buttons["1"]?.click()
    #expect(host.frameDump().contains("20.0×7.0"), "\(host.frameDump())")
  }

  @Test func previewableWithTraits() throws {
    let host = try TestHost(preview: "Alone")
    #expect(host.window.size == CGSize(width: 90, height: 40))
    #expect(host.staticTexts["light"] != nil)
  }
}
