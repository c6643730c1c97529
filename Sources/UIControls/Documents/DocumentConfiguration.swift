import Foundation
import UICore

/// What an editor of a document that is a value is given.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Whoever writes it changes what will be saved.
  @Binding public var document: Document
  /// The file; nil while it was never saved.
  public let fileURL: URL?
  /// Whether it can be saved: false for what is only looked at.
  public let isEditable: Bool

  @MainActor init(_ model: DocumentModel<Document>) {
    _document = Bindable(model).document
    (fileURL, isEditable) = (model.fileURL, model.isEditable)
  }
}

/// What an editor of a document that is an object is given.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file; nil while it was never saved.
  public let fileURL: URL?
  /// Whether it can be saved: false for what is only looked at.
  public let isEditable: Bool

  @MainActor init(_ model: DocumentModel<Document>) {
    document = model.document
    (fileURL, isEditable) = (model.fileURL, model.isEditable)
  }
}

/// Of what document a view is a part.
public struct DocumentConfiguration: Equatable, Sendable {
  /// The file; nil while it was never saved.
  public let fileURL: URL?
  /// Whether it can be saved.
  public let isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
  /// Of what document the view is a part; nil where it is in no window of a document.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
