import CSDL2
import CoreTransferable
import Foundation
import UICore

/// What this program and others have in the clipboard, of any type. Texts of fields are SDL's.
@MainActor
final class XClipboard {
  let transfers: XdndTransfers
  let selection: XdndSelection
  private let connection: XdndConnection
  /// What this program has copied.
  private var items: [NSItemProvider] = []
  /// The text of it, once that is known.
  private(set) var text: String?

  init(_ connection: XdndConnection, platform: SDLPlatform) {
    self.connection = connection
    selection = XdndSelection(connection, selection: "CLIPBOARD", platform: platform)
    transfers = XdndTransfers(connection, selection: "CLIPBOARD", platform: platform)
  }

  /// Calls `done` with the items of the clipboard; with none where nobody answers within some seconds.
  func load(_ done: @escaping @MainActor ([NSItemProvider]) -> Void) {
    if isOwner { return done(items) }
    transfers.load(connection.atom("TARGETS")) { [self] data, _ in
      MainActor.assumeIsolated {
        let types = (data ?? Data()).withUnsafeBytes { Array($0.bindMemory(to: Atom.self)) }.filter { $0 != 0 }
        let item = connection.item(of: types) { [transfers] in transfers.load($0, $1) }
        let list = connection.atom("text/uri-list")
        guard types.contains(list) else { return done(connection.items(item, list: nil)) }
        transfers.load(list) { [self] data, _ in
          MainActor.assumeIsolated { done(connection.items(item, list: data)) }
        }
      }
    }
  }

  // MARK: What this program copies

  /// Whether the clipboard has what this program put there last with ``offer(_:)``. Asks the X server if it may.
  var isOwner: Bool { !items.isEmpty && selection.isOwner }

  /// Offers items in place of what the clipboard has.
  func offer(_ items: [NSItemProvider]) {
    (self.items, text) = (items, nil)
    selection.offer(DragContent(items: items), isTextWhole: true)
    items.loadText { [weak self] text in
      if let self, self.items.elementsEqual(items, by: ===) { self.text = text }
    }
  }

  /// Another program, or a field of this one, has copied.
  func withdraw() {
    (items, text) = ([], nil)
    selection.withdraw()
  }

  func lose() {
    if !selection.isOwner { withdraw() }
  }
}
