import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileWrapper {
  /// Writes it to a place and replaces what is there: the whole or, where that fails, nothing.
  ///
  /// It is written beside the place and then renamed. A link at the place is followed; a file that is replaced keeps its
  /// permissions, unless ``fileAttributes`` has others.
  ///
  /// - Parameter originalContentsURL: not needed on Linux.
  public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    try write(to: url, replaces: true)
    if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
  }

  private func updateNames(_ name: String) {
    filename = name
    for (name, child) in fileWrappers ?? [:] { child.updateNames(name) }
  }

  /// Writes it to a place, the whole or nothing; blocks.
  ///
  /// - Parameter replaces: whether what is there is replaced; otherwise it throws `CocoaError.fileWriteFileExists`.
  package func write(to url: URL, replaces: Bool) throws {
    let place = url.resolvingSymlinksInPath()
    let folder = place.deletingLastPathComponent()
    let new = folder.appendingPathComponent(Self.temporaryName)
    do {
      try writeParts(to: new)
      let old = try? FileManager.default.attributesOfItem(atPath: place.path)
      guard let old else { return try Self.put(new, at: place) }
      guard replaces else { throw Self.exists(place) }
      if isRegularFile, old[.type] as? FileAttributeType == .typeRegular {
        if fileAttributes[.posixPermissions] == nil, let mode = old[.posixPermissions] {
          try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: new.path)
        }
        return try Self.rename(new, to: place)
      }
      // No folder is replaced in one step: the old one goes aside, and comes back where the new one cannot take its place.
      let aside = folder.appendingPathComponent(Self.temporaryName)
      try Self.rename(place, to: aside)
      do {
        try Self.rename(new, to: place)
      } catch {
        try Self.rename(aside, to: place)
        throw error
      }
      try? FileManager.default.removeItem(at: aside)
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw error
    }
  }

  private static var temporaryName: String { ".apus-" + String(UInt64.random(in: .min ... .max), radix: 16) }

  private static func exists(_ place: URL) -> CocoaError {
    CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: place.path])
  }

  /// Moves something to where nothing was a moment ago: what came since is not replaced.
  private static func put(_ new: URL, at place: URL) throws {
    if link(new.path, place.path) == 0 {
      try FileManager.default.removeItem(at: new)
    } else if errno == EEXIST {
      throw exists(place)
    } else {
      // A folder, or a disk without links. No folder that holds anything is replaced by this.
      try rename(new, to: place)
    }
  }

  private static func rename(_ old: URL, to new: URL) throws {
    guard move(old.path, new.path) != 0 else { return }
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
    let code: CocoaError.Code = errno == EACCES || errno == EPERM ? .fileWriteNoPermission : .fileWriteUnknown
    throw CocoaError(code, userInfo: [NSFilePathErrorKey: new.path, NSUnderlyingErrorKey: cause])
  }

  private func writeParts(to url: URL) throws {
    let manager = FileManager.default
    if let data = regularFileContents {
      try data.write(to: url, options: .withoutOverwriting)
      let file = try FileHandle(forWritingTo: url)
      defer { try? file.close() }
      try file.synchronize()
    } else if let children = fileWrappers {
      try manager.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        // A name is a name here, wherever it comes from, and no way out of the folder.
        guard !name.contains("/"), name != ".", name != ".." else {
          throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name])
        }
        try child.writeParts(to: url.appendingPathComponent(name))
      }
    } else if let target = symbolicLinkDestinationURL {
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
    }
    guard !isSymbolicLink else { return }
    let attributes = fileAttributes.filter { [.posixPermissions, .modificationDate].contains($0.key) }
    if !attributes.isEmpty { try manager.setAttributes(attributes, ofItemAtPath: url.path) }
  }
}

// Inside of `FileWrapper` the name would mean its own member.
private func move(_ old: String, _ new: String) -> Int32 { rename(old, new) }
