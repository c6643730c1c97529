import Foundation

/// An app with one window that shows a preview, run instead of the program's own app.
@_spi(Previews)
public struct PreviewProgram: App {
  private let entry: PreviewCatalog.Entry?

  public init() { entry = nil }
  public init(_ entry: PreviewCatalog.Entry) { self.entry = entry }

  public var body: some Scene {
    // Without a size of its own, a preview gets the platform's default window size.
    _DefaultSizeScene(content: WindowGroup(entry?.name ?? "") { entry?.content() }, size: entry?.size)
  }
}
