import DisplayList
import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Controls whose label is a title and an image of a bundle.
@MainActor struct ImageResourceLabelTests {
  private struct Screen: View {
    let image: ImageResource
    @State private var log = ""
    @State private var isOn = false
    @State private var choice = 1
    var body: some View {
      VStack(alignment: .leading) {
        Text(log).accessibilityIdentifier("log")
        Button("Press", image: image) { log += "pressed " }
        Button("Remove", image: image, role: .destructive) { log += "removed " }
        Toggle("Switch", image: image, isOn: $isOn)
        Menu("Open", image: image) { Button("Item") { log += "item " } }
        Picker("Choose", image: image, selection: $choice) { Text("one").tag(1) }
        Label("Words", image: image)
      }
    }
  }

  @Test func theyShowTheImageAndAct() throws {
    let made = try MadeCatalog()
    try made.write("a.imageset", #"{ "images" : [ { "filename" : "one.png", "idiom" : "universal" } ] }"#)
    try made.writePicture("a.imageset/one.png", side: 8, 0xFFFF_0000)
    let image = ImageResource(name: "a", bundle: made.bundle)
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { Screen(image: image) }
    // Six images of 8 by 8 points.
    #expect(host.snapshot().pixels.count { $0 == 0xFFFF_0000 } == 6 * 64)
    try #require(host.buttons["Press"]).click()
    try #require(host.buttons["Remove"]).click()
    try #require(host.toggles["Switch"]).activate()
    try #require(host.buttons["Open"]).click()
    host.advance(by: 1)
    try #require(host.buttons["Item"]).click()
    host.advance(by: 1)
    #expect(host.staticTexts["log"]?.label == "pressed removed item ")
    #expect(host.toggles["Switch"]?.value == "1")
  }
}
