import Foundation

/// A value as a coder writes it: JSON, unless others are given.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  public typealias Body = Never
  public let _parts: [_TransferPart<Item>]
}

/// What writes values as data.
public protocol _DataEncoder: Sendable { func encode<Value: Encodable>(_ value: Value) throws -> Data }
/// What reads values from data.
public protocol _DataDecoder: Sendable {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}
extension JSONEncoder: _DataEncoder {}
extension JSONDecoder: _DataDecoder {}
extension PropertyListEncoder: _DataEncoder {}
extension PropertyListDecoder: _DataDecoder {}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// The value as JSON, called by a type of the program's own.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

extension CodableRepresentation where Encoder: _DataEncoder, Decoder: _DataDecoder {
  /// The value as the coders have it, called by a type of the program's own.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    _parts = [
      _TransferPart(
        type: contentType, exports: .now { try encoder.encode($0) },
        imports: .now { try decoder.decode(Item.self, from: $0) })
    ]
  }
}

/// A value as data of one type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _parts: [_TransferPart<Item>]

  /// Hands the value over as data, and makes one of it.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { _parts = [_TransferPart(type: contentType, exports: .later(exporting), imports: .later(importing))] }

  /// Hands the value over as data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { _parts = [_TransferPart(type: exportedContentType, exports: .later(exporting))] }

  /// Makes a value of data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { _parts = [_TransferPart(type: importedContentType, imports: .later(importing))] }

  /// As the others, but without waiting.
  init(
    _ type: UTType, exporting: (@Sendable (Item) throws -> Data)?, importing: (@Sendable (Data) throws -> Item)?
  ) { _parts = [_TransferPart(type: type, exports: exporting.map { .now($0) }, imports: importing.map { .now($0) })] }
}

/// A value as another value that can be handed over, such as its title.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _parts: [_TransferPart<Item>]

  /// Hands the other value over, and makes the value of it.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { _parts = Self.parts(exporting, importing) }

  /// Hands the other value over.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    _parts = Self.parts(exporting, nil)
  }

  /// Makes the value of the other one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    _parts = Self.parts(nil, importing)
  }

  private static func parts(
    _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
  ) -> [_TransferPart<Item>] {
    TransferParts.of(ProxyRepresentation.self).compactMap { part in
      var new = _TransferPart<Item>(type: part.type, visibility: part.visibility)
      if let exporting, let exports = part.exports {
        switch exports {
        case .now(let export): new.exports = .now { try export(try exporting($0)) }
        case .later(let export): new.exports = .later { try await export(try exporting($0)) }
        }
      }
      if let importing, let imports = part.imports {
        switch imports {
        case .now(let make): new.imports = .now { try importing(try make($0)) }
        case .later(let make): new.imports = .later { try importing(try await make($0)) }
        }
      }
      return new.exports == nil && new.imports == nil ? nil : new
    }
  }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether others may write to the file itself.
  public let allowAccessingOriginalFile: Bool

  /// A file that is handed over, as a copy unless others may write to it.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that was handed over: a copy, which is there until the closure that gets it has returned.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether the file is the other's own.
  public let isOriginalFile: Bool
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _parts: [_TransferPart<Item>]

  /// Hands the value over as a file, and makes one of it.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _parts = [
      _TransferPart(type: contentType, exports: Self.read(exporting), imports: Self.written(contentType, importing))
    ]
  }

  /// Hands the value over as a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { _parts = [_TransferPart(type: exportedContentType, exports: Self.read(exporting))] }

  /// Makes the value of a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { _parts = [_TransferPart(type: importedContentType, imports: Self.written(importedContentType, importing))] }

  private static func read(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> _TransferPart<Item>.Export { .later { try Data(contentsOf: try await exporting($0).file) } }

  private static func written(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> _TransferPart<Item>.Import {
    .later { data in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var file = folder.appendingPathComponent("item")
      if let ending = type.preferredFilenameExtension { file.appendPathExtension(ending) }
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

enum TransferParts {
  static func of<Item: Transferable>(_: Item.Type) -> [_TransferPart<Item>] {
    Item.transferRepresentation._parts as? [_TransferPart<Item>] ?? []
  }
}
