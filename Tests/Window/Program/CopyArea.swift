import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// What `--copying` shows: a source that copies a picture with words about it and a link, below it what takes pictures, a field,
/// and a bar whose red is the number of pasted items that are the source's, green of other programs' pictures.
struct CopyArea: View {
  static let isShown = CommandLine.arguments.contains("--copying")
  /// More than fits into one message of the X server. Not a picture: nobody looks.
  nonisolated private static let picture = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
  @State private var own = 0
  @State private var others = 0
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.focusable().frame(height: 100).onCopyCommand {
        let item = NSItemProvider()
        item.registerDataRepresentation(for: .png) { done in
          done(Self.picture, nil)
          return nil
        }
        item.registerObject("a picture é", visibility: .all)
        item.registerDataRepresentation(for: .json, visibility: .ownProcess) { done in
          done(Data("{}".utf8), nil)
          return nil
        }
        return [item, NSItemProvider(object: URL(string: "https://example.com/a")!)]
      }
      Color.gray.focusable().frame(height: 100).onPasteCommand(of: [.png, .url]) { items in
        // What only this program has is there where it is the item itself.
        if items.contains(where: { $0.hasItemConformingToTypeIdentifier(UTType.json.identifier) }) {
          own += items.count
        } else {
          others += items.count
        }
      }
      TextField("Field", text: $text).textFieldStyle(.plain).frame(height: 40)
      Color(red: Double(own) / 255, green: Double(others) / 255, blue: Double(text.count) / 255)
    }
  }
}
