import UICore

/// The look of the dots that say which page of a tab view shows.
public protocol IndexViewStyle: Sendable {
  /// Apus's own style is all there is.
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, on a capsule where it says so.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots stand on a capsule.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// As the platform has it: never.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While the dots are pressed, which they cannot be here: never.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }
  public let _background: BackgroundDisplayMode

  /// - Parameter backgroundDisplayMode: when the dots stand on a capsule.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _background = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, on a capsule where it says so.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum PageIndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the dots of pages stand on a capsule.
  var pageIndexHasBackground: Bool {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the dots of tab views inside whose style is `page`.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexHasBackground, style._background == .always)
  }
}

/// A dot for each page.
struct PageIndex: View {
  let pages: TabPages
  @Environment(\.pageIndexHasBackground) private var hasBackground

  var body: some View {
    HStack(spacing: 8) {
      ForEach(pages.all) { page in
        Circle().fill(Color.primary.opacity(page.isSelected ? 0.85 : 0.25)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .frame(height: 23)
    .background { if hasBackground { Capsule().fill(.thinMaterial) } }
    .padding(.bottom, 4)
    .allowsHitTesting(false)
  }
}
