import Foundation

/// A program with one window that shows a preview, in place of the program it belongs to.
@_spi(Previews)
public struct PreviewProgram: App {
  private let entry: PreviewCatalog.Entry?

  public init() { entry = nil }
  public init(_ entry: PreviewCatalog.Entry) { self.entry = entry }

  public var body: some Scene {
    // A preview that names no size takes that of the platform's windows.
    _DefaultSizeScene(content: WindowGroup(entry?.name ?? "") { entry?.content() }, size: entry?.size)
  }
}
