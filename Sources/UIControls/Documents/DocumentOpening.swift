import Foundation
import UICore
import UniformTypeIdentifiers

/// Opens windows with new documents.
@MainActor
public struct NewDocumentAction {
  let documents: DocumentWindows?

  /// Opens a window with a new document that is a value. Does nothing in an app without a scene of such documents.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) { show(newDocument) }

  /// Opens a window with a new document that is an object. Does nothing in an app without a scene of such documents.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) { show(newDocument) }

  private func show<D: Sendable>(_ make: () -> D) {
    guard let scene = documents?.scenes.lazy.compactMap({ $0 as? OpenDocuments<D> }).first else { return }
    documents?.show(scene.new(make()), scene)
  }
}

/// Opens documents in windows of their own.
@MainActor
public struct OpenDocumentAction {
  let documents: DocumentWindows?

  /// Shows a file: in the window that shows it already, or in a new one when it is read.
  ///
  /// Throws what its document's reading throws, and ``DocumentTypeError`` where no scene opens files of its type.
  public func callAsFunction(at url: URL) async throws {
    guard let documents, let scene = documents.scenes.first(where: { $0.canOpen(url) }) else {
      throw DocumentTypeError(fileName: url.lastPathComponent)
    }
    let document = scene.document(at: url)
    try await document.whenRead()
    documents.show(document, scene)
  }
}

/// A file is of a type that no scene of the app opens; an addition of Apus.
public struct DocumentTypeError: LocalizedError, Equatable {
  /// What the file is called.
  public let fileName: String

  /// One sentence for people.
  public var errorDescription: String? { "This program opens no files like “\(fileName)”." }
}

extension EnvironmentValues {
  /// Opens windows with new documents.
  public var newDocument: NewDocumentAction { NewDocumentAction(documents: documentWindows) }
  /// Opens documents in windows of their own.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(documents: documentWindows) }
}
