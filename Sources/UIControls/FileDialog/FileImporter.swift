import Foundation
import UICore
import UniformTypeIdentifiers

extension View {
  /// Lets people choose a file, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false.
  ///   - allowedContentTypes: what may be chosen; `.folder` lets folders be chosen. All files where it is empty.
  ///   - onCompletion: called with the file. It is not called where people cancel.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented, types: allowedContentTypes, allowsMultiple: false
      ) { urls in
        if let url = urls.first { onCompletion(.success(url)) }
      })
  }

  /// Lets people choose files, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false.
  ///   - allowedContentTypes: what may be chosen; `.folder` lets folders be chosen. All files where it is empty.
  ///   - onCompletion: called with the files. It is not called where people cancel.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented, types: allowedContentTypes,
        allowsMultiple: allowsMultipleSelection
      ) { onCompletion(.success($0)) })
  }

  /// Lets people choose files, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false.
  ///   - allowedContentTypes: what may be chosen; `.folder` lets folders be chosen. All files where it is empty.
  ///   - onCompletion: called with the files.
  ///   - onCancellation: called where people cancel.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented, types: allowedContentTypes,
        allowsMultiple: allowsMultipleSelection,
        cancelled: onCancellation
      ) { onCompletion(.success($0)) })
  }
}

private struct FileImporterModifier: ViewModifier {
  @Binding var isPresented: Bool
  let types: [UTType]
  let allowsMultiple: Bool
  var cancelled: () -> Void = {}
  let chosen: ([URL]) -> Void
  @State private var result: [URL] = []

  func body(content: Content) -> some View {
    let (types, allowsMultiple, cancelled, chosen) = (types, allowsMultiple, cancelled, chosen)
    content.sheet(isPresented: $isPresented) {
      let urls = result
      result = []
      if urls.isEmpty { cancelled() } else { chosen(urls) }
    } content: {
      FileDialog(types: types, allowsMultiple: allowsMultiple) { urls in
        result = urls
        isPresented = false
      }
    }
  }
}
