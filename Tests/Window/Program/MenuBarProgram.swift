import SwiftUI

/// What `--menu-bar` shows: a colour whose red tells the last choice, and two menus of a program's own with a square beside each
/// title.
struct MenuBarProgram: App {
  static let isShown = CommandLine.arguments.contains("--menu-bar")
  @State private var choice = 0

  var body: some Scene {
    WindowGroup("Window test") { Color(red: Double(choice) / 255, green: 0, blue: 1) }
      .defaultSize(width: 400, height: 300)
      .commands {
        CommandMenu("Tools") {
          item(1, "Build", green: 200)
          item(2, "Sort", green: 201)
        }
        CommandMenu("Extras") { item(3, "Sing", green: 202) }
      }
  }

  private func item(_ number: Int, _ title: String, green: Double) -> some View {
    Button {
      choice = number
    } label: {
      HStack {
        Color(red: 0, green: green / 255, blue: 0).frame(width: 20, height: 14)
        Text(verbatim: title)
      }
    }
  }
}
