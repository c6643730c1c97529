import SwiftUI
import WriterViews

/// Writes plain texts: those that are named, or a new one.
@main
struct WriterApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: TextFile()) { file in
      WriterView(text: file.$document.text)
    }
    .defaultSize(width: 620, height: 560)
    .commands { WriterCommands() }
  }
}
