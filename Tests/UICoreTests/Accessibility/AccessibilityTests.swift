import Foundation
import SwiftUI
import Testing
@testable import UITestSupport

/// What assistive programs and tests are told of views. Expected elements follow Apple's documentation of the accessibility
/// modifiers: a control is one element with its label; `children:` ignores, combines or contains.
@MainActor
struct AccessibilityTests {
  private func dump<V: View>(@ViewBuilder _ view: () -> V) throws -> String {
    try TestHost(size: CGSize(width: 400, height: 300), view).elementDump
  }

  @Test func textsAndImagesAreElements() throws {
    let text = try dump {
      VStack {
        Text("Hello")
        Text(" ")
        Image(systemName: "star")
        Image(decorative: "nothing")
        Circle()
      }
    }
    #expect(text == "text “Hello”\nimage “star”")
  }

  @Test func aButtonIsOneElementNamedByItsLabel() throws {
    let text = try dump {
      VStack {
        Button("Save") {}
        Button {
        } label: {
          Label("Open", systemImage: "folder")
        }
        Button {
        } label: {
          Image(systemName: "trash")
        }
        Button("Off") {}.disabled(true)
      }
    }
    #expect(text == "button “Save”\nbutton “Open”\nbutton “trash”\nbutton “Off” disabled")
  }

  @Test func aToggleIsOneElementWithItsValue() throws {
    struct Switches: View {
      @State var isOn = true
      @State var isChecked = false
      var body: some View {
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Remember", isOn: $isChecked).toggleStyle(.checkbox)
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { VStack { Switches() } }
    #expect(host.elementDump == "button toggle “Wi-Fi” = “1”\nbutton toggle “Remember” = “0”")
    host.toggles["Wi-Fi"]?.activate()
    host.toggles["Remember"]?.click()
    #expect(host.toggles.map(\.value) == ["0", "1"])
  }

  @Test func aToggleThatLooksAsAButtonIsAToggle() throws {
    struct Bold: View {
      @State var isOn = false
      var body: some View { Toggle("Bold", isOn: $isOn).toggleStyle(.button) }
    }
    let host = try TestHost { Bold() }
    #expect(host.elementDump == "button toggle “Bold” = “0”")
    host.toggles["Bold"]?.click()
    #expect(host.elementDump == "button toggle “Bold” = “1”")
  }

  @Test func whatIsNotSaidMakesNoElement() throws {
    func pair() -> some View {
      VStack {
        Text("a")
        Text("b")
      }
    }
    #expect(try dump { pair().accessibilityLabel("c", isEnabled: false) } == "text “a”\ntext “b”")
    #expect(try dump { pair().accessibilityHidden(true, isEnabled: false) } == "text “a”\ntext “b”")
    #expect(try dump { pair().accessibilityIdentifier("d") } == "group #d\n  text “a”\n  text “b”")
  }

  @Test func aSliderAndAStepperAreAdjusted() throws {
    struct Numbers: View {
      @State var volume = 0.5
      @State var count = 3
      var body: some View {
        Slider(value: $volume, in: 0...1) { Text("Volume") }
        Stepper("Count: \(count)", value: $count, in: 0...4)
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { VStack { Numbers() } }
    #expect(host.elementDump == "element “Volume” = “50%” adjustable\nelement “Count: 3” adjustable")
    // A twentieth of the range for an arrow.
    host.allElements["Volume"]?.adjust(.increment)
    #expect(host.allElements["Volume"]?.value == "55%")
    host.allElements["Count: 3"]?.adjust(.increment)
    host.allElements["Count: 4"]?.adjust(.increment)
    #expect(host.allElements["Count: 4"] != nil)
    host.allElements["Count: 4"]?.adjust(.decrement)
    #expect(host.allElements["Count: 3"] != nil)
  }

  @Test func aFieldHasItsTextAsValue() throws {
    struct Fields: View {
      @State var name = ""
      @State var secret = "abc"
      var body: some View {
        TextField("Name", text: $name)
        SecureField("Password", text: $secret)
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { VStack { Fields() } }
    #expect(host.elementDump == "text field “Name” = “”\ntext field “Password” = “•••”")
    host.textFields["Name"]?.type("Ada")
    #expect(host.textFields["Name"]?.value == "Ada")
    #expect(host.textFields["Name"]?.isFocused == true)
  }

  @Test func childrenAreIgnoredCombinedOrContained() throws {
    func pair() -> some View {
      HStack {
        Text("Inbox")
        Text("3")
      }
    }
    #expect(try dump { pair() } == "text “Inbox”\ntext “3”")
    #expect(try dump { pair().accessibilityElement(children: .combine) } == "text “Inbox, 3”")
    #expect(try dump { pair().accessibilityElement().accessibilityLabel("Mail") } == "element “Mail”")
    #expect(
      try dump { pair().accessibilityElement(children: .contain).accessibilityLabel("Mail") }
        == "group “Mail”\n  text “Inbox”\n  text “3”")
  }

  @Test func buttonsInACombinedElementAreItsActions() throws {
    struct Row: View {
      @State var log: [String] = []
      var body: some View {
        HStack {
          Text("Message \(log.joined(separator: "+"))")
          Button("Reply") { log.append("reply") }
          Button("Delete") { log.append("delete") }
        }
        .accessibilityElement(children: .combine)
      }
    }
    let host = try TestHost(size: CGSize(width: 400, height: 60)) { Row() }
    #expect(host.elements.count == 1)
    #expect(host.elements[0].actions == ["Reply", "Delete"])
    host.elements[0].perform(AccessibilityActionKind(named: Text("Delete")))
    #expect(host.elements[0].label == "Message delete")
  }

  @Test func theLastWordIsOutside() throws {
    let text = try dump {
      VStack {
        Image(systemName: "star").accessibilityLabel("Favourite").accessibilityLabel("Starred")
        Text("12").accessibilityLabel(Text("Unread")).accessibilityValue("12").accessibilityHint("Opens them")
        Text("Chapter").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isStaticText)
        Text("old").accessibility(label: Text("Older")).accessibility(identifier: "older").accessibility(
          hint: Text("hm"))
        Text("hidden").accessibilityHidden(true)
        Text("hidden too").accessibility(hidden: true)
        Text("faded").opacity(0)
      }
    }
    #expect(
      text == """
        image “Starred”
        text “Unread” = “12” (Opens them)
        header “Chapter”
        text “Older” (hm) #older
        """)
  }

  @Test func aViewThatDrawsNothingCanBeAnElement() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      Color.clear.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("Handle")
    }
    #expect(host.elements[0].label == "Handle")
    #expect(host.elements[0].frame == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test func elementsAreSortedByPriority() throws {
    let text = try dump {
      HStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c").accessibilitySortPriority(-1)
        Text("d")
      }
    }
    #expect(text == "text “b”\ntext “a”\ntext “d”\ntext “c”")
  }

  @Test func placesAreThoseOfTheWindow() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Button {
      } label: {
        Color.red.frame(width: 20, height: 10)
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("square")
      .scaleEffect(2)
      .offset(x: 30, y: 5)
    }
    // 20×10 twice as large about the centre of the window, then moved.
    #expect(host.buttons["square"]?.frame == CGRect(x: 110, y: 45, width: 40, height: 20))
  }

  @Test func segmentsTabsAndRadiosSayWhichIsChosen() throws {
    struct Choices: View {
      @State var size = "M"
      var body: some View {
        Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        Picker("Again", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
          .pickerStyle(.radioGroup)
      }
    }
    let host = try TestHost(size: CGSize(width: 400, height: 200)) { VStack { Choices() } }
    #expect(host.buttons.filter(\.isSelected).map(\.label) == ["M", "M"])
    host.buttons["L"]?.activate()
    #expect(host.buttons.filter(\.isSelected).map(\.label) == ["L"])
    host.buttons["S"]?.activate()
    #expect(host.buttons.filter(\.isSelected).map(\.label) == ["S", "S"])
  }

  @Test func whileAnAlertShowsOnlyItIsTold() throws {
    struct Asking: View {
      @State var asks = false
      var body: some View {
        Button("Ask") { asks = true }
          .alert("Really?", isPresented: $asks) {
            Button("Yes") {}
            Button("No", role: .cancel) {}
          }
      }
    }
    let host = try TestHost(size: CGSize(width: 500, height: 400)) { Asking() }
    #expect(host.buttons["Ask"] != nil)
    host.buttons["Ask"]?.click()
    host.advance(by: 1)
    #expect(host.buttons["Ask"] == nil)
    #expect(host.staticTexts["Really?"] != nil)
    #expect(Set(host.buttons.map(\.label)) == ["Yes", "No"])
    host.buttons["No"]?.click()
    host.advance(by: 1)
    #expect(host.buttons["Ask"] != nil)
  }

  @Test func adjustableAndNamedActionsOfPrograms() throws {
    struct Rating: View {
      @State var stars = 2
      var body: some View {
        HStack { ForEach(0..<5, id: \.self) { Image(systemName: $0 < stars ? "star.fill" : "star") } }
          .accessibilityElement()
          .accessibilityLabel("Rating")
          .accessibilityValue("\(stars) of 5")
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
          .accessibilityAction(named: "Clear") { stars = 0 }
          .accessibilityAction(.escape) { stars = -1 }
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 60)) { Rating() }
    host.elements[0].adjust(.increment)
    #expect(host.elements[0].value == "3 of 5")
    host.elements[0].perform(AccessibilityActionKind(named: Text("Clear")))
    #expect(host.elements[0].value == "0 of 5")
    #expect(host.elements[0].perform(.escape))
    #expect(!host.elements[0].perform(.delete))
  }

  @Test func progressGaugesAndWellsSayTheirValues() throws {
    let text = try dump {
      VStack {
        ProgressView("Copying", value: 0.25)
        ProgressView("Waiting")
        SwiftUI.Gauge(value: 3, in: 0...4) { Text("Fuel") }
        ColorPicker("Ink", selection: .constant(.red))
      }
    }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 4, "\(text)")
    #expect(lines.first == "text “Copying” = “25%”")
    #expect(lines.dropFirst().first == "text “Waiting”")
    #expect(lines.contains { $0.contains("“Fuel” = “75%”") })
    #expect(lines.last == "button “Ink”")
  }

  @Test func anotherViewStandsForOneThatIsDrawn() throws {
    struct Knob: View {
      @State var level = 0.5
      @State var log = ""
      var body: some View {
        Canvas { _, _ in }
          .frame(width: 40, height: 40)
          .accessibilityRepresentation { Slider(value: $level, in: 0...1) { Text("Level") } }
        Text("is \(log)")
          .accessibilityActions {
            Button("Copy") { log += "copy" }
            Button("Share") { log += "share" }
          }
        Color.red.frame(width: 20, height: 20)
          .accessibilityChildren {
            Text("One")
            Text("Two")
          }
          .accessibilityLabel("Chart")
      }
    }
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { VStack { Knob() } }
    #expect(
      host.elementDump == """
        element “Level” = “50%” adjustable
        text “is ” actions: Copy, Share
        group “Chart”
          text “One”
          text “Two”
        """)
    host.allElements["Level"]?.adjust(.increment)
    #expect(host.allElements["Level"]?.value == "55%")
    host.staticTexts["is "]?.perform(AccessibilityActionKind(named: Text("Share")))
    #expect(host.staticTexts["is share"] != nil)
    // Nothing of it is drawn.
    #expect(!host.frameDump().contains("glyphs 4"))
  }

  /// A view of 40 × 30 points that was offered 200 × 200.
  @Test func whatStandsForAViewHasItsSize() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 40, height: 30)
        .accessibilityRepresentation { Color.clear.accessibilityElement().accessibilityLabel("Other") }
    }
    #expect(host.allElements["Other"]?.frame == CGRect(x: 80, y: 85, width: 40, height: 30))
  }

  /// What nobody asks for costs nothing: a text has as many attributes as before, and asking makes none.
  @Test func askingMakesNoAttribute() throws {
    let host = try TestHost { Text("a") }
    let attributes = host.attributes
    host.resetCounts()
    #expect(host.elements.count == 1)
    #expect(host.attributes == attributes)
    #expect(host.bodies.isEmpty)
  }
}
