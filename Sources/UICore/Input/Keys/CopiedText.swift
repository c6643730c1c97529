import CoreTransferable
import Foundation

/// The texts of items that are copied, which come in any order. Confined to the main actor.
private final class CopiedText: @unchecked Sendable {
  private var texts: [String?]
  private var missing: Int
  private let done: @MainActor (String?) -> Void

  init(_ count: Int, done: @escaping @MainActor (String?) -> Void) {
    (texts, missing, self.done) = (Array(repeating: nil, count: count), count, done)
  }

  func add(_ text: String?, at index: Int) {
    texts[index] = text
    missing -= 1
    guard missing == 0 else { return }
    let known = texts.compactMap { $0 }
    assumeMainActor { done(known.isEmpty ? nil : known.joined(separator: "\n")) }
  }
}

extension NSItemProvider {
  /// What other programs, and fields of this one, may have of it as text: a plain text, else a URL.
  fileprivate var textType: UTType? {
    let types = representations.filter { $0.visibility == .all }.map(\.type)
    return types.first { $0 == .utf8PlainText }
      ?? types.first { $0.conforms(to: .plainText) && $0 != .utf16PlainText } ?? types.first { $0.conforms(to: .url) }
  }
}

extension [NSItemProvider] {
  /// Whether other programs may have any of it as text.
  package var haveText: Bool { contains { $0.textType != nil } }

  /// Calls `done` with the items as text, a line each: texts as they are, files by their paths, other URLs as such. Nil
  /// where none is any of it.
  ///
  /// It is called before this returns where all texts are there at once.
  package func loadText(_ done: @escaping @MainActor (String?) -> Void) {
    if isEmpty { return assumeMainActor { done(nil) } }
    let all = CopiedText(count, done: done)
    for (index, item) in enumerated() {
      guard let type = item.textType else {
        all.add(nil, at: index)
        continue
      }
      item.loadDataRepresentation(for: type) { data, _ in
        var text = data.map { String(decoding: $0, as: UTF8.self) }
        if type.conforms(to: .url), let url = data.flatMap({ URL(dataRepresentation: $0, relativeTo: nil) }) {
          text = url.isFileURL ? url.path : url.absoluteString
        }
        let found = text
        if ViewGraph.isOnMain {
          all.add(found, at: index)
        } else {
          DispatchQueue.main.async { all.add(found, at: index) }
        }
      }
    }
  }
}
