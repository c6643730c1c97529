import Foundation
import Synchronization

/// Who may have a representation of data.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs, those of one maker or group, or this one. On Linux only `all` lets data out of this program.
  case all, team, group, ownProcess
}

/// What keeps a representation from being loaded.
public enum ItemProviderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing of the type is offered.
  case noRepresentation(type: String)
  /// The data of the type is not what its name says.
  case unreadable(type: String)
  /// The other program answered too late, or not at all.
  case noAnswer(type: String)
  /// The data is longer than is taken from another program, in bytes.
  case tooLarge(limit: Int)

  public var description: String {
    switch self {
    case .noRepresentation(let type): "nothing of the type \(type) is offered"
    case .unreadable(let type): "the data is not of the type \(type)"
    case .noAnswer(let type): "the program that offers the type \(type) does not answer"
    case .tooLarge(let limit): "the data is longer than \(limit) bytes"
    }
  }
}

/// An item in one or several types, none of which is made before somebody asks for it.
///
/// Apple's Foundation has this class, Linux's does not. A completion is called where the data comes about: before the method
/// returns if it is there already, else later and, for data of other programs, on the main queue.
public final class NSItemProvider: @unchecked Sendable {
  /// Makes the data and hands it over, now or later, once.
  public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  package struct Representation: Sendable {
    package let type: UTType
    package let visibility: NSItemProviderRepresentationVisibility
    package let load: DataLoader
  }

  private struct State {
    var representations: [Representation] = []
    var suggestedName: String?
  }
  private let state = Mutex(State())

  /// An item without any representation yet.
  public init() {}

  /// An item that offers what the object writes.
  public init(object: any NSItemProviderWriting) { registerObject(object, visibility: .all) }

  /// An item that offers the value in one type.
  ///
  /// - Parameter item: data, a string, a URL or nil, which offers nothing.
  public init(item: (any Sendable)?, typeIdentifier: String?) {
    guard let typeIdentifier, let item else { return }
    let data: Data? =
      switch item {
      case let data as Data: data
      case let text as String: Data(text.utf8)
      case let url as URL: url.dataRepresentation
      case let text as NSString: Data("\(text)".utf8)
      case let url as NSURL: Data(url.absoluteString.utf8)
      default: nil
      }
    guard let data else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier) { done in
      done(data, nil)
      return nil
    }
  }

  /// A file: its URL, and its content in the type of its ending.
  ///
  /// - Returns: nil where the URL is no file's.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(object: url)
    suggestedName = url.deletingPathExtension().lastPathComponent
    guard let type = UTType(filenameExtension: url.pathExtension) else { return }
    registerDataRepresentation(for: type, visibility: .all) { done in
      do { done(try Data(contentsOfFileAt: url, limit: Self.fileLimit), nil) } catch { done(nil, error) }
      return nil
    }
  }

  /// Bytes of a file that is read as data; our own figure.
  private static let fileLimit = 256 << 20

  /// A name for a file with the item, without an ending.
  public var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// What is offered, the best first.
  package var representations: [Representation] { state.withLock { $0.representations } }

  // MARK: Offering

  /// Offers data of a type.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataLoader
  ) {
    let new = Representation(type: contentType, visibility: visibility, load: loadHandler)
    state.withLock { state in
      if let index = state.representations.firstIndex(where: { $0.type == contentType }) {
        state.representations[index] = new
      } else {
        state.representations.append(new)
      }
    }
  }

  /// Offers data of a type.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataLoader
  ) {
    registerDataRepresentation(for: .named(typeIdentifier), visibility: visibility, loadHandler: loadHandler)
  }

  /// Offers what an object writes.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    nonisolated(unsafe) let object = object
    let isFile = (object as? URL)?.isFileURL ?? (object as? NSURL)?.isFileURL ?? false
    let types = isFile ? [UTType.fileURL.identifier] : type(of: object).writableTypeIdentifiersForItemProvider
    for identifier in types {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { done in
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: done)
      }
    }
  }

  // MARK: What is offered

  /// The types that are offered, the best first.
  public var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

  /// The types that are offered, the best first.
  public var registeredContentTypes: [UTType] { representations.map(\.type) }

  /// The types that are offered and are a type or a kind of it.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether a type, or a kind of it, is offered.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: .named(typeIdentifier)) != nil
  }

  /// Whether a value of the class can be made of what is offered.
  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  private func representation(for type: UTType) -> Representation? {
    let all = representations
    return all.first { $0.type == type } ?? all.first { $0.type.conforms(to: type) }
  }

  // MARK: Loading

  /// Loads the data of a type or, where it is not offered, of the first kind of it that is.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = representation(for: contentType) else {
      completionHandler(nil, ItemProviderError.noRepresentation(type: contentType.identifier))
      return progress
    }
    let isDone = Mutex(false)
    return found.load { data, error in
      let isFirst = isDone.withLock { done in
        defer { done = true }
        return !done
      }
      guard isFirst else { return }
      progress.completedUnitCount = 1
      completionHandler(data, data == nil ? error ?? ItemProviderError.unreadable(type: contentType.identifier) : nil)
    } ?? progress
  }

  /// Loads the data of a type or, where it is not offered, of the first kind of it that is.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { loadDataRepresentation(for: .named(typeIdentifier), completionHandler: completionHandler) }

  /// Loads the data of a type, as a URL where it is one.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any Sendable)?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let isURL = UTType.named(typeIdentifier).conforms(to: .url)
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      // Apple hands a file's URL over as data, which real code reads as such; a URL of the web comes as one.
      guard isURL, let data, let url = URL(dataRepresentation: data, relativeTo: nil), !url.isFileURL else {
        return completionHandler(data, error)
      }
      completionHandler(url, nil)
    }
  }

  /// Makes a value of the class of the first type that it reads and is offered.
  @discardableResult
  public func loadObject<Value: NSItemProviderReading>(
    ofClass type: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let wanted = type.readableTypeIdentifiersForItemProvider
    guard let identifier = wanted.first(where: hasItemConformingToTypeIdentifier) else {
      completionHandler(nil, ItemProviderError.noRepresentation(type: wanted.first ?? ""))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try type.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Loads the data of a type into a file, which is there until the completion returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = UTType.named(typeIdentifier)
    let name = suggestedName ?? "item"
    return loadDataRepresentation(for: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The name may be another program's: only its last part counts.
        var file = folder.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent)
        if let ending = type.preferredFilenameExtension { file.appendPathExtension(ending) }
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }
}

extension UTType {
  /// The type with an identifier, known or not.
  package static func named(_ identifier: String) -> UTType {
    UTType(identifier) ?? UTType(known: identifier, parents: ["public.data"])
  }
}

extension Data {
  /// The content of a file that is not longer than the limit, in bytes.
  fileprivate init(contentsOfFileAt url: URL, limit: Int) throws {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    let data = try file.read(upToCount: limit + 1) ?? Data()
    if data.count > limit { throw ItemProviderError.tooLarge(limit: limit) }
    self = data
  }
}
