import AttributeGraph
import Foundation
import UniformTypeIdentifiers

/// What a window shows that people open, change and save.
@MainActor
package protocol WindowDocument: AnyObject {
  /// The title of its window.
  var windowTitle: String { get }
  /// Called when the title may have changed.
  var titleDidChange: @MainActor () -> Void { get set }
  /// Waits until it is read, and throws why it could not be.
  func whenRead() async throws
  /// Whether it may go, as it is saved. Where it may not yet, it asks people, and calls `close` if they agree.
  func mayClose(_ close: @escaping @MainActor () -> Void) -> Bool
}

/// The documents of a scene.
@MainActor
package protocol DocumentScene: AnyObject {
  /// The types of files that it opens.
  var readableTypes: [UTType] { get }
  /// Whether it makes new documents.
  var makesDocuments: Bool { get }
  /// What a window begins with that is opened for no file.
  func makeDocument() -> any WindowDocument
  /// The document of a file, which it reads by itself; the same one while it is open.
  func document(at url: URL) -> any WindowDocument
}

extension DocumentScene {
  /// Whether it opens files of this type, as the name tells.
  package func canOpen(_ url: URL) -> Bool {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    return url.isFileURL && readableTypes.contains { type.conforms(to: $0) }
  }
}

/// What an app's windows and menus can do with its documents.
@MainActor
package struct DocumentWindows {
  /// The scenes of the app that open documents, in order.
  package let scenes: [any DocumentScene]
  /// Shows a document of a scene: in its window, or else in a new one.
  package let show: @MainActor (any WindowDocument, any DocumentScene) -> Void
  /// Closes the window of a document that is saved or not wanted.
  package let close: @MainActor (any WindowDocument) -> Void
}

private enum DocumentWindowsKey: EnvironmentKey { static var defaultValue: DocumentWindows? { nil } }
private enum WindowDocumentKey: EnvironmentKey { static var defaultValue: (any WindowDocument)? { nil } }

extension EnvironmentValues {
  /// The documents of the app; nil in one without.
  package var documentWindows: DocumentWindows? {
    get { self[DocumentWindowsKey.self] }
    set { self[DocumentWindowsKey.self] = newValue }
  }

  /// What the view's window shows.
  package var windowDocument: (any WindowDocument)? {
    get { self[WindowDocumentKey.self] }
    set { self[WindowDocumentKey.self] = newValue }
  }
}

/// A scene of a window for each document.
nonisolated package struct DocumentWindowsScene<Content: View, Top: View>: Scene {
  /// Called once.
  let documents: @MainActor () -> any DocumentScene
  /// What is at the top of a window unless other scenes put something there.
  let top: Top
  let content: (any WindowDocument) -> Content

  package init(
    documents: @escaping @MainActor () -> any DocumentScene, top: Top,
    content: @escaping (any WindowDocument) -> Content
  ) {
    (self.documents, self.top, self.content) = (documents, top, content)
  }

  package var body: Never { fatalError("a scene of documents is opened by Apus and has no body") }

  nonisolated package static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let scenes = inputs.base.graph.withoutTracking { inputs.base.graph.read(scene.attribute) }
    let window = SceneWindow(id: nil, title: nil, isGroup: true) { document, inputs in
      let content = scene.calling(in: inputs.graph) { scene in
        guard let document = document as? any WindowDocument else {
          fatalError("a window of documents was opened without one")
        }
        return scene.content(document)
      }
      return Content._makeView(view: content, inputs: inputs)
    }
    let make = scenes.documents
    window.documents = assumeMainActor { make() }
    window.defaultTop = { Top._makeView(view: scene.map(in: $0.graph, \.top), inputs: $0) }
    return _SceneOutputs(windows: [window])
  }
}
