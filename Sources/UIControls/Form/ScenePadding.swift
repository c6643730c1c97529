import Foundation
import Geometry
import UICore

extension View {
  /// Keeps the view from the window's edges as far as the platform's programs do: 20 points on a desktop, 16 on a phone.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { modifier(ScenePadding(edges: edges)) }
}

private struct ScenePadding: ViewModifier {
  let edges: Edge.Set
  @Environment(\.platformProfile) private var profile

  // 20: the margin of windows in macOS's human interface guidelines. 16: UIKit's layout margin where a window is compact.
  func body(content: Content) -> some View { content.padding(edges, profile.isPhone ? 16 : 20) }
}
