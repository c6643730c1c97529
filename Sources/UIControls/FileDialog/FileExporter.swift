import CoreTransferable
import Foundation
import UICore
import UniformTypeIdentifiers

extension View {
  /// Lets people save a document as a file, whose name and folder they choose in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there is no document.
  ///   - contentType: the type of the file, one of the document's `writableContentTypes`.
  ///   - defaultFilename: the name that the dialog begins with.
  ///   - onCompletion: called with the file, or why it could not be written: nothing is half written. It is not called where
  ///     people cancel.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Lets people save a document as a file, whose name and folder they choose in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there is no document.
  ///   - contentTypes: the types to choose from; the document's `writableContentTypes` where it is empty.
  ///   - defaultFilename: the name that the dialog begins with.
  ///   - onCompletion: called with the file, or why it could not be written: nothing is half written.
  ///   - onCancellation: called where people cancel.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let export = document.map { FileExport(document: $0, types: contentTypes) }
    return modifier(FileExporterModifier(isPresented, export, defaultFilename, onCompletion, onCancellation))
  }

  /// Lets people save a document as a file, whose name and folder they choose in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there is no document.
  ///   - contentType: the type of the file, one of the document's `writableContentTypes`.
  ///   - defaultFilename: the name that the dialog begins with.
  ///   - onCompletion: called with the file, or why it could not be written: nothing is half written. It is not called where
  ///     people cancel.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Lets people save a document as a file, whose name and folder they choose in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there is no document.
  ///   - contentTypes: the types to choose from; the document's `writableContentTypes` where it is empty.
  ///   - defaultFilename: the name that the dialog begins with.
  ///   - onCompletion: called with the file, or why it could not be written: nothing is half written.
  ///   - onCancellation: called where people cancel.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let export = document.map { FileExport(document: $0, types: contentTypes) }
    return modifier(FileExporterModifier(isPresented, export, defaultFilename, onCompletion, onCancellation))
  }

  /// Lets people save an item as a file, whose name and folder they choose in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there is no item.
  ///   - contentTypes: the types to choose from; those that the item is handed over in where it is empty.
  ///   - defaultFilename: the name that the dialog begins with; the one that the item suggests where there is none.
  ///   - onCompletion: called with the file, or why it could not be written: nothing is half written.
  ///   - onCancellation: called where people cancel.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let export = item.map { FileExport(item: $0, types: contentTypes) }
    return modifier(FileExporterModifier(isPresented, export, defaultFilename, onCompletion, onCancellation))
  }

  /// Lets people save documents as files of a folder, which they choose in a dialog over the window.
  ///
  /// Each has the `preferredFilename` of its file wrapper, or a name like it: nothing is replaced.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there are no documents.
  ///   - contentType: the type of the files, one of the documents' `writableContentTypes`.
  ///   - onCompletion: called with the files, or why one could not be written: those before it are. It is not called where
  ///     people cancel.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets people save documents as files of a folder, which they choose in a dialog over the window.
  ///
  /// Each has the `preferredFilename` of its file wrapper, or a name like it: nothing is replaced.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there are no documents.
  ///   - contentTypes: the first is the type of the files; the first of the `writableContentTypes` where it is empty.
  ///   - onCompletion: called with the files, or why one could not be written: those before it are.
  ///   - onCancellation: called where people cancel.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    modifier(
      FilesExporterModifier(
        isPresented: isPresented, exports: documents.map { FileExport(document: $0, types: contentTypes) },
        completed: onCompletion, cancelled: onCancellation))
  }

  /// Lets people save documents as files of a folder, which they choose in a dialog over the window.
  ///
  /// Each has the `preferredFilename` of its file wrapper, or a name like it: nothing is replaced.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there are no documents.
  ///   - contentType: the type of the files, one of the documents' `writableContentTypes`.
  ///   - onCompletion: called with the files, or why one could not be written: those before it are. It is not called where
  ///     people cancel.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }

  /// Lets people save documents as files of a folder, which they choose in a dialog over the window.
  ///
  /// Each has the `preferredFilename` of its file wrapper, or a name like it: nothing is replaced.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there are no documents.
  ///   - contentTypes: the first is the type of the files; the first of the `writableContentTypes` where it is empty.
  ///   - onCompletion: called with the files, or why one could not be written: those before it are.
  ///   - onCancellation: called where people cancel.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    modifier(
      FilesExporterModifier(
        isPresented: isPresented, exports: documents.map { FileExport(document: $0, types: contentTypes) },
        completed: onCompletion, cancelled: onCancellation))
  }

  /// Lets people save items as files of a folder, which they choose in a dialog over the window.
  ///
  /// Each has the name that it suggests, or one like it: nothing is replaced.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there are no items.
  ///   - contentTypes: the first is the type of the files; the first that an item is handed over in where it is empty.
  ///   - onCompletion: called with the files, or why one could not be written: those before it are.
  ///   - onCancellation: called where people cancel.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    modifier(
      FilesExporterModifier(
        isPresented: isPresented, exports: items.map { FileExport(item: $0, types: contentTypes) },
        completed: onCompletion, cancelled: onCancellation))
  }
}

private struct FileExporterModifier: ViewModifier {
  @Binding var isPresented: Bool
  let export: FileExport?
  let name: String?
  let completed: (Result<URL, any Error>) -> Void
  let cancelled: () -> Void
  @State private var place: SavePlace?

  init(
    _ isPresented: Binding<Bool>, _ export: FileExport?, _ name: String?,
    _ completed: @escaping (Result<URL, any Error>) -> Void, _ cancelled: @escaping () -> Void
  ) {
    (_isPresented, self.export, self.name) = (isPresented, export, name)
    (self.completed, self.cancelled) = (completed, cancelled)
  }

  func body(content: Content) -> some View {
    let (export, name, completed, cancelled) = (export, name, completed, cancelled)
    content.sheet(isPresented: $isPresented.converted(to: { $0 && export != nil }, from: { $0 })) {
      guard let place, let export else { return cancelled() }
      self.place = nil
      Task { @MainActor in
        completed(await export.write(to: place.url, as: place.type, replaces: place.replaces))
      }
    } content: {
      if let export {
        FileSaveDialog(types: export.types, name: name ?? export.name ?? ExportName.untitled) {
          place = $0
          isPresented = false
        }
      }
    }
  }
}

private struct FilesExporterModifier: ViewModifier {
  @Binding var isPresented: Bool
  let exports: [FileExport]
  let completed: (Result<[URL], any Error>) -> Void
  let cancelled: () -> Void
  @State private var folder: URL?

  func body(content: Content) -> some View {
    let (exports, completed, cancelled) = (exports, completed, cancelled)
    content.sheet(isPresented: $isPresented.converted(to: { $0 && !exports.isEmpty }, from: { $0 })) {
      guard let folder else { return cancelled() }
      self.folder = nil
      Task { @MainActor in completed(await FileExport.write(exports, into: folder)) }
    } content: {
      FileDialog(types: [.folder], allowsMultiple: false, verb: "Export") { urls in
        folder = urls.first
        isPresented = false
      }
    }
  }
}
