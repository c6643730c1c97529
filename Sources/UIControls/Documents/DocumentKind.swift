import Foundation
import UICore
import UniformTypeIdentifiers

/// How documents of one type are made, read and written.
struct DocumentKind<Document: Sendable> {
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  /// Makes what a new one begins with; nil where documents are only looked at.
  let make: (() -> Document)?
  /// Called in the background.
  let read: @Sendable (FileDocumentReadConfiguration) throws -> Document
  /// What is written, given what was read or written before.
  let export: @MainActor (Document, FileWrapper?) -> FileExport
  /// Whether a change is a new value, which can be undone by putting back the old one.
  let isValue: Bool
}

extension DocumentKind where Document: FileDocument {
  static func values(_ make: (() -> Document)?) -> Self {
    Self(
      readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes, make: make,
      read: { try Document(configuration: $0) },
      export: { FileExport(document: $0, types: Document.writableContentTypes, existing: $1) }, isValue: true)
  }
}

extension DocumentKind where Document: ReferenceFileDocument {
  static func objects(_ make: (() -> Document)?) -> Self {
    Self(
      readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes, make: make,
      read: { try Document(configuration: $0) },
      export: { FileExport(document: $0, types: Document.writableContentTypes, existing: $1) }, isValue: false)
  }
}

/// The documents of a scene that are open.
@MainActor
final class OpenDocuments<Document: Sendable>: DocumentScene {
  private struct Open { weak var model: DocumentModel<Document>? }

  private let kind: DocumentKind<Document>
  private var open: [Open] = []

  init(_ kind: DocumentKind<Document>) { self.kind = kind }

  var readableTypes: [UTType] { kind.readableTypes }
  var makesDocuments: Bool { kind.make != nil }
  private var models: [DocumentModel<Document>] { open.compactMap(\.model) }

  private func add(_ model: DocumentModel<Document>) -> DocumentModel<Document> {
    open.removeAll { $0.model == nil }
    open.append(Open(model: model))
    return model
  }

  func makeDocument() -> any WindowDocument { new(kind.make?()) }

  /// A document that was never saved, under a name that no other one has.
  func new(_ document: Document?) -> DocumentModel<Document> {
    let names = Set(models.map(\.name))
    let name = FileName.free(ExportName.untitled, isTaken: names.contains)
    return add(DocumentModel(kind, document, name: name))
  }

  func document(at url: URL) -> any WindowDocument {
    let url = url.standardizedFileURL.resolvingSymlinksInPath()
    if let open = models.first(where: { $0.fileURL == url }) { return open }
    let model = add(DocumentModel(kind, nil, name: url.lastPathComponent))
    model.read(url)
    return model
  }
}
