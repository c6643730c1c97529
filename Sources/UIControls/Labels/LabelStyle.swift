import Foundation
import UICore

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label for its style.
public struct LabelStyleConfiguration {
  /// The label's title.
  nonisolated public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label's icon.
  nonisolated public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

/// A title with a leading icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// Only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    // It is called by its title all the same.
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

/// The default style: a title with a leading icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// A title behind its icon.
struct TitleAndIcon<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelIconTint) private var tint
  @Environment(\.labelMetrics) private var metrics

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: metrics.spacing ?? profile.controls.labelSpacing) {
      if let width = metrics.iconWidth { tinted.frame(minWidth: width) } else { tinted }
      title
    }
  }

  @ViewBuilder private var tinted: some View {
    if let tint { icon.defaultForegroundStyle(tint) } else { icon }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A title with a leading icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// A title with a leading icon.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey { static var defaultValue: ErasedStyle<LabelStyleConfiguration>? { nil } }

extension EnvironmentValues {
  /// The style of the labels inside; nil is the default one.
  var labelStyle: ErasedStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.labelStyle) { outer in
      outer = ErasedStyle(style, outer: outer) { AnyView($0.makeBody(configuration: $1)) }
    }
  }
}

/// What a program says of the room in labels, in points; nil is as the platform has it.
struct LabelMetrics {
  var iconWidth: CGFloat?
  var spacing: CGFloat?
}

private enum LabelMetricsKey: EnvironmentKey { static var defaultValue: LabelMetrics { LabelMetrics() } }

extension EnvironmentValues {
  var labelMetrics: LabelMetrics {
    get { self[LabelMetricsKey.self] }
    set { self[LabelMetricsKey.self] = newValue }
  }
}

extension View {
  /// Keeps room for the icons of labels inside, in whose middle they are, so that the titles of several begin at one place.
  ///
  /// - Parameter value: the least width, in points.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelMetrics) { $0.iconWidth = value }
  }

  /// Sets the space between the icons and the titles of labels inside, in points.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelMetrics) { $0.spacing = value }
  }
}
