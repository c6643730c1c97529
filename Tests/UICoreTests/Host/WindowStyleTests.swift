import SwiftUI
import Testing

/// How windows are framed, by the types of the styles.
@MainActor struct WindowStyleTests {
  private struct Framed<Style: WindowStyle>: App {
    private let style: Style?
    init() { style = nil }
    init(_ style: Style) { self.style = style }
    var body: some Scene { WindowGroup { Color.red }.windowStyle(style!) }
  }

  private func hasTitleBar(_ style: some WindowStyle) throws -> Bool {
    let app = try OpenedApp(Framed(style))
    return app.platform.windows[0].configuration.hasTitleBar
  }

  @Test func onlyTheHiddenTitleBarIsNone() throws {
    #expect(try hasTitleBar(DefaultWindowStyle()))
    #expect(try hasTitleBar(TitleBarWindowStyle()))
    #expect(try !hasTitleBar(HiddenTitleBarWindowStyle()))
  }

  /// The names that scenes are given are these types.
  @Test func theNamesAreTheTypes() throws {
    let styles: (DefaultWindowStyle, TitleBarWindowStyle, HiddenTitleBarWindowStyle) =
      (.automatic, .titleBar, .hiddenTitleBar)
    #expect(try hasTitleBar(styles.0) && hasTitleBar(styles.1) && !hasTitleBar(styles.2))
  }
}
