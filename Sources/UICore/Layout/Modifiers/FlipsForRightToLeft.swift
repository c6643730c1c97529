/// Mirrors its content where the layout direction is from right to left.
private struct RightToLeftFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1)
  }
}

extension View {
  /// Whether the view is drawn mirrored, about its vertical centre line, where content runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
}
