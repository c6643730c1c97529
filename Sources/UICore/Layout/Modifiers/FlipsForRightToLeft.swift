/// Mirrors its content where it runs in a direction.
private struct LayoutDirectionFlip: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: layoutDirection) ? -1 : 1)
  }
}

extension View {
  /// Whether the view is drawn mirrored, about its vertical centre line, where content runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Whether the view is drawn mirrored, about its vertical centre line, where content runs in a direction.
  ///
  /// Views arrange what is in them by the direction themselves: this is for pictures and what is drawn by hand.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(LayoutDirectionFlip(behavior: behavior))
  }
}
