import SwiftUI
import Testing
import UITestSupport

private struct Fonts: View {
  let journal: Journal
  let name: String
  @Environment(\.font) private var font
  var body: some View {
    let _ = journal("\(name) \(font == .title ? "title" : font == nil ? "none" : "other")")
    Color.red
  }
}

extension EnvironmentSpecification {
  @Test func aFontIsInheritedAndReplaced() throws {
    let journal = Journal()
    _ = try TestHost {
      Fonts(journal: journal, name: "plain")
      VStack {
        Fonts(journal: journal, name: "inside")
        Fonts(journal: journal, name: "own").font(.caption)
        Fonts(journal: journal, name: "reset").font(nil)
      }
      .font(.title)
    }
    #expect(journal.take() == ["plain none", "inside title", "own other", "reset none"])
  }
}
