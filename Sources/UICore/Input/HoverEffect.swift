import Foundation
import Geometry

/// How a view answers to the pointer over it.
///
/// Apple gives no numbers; the veil's opacity, the growth and the shadow are this package's choice.
public struct HoverEffect: Hashable, Sendable {
  fileprivate enum Kind { case automatic, highlight, lift }
  fileprivate let kind: Kind

  /// What `defaultHoverEffect` says around, else `highlight`.
  public static let automatic = HoverEffect(kind: .automatic)
  /// A faint veil over the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows a little and casts a shadow; where the user wants less motion it casts the shadow alone.
  public static let lift = HoverEffect(kind: .lift)
}

private enum HoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { .highlight } }
private enum HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  fileprivate var defaultHoverEffect: HoverEffect? {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
  /// Whether views show effects of hovering.
  public internal(set) var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Shows an effect while the pointer is over the view, unless it is disabled.
  ///
  /// A frame is drawn as the pointer enters and leaves, and for the 0.15 s that the effect takes.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isOn: isEnabled))
  }

  /// Sets which effect the automatic one is inside; nil for none.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.defaultHoverEffect, value: effect == .automatic ? .highlight : effect))
  }

  /// Takes effects of hovering away inside; they cannot be enabled again further in.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: \.isHoverEffectEnabled) { $0 = $0 && !disabled })
  }
}

nonisolated private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isOn: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.defaultHoverEffect) private var defaultEffect
  @Environment(\.accessibilityReduceMotion) private var isStill

  init(effect: HoverEffect, isOn: Bool) { (self.effect, self.isOn) = (effect, isOn) }

  @MainActor func body(content: Content) -> some View {
    let kind = isOn && isAllowed && isEnabled ? (effect == .automatic ? defaultEffect : effect)?.kind : nil
    let (isLit, isLifted) = (isHovered && kind == .highlight, isHovered && kind == .lift)
    content
      .overlay {
        RoundedRectangle(cornerRadius: 6).fill(Color.primary.opacity(0.08)).opacity(isLit ? 1 : 0)
          .allowsHitTesting(false)
      }
      .scaleEffect(isLifted && !isStill ? 1.05 : 1)
      .shadow(color: .black.opacity(isLifted ? 0.25 : 0), radius: isLifted ? 8 : 0, y: isLifted ? 3 : 0)
      .onHover { isHovered = $0 }
      .animation(.easeOut(duration: 0.15), value: isHovered)
  }
}
