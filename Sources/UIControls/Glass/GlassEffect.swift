import Foundation
import Geometry
import UICore

/// A pane of glass: what lies behind shines through, blurred, and its rim catches the light.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }
  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  private init(kind: Kind) { self.kind = kind }

  /// Blurred behind a veil, on which text can be read.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Blurred a little: for pictures behind.
  public static var clear: Glass { Glass(kind: .clear) }
  /// None.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Whether it answers to the pointer: it is lighter under it.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape of glass of which none is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  /// Creates the shape.
  nonisolated public init() {}
  /// `fixed`: it is the same either way.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func path(in rect: CGRect) -> Path { Capsule(style: .continuous).path(in: rect) }
}

extension View {
  /// Puts the view on a pane of glass.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
}

private struct GlassModifier<Pane: Shape>: ViewModifier {
  let glass: Glass
  let shape: Pane
  @State private var isHovered = false
  @Environment(\.glassIdentity) private var identity

  func body(content: Content) -> some View {
    let isLit = glass.isInteractive && isHovered
    content
      .environment(\.glassIdentity, GlassIdentity())
      .background {
        if glass.kind != .identity {
          if let key = identity.key, identity.isMatched {
            GlassPane(glass: glass, shape: shape, isLit: isLit).matchedGeometryEffect(id: key.id, in: key.namespace)
          } else {
            GlassPane(glass: glass, shape: shape, isLit: isLit)
          }
        }
      }
      .onHover { if glass.isInteractive { isHovered = $0 } }
  }
}

/// The glass itself, behind what is on it.
struct GlassPane<Pane: Shape>: View {
  let glass: Glass
  let shape: Pane
  var isLit = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let light = scheme == .dark ? 0.28 : 0.8
    shape.fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
      .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.92)) } }
      .overlay { if isLit { shape.fill(Color.white.opacity(0.12)) } }
      .overlay {
        // Light from above on the rim, and a thin shadow that parts it from a ground of its own colour.
        shape.stroke(
          LinearGradient(
            colors: [.white.opacity(light), .white.opacity(light * 0.2)], startPoint: .top, endPoint: .bottom),
          lineWidth: 0.75)
      }
      .background { shape.stroke(Color.black.opacity(0.12), lineWidth: 1) }
  }
}

/// Glass that stands together. Here each pane is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: in points, within which panes would flow together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}
