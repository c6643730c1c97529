import UICore

/// The older container for navigation. On a phone it is a stack with its first view as root; on a desktop, two or three
/// views are columns, and one is a stack.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.platformProfile) private var profile
  @Environment(\.navigationViewColumns) private var columns

  /// Takes each view of the content as a column; the first one is the root for links.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let isStack = columns == .stack || (columns == .automatic && profile.isPhone)
    switch isStack ? 1 : Content._viewListCount ?? 1 {
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
