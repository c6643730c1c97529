import UICore

extension View {
  /// Shows a number at the trailing edge of a list's row; 0 shows none.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)").monospacedDigit()))
  }

  /// Shows a text at the trailing edge of a list's row; nil shows none.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }

  /// Shows a text at the trailing edge of a list's row; nil shows none.
  public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(badge: key.map { Text($0) })) }

  /// Shows a text as it is at the trailing edge of a list's row; nil shows none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(badge: label.map { Text($0) }))
  }
}

/// Outside of a list's row a badge shows nothing.
private struct BadgeModifier: ViewModifier {
  let badge: Text?
  @Environment(\.isInList) private var isInList

  func body(content: Content) -> some View {
    // The content is in the same place with and without a badge, so that it keeps its state.
    HStack(spacing: 8) {
      content
      if isInList, let badge {
        Spacer(minLength: 0)
        badge.foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}
