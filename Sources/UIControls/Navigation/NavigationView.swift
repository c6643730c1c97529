import UICore

/// The older container of navigation: on a phone a stack that begins with the first of its views, elsewhere a column for
/// each of two or three views, and a stack for one.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.platformProfile) private var profile

  /// Takes each view of the content as a column, the first one as the root of what links show.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    switch profile.isPhone ? 1 : Content._viewListCount ?? 1 {
    case 2:
      NavigationSplitView {
        part(0)
      } detail: {
        part(1)
      }
    case 3:
      NavigationSplitView {
        part(0)
      } content: {
        part(1)
      } detail: {
        part(2)
      }
    default: NavigationStack { part(0) }
    }
  }

  private func part(_ index: Int) -> some View { SingleElement(content: content, index: index) }
}
