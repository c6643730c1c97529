import UICore

/// A scene of windows that each show a document: what people open, change and save.
///
/// A program begins with a new document, or with the files that its command line names. The File menu and its keys make,
/// open, save and revert documents; a window whose document is not saved asks before it closes. Files are read and written
/// in the background, and replaced whole or not at all.
public struct DocumentGroup<Document: Sendable, Content: View>: Scene {
  let kind: DocumentKind<Document>
  let content: (DocumentModel<Document>) -> Content

  public var body: some Scene {
    let (kind, content) = (kind, content)
    DocumentWindowsScene(documents: { OpenDocuments(kind) }, top: MenuBar(entries: [])) { document in
      DocumentWindow(model: document as? DocumentModel<Document>, content: content)
    }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// A scene in which documents that are values are made and changed.
  ///
  /// Each change through the configuration's binding can be undone; what is typed in a row is one step.
  ///
  /// - Parameter newDocument: makes what a new document begins with.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(kind: .values(newDocument), content: { editor(FileDocumentConfiguration($0)) })
  }

  /// A scene in which documents that are values are looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(kind: .values(nil), content: { viewer(FileDocumentConfiguration($0)) })
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// A scene in which documents that are objects are made and changed.
  ///
  /// What is to be saved is what the window's `undoManager` was told of: whoever changes the document registers how to undo
  /// it.
  ///
  /// - Parameter newDocument: makes what a new document begins with.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(kind: .objects(newDocument), content: { editor(ReferenceFileDocumentConfiguration($0)) })
  }

  /// A scene in which documents that are objects are looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(kind: .objects(nil), content: { viewer(ReferenceFileDocumentConfiguration($0)) })
  }
}
