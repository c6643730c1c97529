import Combine
import UICore
import UniformTypeIdentifiers

/// A document that is a value, read from files and written to them.
///
/// ``fileWrapper(configuration:)`` is called on a background thread.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The types of files that documents can be made of.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that documents can be written as; the readable ones, if it does not say.
  static var writableContentTypes: [UTType] { get }

  /// Makes a document of a file. Throws where it is not what it should be.
  init(configuration: ReadConfiguration) throws

  /// The document as a file of the type that is asked for.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What a document is made of.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// As what a document is written.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The readable ones.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from files and written to them.
///
/// ``snapshot(contentType:)`` is called on the main thread, ``fileWrapper(snapshot:configuration:)`` on another one.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What is written: the content at one moment.
  associatedtype Snapshot
  /// The types of files that documents can be made of.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that documents can be written as; the readable ones, if it does not say.
  static var writableContentTypes: [UTType] { get }

  /// Makes a document of a file. Throws where it is not what it should be.
  init(configuration: ReadConfiguration) throws

  /// The content at this moment.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// A snapshot as a file of the type that is asked for.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// What a document is made of.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// As what a document is written.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The readable ones.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is made of.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file's content.
  public let file: FileWrapper
}

/// As what a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file to be.
  public let contentType: UTType
  /// What the document was written to before; nil the first time.
  public let existingFile: FileWrapper?
}
