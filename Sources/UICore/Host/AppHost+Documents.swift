import Foundation

extension AppHost {
  /// What windows and menus can do with the app's documents; nil in an app without.
  var documentWindows: DocumentWindows? {
    let documents = scenes.compactMap(\.documents)
    if documents.isEmpty { return nil }
    return DocumentWindows(
      scenes: documents, show: { [weak self] in self?.show($0, of: $1) },
      close: { [weak self] document in
        if let self, let window = windows.first(where: { $0.document === document }) { close(window) }
      })
  }

  private func show(_ document: any WindowDocument, of documents: any DocumentScene) {
    if let open = windows.first(where: { $0.document === document }) { return open.window.raise() }
    guard let scene = scenes.first(where: { $0.documents === documents }) else { return }
    do { try open(scene, value: document) } catch {
      viewGraph.report("A window could not be opened: \(error)", path: nil)
    }
  }

  /// Shows a file in a window of the first scene that opens files of its type; returns whether there is one.
  func openFile(_ url: URL) -> Bool {
    guard let documents = scenes.compactMap(\.documents).first(where: { $0.canOpen(url) }) else { return false }
    show(documents.document(at: url), of: documents)
    return true
  }

  /// The files that the command line names, in order.
  private var launchedFiles: [URL] {
    let words = options.words.filter { FileManager.default.fileExists(atPath: $0) }
    return options.urls.filter(\.isFileURL) + words.map { URL(fileURLWithPath: $0) }
  }

  /// Shows the files of the command line that are documents; returns whether there are any.
  func openLaunchedFiles() -> Bool { launchedFiles.reduce(false) { openFile($1) || $0 } }
}
