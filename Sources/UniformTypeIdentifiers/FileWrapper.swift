import Foundation

/// A file, a folder with all that is in it, or a link, in memory.
///
/// Apple's Foundation has this class, Linux's does not. What is read is read at once and whole. Used by one thread at a time.
open class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  /// How files are read: on Linux at once, whatever is said.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once.
    public static let immediate = Self(rawValue: 1)
    /// Without mapping the files into memory.
    public static let withoutMapping = Self(rawValue: 2)
  }

  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The whole or nothing, which is so on Linux whatever is said.
    public static let atomic = Self(rawValue: 1)
    /// ``FileWrapper/filename`` becomes the name that is written to.
    public static let withNameUpdating = Self(rawValue: 2)
  }

  private var content: Content
  /// The name that it should have in a folder.
  open var preferredFilename: String?
  /// The name that it was read from or written to.
  open var filename: String?
  /// What ``write(to:options:originalContentsURL:)`` gives the file: `.posixPermissions` and `.modificationDate`.
  open var fileAttributes: [FileAttributeKey: Any] = [:]

  private static var noFolder: String { "a file wrapper that is no folder holds no others" }

  private init(_ content: Content) { self.content = content }

  /// A file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder. Each one has the name that it goes by here, unless it prefers another one.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }

  /// A link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// What is at a place, all of it. Links are not followed.
  ///
  /// Throws where it cannot be read, and for devices, pipes and sockets.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    self.init(try Self.content(of: url))
    try readAttributes(of: url)
  }

  /// Becomes what is at a place.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    try readAttributes(of: url)
  }

  private func readAttributes(of url: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    fileAttributes = attributes.filter { [.posixPermissions, .modificationDate].contains($0.key) }
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
  }

  private static func content(of url: URL) throws -> Content {
    let manager = FileManager.default
    switch try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
    case .typeRegular: return .file(try Data(contentsOf: url))
    case .typeDirectory:
      let names = try manager.contentsOfDirectory(atPath: url.path)
      let pairs = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }
      return .folder(Dictionary(pairs) { first, _ in first })
    case .typeSymbolicLink:
      let path = try manager.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    // What never ends is not read.
    default: throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// The bytes of a file.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// What is in a folder, by the names there.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let all) = content { all } else { nil } }
  /// Where a link leads to.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  // MARK: Folders

  /// Puts one into the folder, under the name that it prefers or, where that is taken, one like it.
  ///
  /// - Precondition: this is a folder, and the other has a preferred name.
  /// - Returns: the name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var all) = content else { preconditionFailure(Self.noFolder) }
    guard let preferred = child.preferredFilename, !preferred.isEmpty else {
      preconditionFailure("a file wrapper in a folder needs a preferredFilename")
    }
    let name = FileName.free(preferred) { all[$0] != nil }
    all[name] = child
    content = .folder(all)
    return name
  }

  /// Puts a new file into the folder and returns its name there.
  ///
  /// - Precondition: this is a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes one out of the folder.
  ///
  /// - Precondition: this is a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let all) = content else { preconditionFailure(Self.noFolder) }
    content = .folder(all.filter { $0.value !== child })
  }

  /// The name of one in the folder; nil where it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
}

/// Names that are not taken.
package enum FileName {
  /// A name, with a number before its ending where it is taken.
  package static func free(_ name: String, isTaken: (String) -> Bool) -> String {
    let ending = (name as NSString).pathExtension
    let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
    var (result, number) = (name, 2)
    while isTaken(result) {
      result = ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
      number += 1
    }
    return result
  }
}
