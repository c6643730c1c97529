import Foundation
import UICore

/// A control that opens a URL, by `openURL` of the environment.
public struct Link<Label: View>: UnaryView {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with any view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  public var body: some View {
    let (open, destination) = (openURL, destination)
    Button {
      open(destination)
    } label: {
      label
    }
    .buttonStyle(LinkButtonStyle())
    .accessibilityAddTraits(.isLink)
    .accessibilityRemoveTraits(.isButton)
  }
}

extension Link where Label == Text {
  /// A link titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// The label in the accent colour, under a hand.
public struct LinkButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForegroundStyle(Color.accentColor)
      .modifier(Fade(opacity: configuration.isPressed ? 0.5 : 1))
      .contentShape(Rectangle())
      .pointerCursor(.hand)
  }
}

extension ButtonStyle where Self == LinkButtonStyle {
  /// The label in the accent colour, under a hand.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
