import CoreTransferable
import Foundation
import UICore

/// A button that hands the program what the clipboard holds.
///
/// It is disabled while the clipboard holds nothing that fits. That is looked up when the button appears, when its window
/// becomes the active one or something is copied there, and when the pointer comes over it.
public struct PasteButton: View {
  private let takes: (NSItemProvider) -> Bool
  private let paste: ([NSItemProvider], PasteReader) -> Void
  @State private var isUseful = false
  @Environment(\.pasteReader) private var reader

  /// A button that pastes items of the types, and of those that conform to them.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    takes = { item in supportedContentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) } }
    paste = { items, _ in payloadAction(items) }
  }

  /// A button that pastes values.
  ///
  /// They come together, once the last is there; those that could not be read are left out.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    takes = { $0.canLoadTransferable(type: T.self) }
    paste = { items, reader in reader.load(T.self, from: items, onPaste) }
  }

  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      reader.load { [takes, paste, reader] items in
        let taken = items.filter(takes)
        if !taken.isEmpty { paste(taken, reader) }
      }
    }
    .disabled(!isUseful)
    .onHover { if $0 { look() } }
    .onAppear { look() }
    .modifier(PasteboardWatch { look() })
  }

  private func look() {
    reader.load { [takes, state = $isUseful] items in
      let isUseful = items.contains(where: takes)
      if state.wrappedValue != isUseful { state.wrappedValue = isUseful }
    }
  }
}
