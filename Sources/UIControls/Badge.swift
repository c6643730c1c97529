import AttributeGraph
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

/// How much badges strike the eye.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Fainter than usual, for what nobody needs to know.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// On a ground of its own, for what people should see.
  public static let increased = BadgeProminence(name: "increased")
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
  /// How much badges strike the eye.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much badges inside strike the eye.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.badgeProminence, value: prominence))
  }
}

/// Outside of a list's row a badge shows nothing. Either way the view tells its container what it told without a badge.
nonisolated private struct BadgeModifier: PrimitiveViewModifier {
  let badge: Text?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let isInList = inputs.environmentValue(\.isInList)
    guard graph.withoutTracking({ graph.read(isInList) }) else { return body(inputs) }
    let row = modifier.map(in: graph) { BadgedRow(badge: $0.badge) }
    return BadgedRow._makeView(modifier: row, inputs: inputs, body: body)
  }
}

/// The content is in the same place with and without a badge, so that it keeps its state.
private struct BadgedRow: ViewModifier {
  let badge: Text?
  @Environment(\.badgeProminence) private var prominence

  nonisolated init(badge: Text?) { self.badge = badge }

  func body(content: Content) -> some View {
    let isFilled = prominence == .increased
    HStack(spacing: 8) {
      content
      if let badge {
        Spacer(minLength: 0)
        badge.lineLimit(1)
          .foregroundStyle(isFilled ? Color.white : prominence == .decreased ? .tertiaryLabel : .quietText)
          .padding(.horizontal, isFilled ? 6 : 0)
          .frame(minWidth: isFilled ? 18 : 0)
          .background { if isFilled { Capsule().fill(Color.accentColor) } }
      }
    }
  }
}
