import Foundation
import UICore
import UniformTypeIdentifiers

/// New and Open of the File menu, in an app with documents.
struct OpenDocumentCommands: View {
  @Environment(\.documentWindows) private var documents
  @Environment(\.chooseDocument) private var choose

  var body: some View {
    let (documents, choose) = (documents, choose)
    // Of several kinds the first, which Control-N makes.
    if let scene = documents?.scenes.first(where: \.makesDocuments) {
      Button("New") { documents?.show(scene.makeDocument(), scene) }.keyboardShortcut("n")
    }
    Button("Open…") { choose() }.keyboardShortcut("o")
  }
}

/// Close, Save and Revert of the File menu, in the window of a document.
struct SaveDocumentCommands: View {
  let document: any DocumentActions

  var body: some View {
    let document = document
    CloseCommand()
    if document.isEditable {
      Button(document.fileURL == nil ? "Save…" : "Save") { document.save() }
        .keyboardShortcut("s")
        .disabled(!document.isOpen || document.fileURL != nil && !document.isEdited)
      Button("Save As…") { document.isChoosingPlace = true }
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(!document.isOpen)
      Button("Revert to Saved") { document.question = .revert }
        .disabled(document.fileURL == nil || !document.isEdited)
    }
  }
}

/// Lets people choose documents to open, for what is in the content.
package struct DocumentChooser: ViewModifier {
  @Environment(\.documentWindows) private var documents
  @Environment(\.windowDocument) private var shown
  @Environment(\.openDocument) private var open
  @State private var isChoosing = false
  @State private var problem: Problem?

  private struct Problem {
    let name: String
    let reason: String
  }

  package func body(content: Content) -> some View {
    content
      .environment(\.chooseDocument) { isChoosing = true }
      .fileImporter(
        isPresented: $isChoosing, allowedContentTypes: documents?.scenes.flatMap(\.readableTypes) ?? [],
        allowsMultipleSelection: true
      ) { result in
        guard case .success(let urls) = result else { return }
        Task { @MainActor in await openAll(urls) }
      }
      .alert(
        Text("“\(problem?.name ?? "")” could not be opened."),
        isPresented: $problem.converted(to: { $0 != nil }, from: { [problem] in $0 ? problem : nil }),
        actions: { Button("OK") {} }, message: { Text(verbatim: problem?.reason ?? "") })
  }

  private func openAll(_ urls: [URL]) async {
    for url in urls {
      do { try await open(at: url) } catch {
        problem = Problem(name: url.lastPathComponent, reason: error.localizedDescription)
        return
      }
    }
    // The window of a new document with which nothing was done gives way to what was opened.
    if let shown = shown as? any DocumentActions, shown.isUntouched { documents?.close(shown) }
  }
}

private enum ChooseDocumentKey: EnvironmentKey { static var defaultValue: @MainActor () -> Void { {} } }

extension EnvironmentValues {
  /// Lets people choose a document to open.
  var chooseDocument: @MainActor () -> Void {
    get { self[ChooseDocumentKey.self] }
    set { self[ChooseDocumentKey.self] = newValue }
  }
}
