import Foundation

/// The colour that a list gives the icons of labels in its rows.
public struct ListItemTint: Sendable {
  let color: Color

  /// A colour that nothing of the system's changes.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that an accent colour of the system's own would stand in for. The desktops of Linux tell programs of none,
  /// so that it is as a fixed one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The grey of secondary labels.
  public static let monochrome = ListItemTint(color: .secondary)
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }

  /// The colour of the icons of labels, unless a program gives them one; nil is that of text. A sidebar has the accent
  /// colour.
  package var labelIconTint: Color? {
    if !isInList { return nil }
    return listItemTint ?? (listStyle == .sidebar ? .accentColor : nil)
  }
}

extension View {
  /// Sets the colour that lists give the icons of labels in this view: in a list, a section or a row; nil is the list's
  /// own.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.listItemTint, value: tint?.color))
  }

  /// Sets a fixed colour that lists give the icons of labels in this view; nil is the list's own.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.listItemTint, value: tint))
  }
}
