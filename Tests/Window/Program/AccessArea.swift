import SwiftUI

/// What `--assistive` shows: one of each kind of element, for a program that reads and uses them over the desktop's bus. The
/// bar's red tells how often the button was pressed, its green how far the slider is, its blue how long the text is.
struct AccessArea: View {
  static let isShown = CommandLine.arguments.contains("--assistive")
  @State private var presses = 0
  @State private var isOn = false
  @State private var amount = 50.0
  @State private var name = "Ada"
  @State private var word = ""
  @State private var count = 3
  @State private var size = 1
  @State private var showsMore = false
  @State private var asks = false
  @FocusState private var isNamed: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Color(red: Double(presses) / 255, green: amount / 255, blue: Double(name.unicodeScalars.count) / 255)
        .frame(height: 30)
      Text("Settings").font(.title2).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Button("Press") { presses += 1 }
        .accessibilityHint("Counts").accessibilityIdentifier("press")
        .accessibilityAction(named: "Start over") {
          presses = 0
          AccessibilityNotification.Announcement("Started over").post()
        }
      Toggle("Sound", isOn: $isOn)
      Slider(value: $amount, in: 0...100, step: 10) { Text("Volume") }
      TextField("Name", text: $name).focused($isNamed)
      SecureField("Word", text: $word)
      Stepper("Copies: \(count)", value: $count, in: 0...5)
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.radioGroup)
      ProgressView("Loading", value: 0.25)
      Button(showsMore ? "Less" : "More") { showsMore.toggle() }
      if showsMore {
        Text("Line one. Line two.")
        Link("Site", destination: URL(string: "https://example.com")!)
        Button("Ask") { asks = true }
          .alert("Really?", isPresented: $asks) { Button("No") {} }
      }
    }
    .padding(.horizontal, 10)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
