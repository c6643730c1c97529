import Foundation
import UniformTypeIdentifiers

/// An entry of a folder; a link is what it leads to.
struct FolderEntry: Identifiable, Sendable {
  /// Its name.
  let id: String
  let url: URL
  let isFolder: Bool
  /// Of a file, in bytes.
  let size: Int64?

  /// Whether a file is of one of the types; of any where there are none.
  func isOne(of types: [UTType]) -> Bool {
    if types.isEmpty { return true }
    let own = isFolder ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
    return types.contains { own.conforms(to: $0) }
  }
}

/// What is in a folder: folders first, each kind by its names.
struct FolderListing: Sendable {
  var entries: [FolderEntry] = []
  /// Why it could not be read.
  var problem: String?
  var isRead = false

  init() {}

  /// Reads a folder; blocks.
  init(of folder: URL, showsHidden: Bool) {
    isRead = true
    let keys: [URLResourceKey] = [.isDirectoryKey, .fileSizeKey, .isSymbolicLinkKey]
    do {
      let urls = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys,
        options: showsHidden ? [] : [.skipsHiddenFiles])
      entries = urls.map { url in
        var values = try? url.resourceValues(forKeys: Set(keys))
        if values?.isSymbolicLink == true {
          values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: Set(keys))
        }
        let isFolder = values?.isDirectory == true
        return FolderEntry(
          id: url.lastPathComponent, url: url, isFolder: isFolder,
          size: isFolder ? nil : values?.fileSize.map(Int64.init))
      }
      .sorted { a, b in
        a.isFolder != b.isFolder
          ? a.isFolder : a.id.localizedStandardCompare(b.id) == .orderedAscending
      }
    } catch {
      problem = error.localizedDescription
    }
  }
}
