import Foundation
import UICore
import UniformTypeIdentifiers

extension View {
  /// Lets people move a file to a folder, which they choose in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there is no file.
  ///   - onCompletion: called with where the file is now, or why it could not be moved. It is not called where people cancel.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}) }

  /// Lets people move a file to a folder, which they choose in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there is no file.
  ///   - onCompletion: called with where the file is now, or why it could not be moved.
  ///   - onCancellation: called where people cancel.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileMoverModifier(isPresented: isPresented, files: file.map { [$0] } ?? [], cancelled: onCancellation) { result in
        onCompletion(result.map { $0[0] })
      })
  }

  /// Lets people move files to a folder, which they choose in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there are no files.
  ///   - onCompletion: called with where the files are now, or why one could not be moved: those before it are moved. It is not
  ///     called where people cancel.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets people move files to a folder, which they choose in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog shows; it sets it to false. It does not show where there are no files.
  ///   - onCompletion: called with where the files are now, or why one could not be moved: those before it are moved.
  ///   - onCancellation: called where people cancel.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileMoverModifier(
        isPresented: isPresented, files: Array(files), cancelled: onCancellation, moved: onCompletion))
  }
}

private struct FileMoverModifier: ViewModifier {
  @Binding var isPresented: Bool
  let files: [URL]
  let cancelled: () -> Void
  let moved: (Result<[URL], any Error>) -> Void
  @State private var folder: URL?

  func body(content: Content) -> some View {
    let (files, cancelled, moved) = (files, cancelled, moved)
    let shows = $isPresented.converted(to: { $0 && !files.isEmpty }, from: { $0 })
    content.sheet(isPresented: shows) {
      guard let folder else { return cancelled() }
      self.folder = nil
      Task { @MainActor in
        // Between two disks a move copies, which takes its time.
        let result = await Task.detached { Result { try FileMove.move(files, to: folder) } }.value
        moved(result)
      }
    } content: {
      FileDialog(types: [.folder], allowsMultiple: false, verb: "Move") { urls in
        folder = urls.first
        isPresented = false
      }
    }
  }
}

enum FileMove {
  /// Moves files into a folder and returns where they are; blocks. Replaces no file.
  static func move(_ files: [URL], to folder: URL) throws -> [URL] {
    try files.map { file in
      let new = folder.appendingPathComponent(file.lastPathComponent)
      if new.standardizedFileURL != file.standardizedFileURL { try FileManager.default.moveItem(at: file, to: new) }
      return new
    }
  }
}
