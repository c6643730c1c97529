import SwiftUI
import UniformTypeIdentifiers

/// A file of text in UTF-8.
public struct TextFile: FileDocument {
  public static var readableContentTypes: [UTType] { [.plainText, .text] }
  public static var writableContentTypes: [UTType] { [.plainText] }
  public var text: String

  /// A text that is in no file yet.
  public init(_ text: String = "") { self.text = text }

  public init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw NotText()
    }
    self.text = text
  }

  public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NotText: LocalizedError {
  var errorDescription: String? { "It holds something else than text in UTF-8." }
}
