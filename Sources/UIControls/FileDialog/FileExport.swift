import CoreTransferable
import Foundation
import UICore
import UniformTypeIdentifiers

/// Something that can be written as a file.
struct FileExport {
  /// The types to choose from, the best first; empty where any will do.
  let types: [UTType]
  /// What the file is called where the program does not say.
  var name: String?
  /// Called on the main actor; what it returns makes the file, elsewhere.
  let prepare: @MainActor (UTType) throws -> @Sendable () async throws -> FileWrapper

  /// - Parameter existing: what it was read from or written to before, which is given away.
  init<D: FileDocument>(document: D, types: [UTType], existing: FileWrapper? = nil) {
    self.types = types.isEmpty ? D.writableContentTypes : types
    nonisolated(unsafe) let existing = existing
    prepare = { type in { try document.fileWrapper(configuration: .init(contentType: type, existingFile: existing)) } }
  }

  /// - Parameter existing: what it was read from or written to before, which is given away.
  init<D: ReferenceFileDocument>(document: D, types: [UTType], existing: FileWrapper? = nil) {
    self.types = types.isEmpty ? D.writableContentTypes : types
    nonisolated(unsafe) let existing = existing
    prepare = { type in
      // The document gives it away: nobody else has it.
      nonisolated(unsafe) let snapshot = try document.snapshot(contentType: type)
      return {
        try document.fileWrapper(snapshot: snapshot, configuration: .init(contentType: type, existingFile: existing))
      }
    }
  }

  init<Item: Transferable>(item: Item, types: [UTType]) {
    let provider = NSItemProvider(transferring: item)
    self.types = types.isEmpty ? provider.registeredContentTypes : types
    name = provider.suggestedName
    prepare = { type in
      {
        let data = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Data, any Error>) in
          _ = provider.loadDataRepresentation(for: type) { data, error in
            done.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileWriteUnknown)))
          }
        }
        return FileWrapper(regularFileWithContents: data)
      }
    }
  }

  /// Writes it to a place, whole or not at all.
  @MainActor func write(to url: URL, as type: UTType, replaces: Bool) async -> Result<URL, any Error> {
    do {
      let make = try prepare(type)
      return await Task.detached {
        do {
          try await make().write(to: url, replaces: replaces)
          return .success(url)
        } catch { return .failure(error) }
      }.value
    } catch { return .failure(error) }
  }

  /// Writes several into a folder, each under the name that it prefers or one like it: nothing is replaced.
  ///
  /// - Returns: where they are, or why one could not be written: those before it are.
  @MainActor static func write(_ all: [FileExport], into folder: URL) async -> Result<[URL], any Error> {
    var urls: [URL] = []
    do {
      for export in all {
        let (type, name) = (export.types.first ?? .data, export.name)
        let make = try export.prepare(type)
        let url = try await Task.detached {
          let file = try await make()
          let wanted = ExportName.file(file.preferredFilename ?? name ?? ExportName.untitled, of: type)
          let free = FileName.free(wanted) {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
          }
          let url = folder.appendingPathComponent(free)
          try file.write(to: url, replaces: false)
          return url
        }.value
        urls.append(url)
      }
      return .success(urls)
    } catch { return .failure(error) }
  }
}

/// The names of files that are exported.
enum ExportName {
  static var untitled: String { "Untitled" }

  /// A name with the ending of a type, unless it has one of that type.
  static func file(_ name: String, of type: UTType) -> String {
    guard let ending = type.preferredFilenameExtension else { return name }
    return has(name, type, ending) ? name : "\(name).\(ending)"
  }

  /// A name with the ending of one type in the place of another's.
  static func file(_ name: String, from old: UTType, to new: UTType) -> String {
    let isOld = has(name, old, old.preferredFilenameExtension)
    return file(isOld ? (name as NSString).deletingPathExtension : name, of: new)
  }

  private static func has(_ name: String, _ type: UTType, _ ending: String?) -> Bool {
    let own = (name as NSString).pathExtension
    // Types that say more than an ending does, such as the encoding of a text, have that of a wider one.
    return own.lowercased() == ending || UTType(filenameExtension: own)?.conforms(to: type) ?? false
  }

  /// Whether a file of a folder can be called so.
  static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.contains("\0")
  }
}
