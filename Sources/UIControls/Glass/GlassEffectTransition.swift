import Foundation
import Geometry
import UICore

/// How glass comes and goes.
public struct GlassEffectTransition: Equatable, Sendable {
  fileprivate enum Kind: Equatable, Sendable { case identity, matchedGeometry, materialize }
  fileprivate let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// Out of the glass with the same identifier, and into it; the default. Glass without one fades.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// Out of a blur, and into one.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

  /// Of the view that the glass is on.
  fileprivate var transition: AnyTransition {
    switch kind {
    case .identity: .identity
    case .matchedGeometry: .opacity
    case .materialize: AnyTransition(BlurReplaceTransition(configuration: .downUp))
    }
  }
}

/// Which glass it is.
struct GlassIdentity: Equatable {
  struct Key: Equatable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  var key: Key?
  /// Whether it moves out of the glass with the same key.
  var isMatched = true
}

private enum GlassIdentityKey: EnvironmentKey { static var defaultValue: GlassIdentity { GlassIdentity() } }

extension EnvironmentValues {
  /// What the nearest glass inside is called.
  var glassIdentity: GlassIdentity {
    get { self[GlassIdentityKey.self] }
    set { self[GlassIdentityKey.self] = newValue }
  }
}

extension View {
  /// Names the glass of the view, so that in an animated update it comes out of the glass of that name, and goes into it.
  ///
  /// - Parameter id: nil for no name.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    environment(\.glassIdentity.key, id.map { GlassIdentity.Key(id: AnyHashable($0), namespace: namespace) })
  }

  /// Sets how the glass of the view comes and goes in animated updates.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassIdentity.isMatched, transition == .matchedGeometry).transition(transition.transition)
  }
}
