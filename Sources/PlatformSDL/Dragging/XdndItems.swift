import CSDL2
import CoreTransferable
import Foundation

/// What another program offers by the types of X11, as items for the views.
extension XdndConnection {
  /// The most items of a list; our own figure.
  private static let itemLimit = 10_000

  /// An item that offers the types, each loaded when somebody asks for it.
  func item(
    of types: [Atom], load: @escaping @MainActor (_ type: Atom, _ done: @escaping XdndTransfers.Completion) -> Void
  ) -> NSItemProvider {
    let item = NSItemProvider()
    for atom in types {
      guard let name = name(of: atom), name != "text/uri-list", let type = UTType(mimeType: name),
        !item.registeredContentTypes.contains(type)
      else { continue }
      item.registerDataRepresentation(for: type) { done in
        DispatchQueue.main.async { load(atom, done) }
        return nil
      }
    }
    return item
  }

  /// The files and links of a list, each an item. What else is offered belongs to the first, or is one by itself.
  ///
  /// - Parameter data: of the type `text/uri-list`.
  func items(_ item: NSItemProvider, list data: Data?) -> [NSItemProvider] {
    let lines = String(decoding: data ?? Data(), as: UTF8.self).split(whereSeparator: \.isNewline)
    let urls = lines.prefix(Self.itemLimit).filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
    let items = urls.compactMap { url in
      url.scheme == nil ? nil : NSItemProvider(contentsOf: url) ?? NSItemProvider(object: url)
    }
    guard let first = items.first else { return item.registeredContentTypes.isEmpty ? [] : [item] }
    for other in item.representations where !first.registeredContentTypes.contains(other.type) {
      first.registerDataRepresentation(for: other.type, loadHandler: other.load)
    }
    return items
  }
}
