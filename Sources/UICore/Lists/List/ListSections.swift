import Foundation

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable {
  /// As its container has it.
  case standard
  /// Larger, in the colour of text.
  case increased
}

/// The room between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// In points; nil for the platform's.
  let length: CGFloat?

  /// As the platform has it.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less of it: 10 points.
  public static let compact = ListSectionSpacing(length: 10)
  /// As many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: max(0, spacing)) }
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Between the sections of grouped lists, in points; nil for the platform's.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the headers of sections inside stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

  /// Sets the room between the cards of grouped lists inside, where no header is.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the room between the cards of grouped lists inside, where no header is, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
