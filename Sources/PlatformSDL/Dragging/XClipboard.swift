import CSDL2
import CoreTransferable
import Foundation

/// What other programs have in the clipboard, of any type. Texts are SDL's.
@MainActor
final class XClipboard {
  let transfers: XdndTransfers
  private let connection: XdndConnection

  init(_ connection: XdndConnection, platform: SDLPlatform) {
    self.connection = connection
    transfers = XdndTransfers(connection, selection: "CLIPBOARD", platform: platform)
  }

  /// Calls `done` with the items of the clipboard; with none where nobody answers within some seconds.
  func load(_ done: @escaping @MainActor ([NSItemProvider]) -> Void) {
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
}
