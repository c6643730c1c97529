import Foundation
import Geometry
import UICore

/// How content that scrolls goes out of sight under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the platform has it: soft.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line, on the material of bars.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Bit by bit.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// What scroll views say of their edges.
struct ScrollEdgeEffects: Equatable {
  var styles: [Edge: ScrollEdgeEffectStyle] = [:]
  var hidden: Edge.Set = []
}

enum ScrollEdgeEffectsKey: PreferenceKey {
  static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }
  static func reduce(value: inout ScrollEdgeEffects, nextValue: () -> ScrollEdgeEffects) {
    let next = nextValue()
    value.styles.merge(next.styles) { own, _ in own }
    value.hidden.formUnion(next.hidden)
  }
}

extension View {
  /// Sets how the scroll views inside go out of sight under the bars of `safeAreaBar` around them; nil is the platform's way.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    transformPreference(ScrollEdgeEffectsKey.self) { effects in
      guard let style else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && effects.styles[edge] == nil {
        effects.styles[edge] = style
      }
    }
  }

  /// Keeps scroll views inside from going out of sight under the bars of `safeAreaBar` around them in any way but by being
  /// covered.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformPreference(ScrollEdgeEffectsKey.self) { if hidden { $0.hidden.formUnion(edges) } }
  }

  /// Shows a bar above or below the view, which has that much less room; what scrolls in it goes on under the bar, and out of
  /// sight there.
  ///
  /// - Parameter spacing: points between the two; nil for the standard distance.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBar(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, bar: content()))
  }

  /// Shows a bar beside the view, which has that much less room; what scrolls in it goes on under the bar, and out of sight
  /// there.
  ///
  /// - Parameter spacing: points between the two; nil for the standard distance.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBar(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
  }
}

private struct SafeAreaBar<Bar: View>: ViewModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let bar: Bar
  @State private var effects = ScrollEdgeEffects()

  func body(content: Content) -> some View {
    let (bar, alignment) = (bar, alignment)
    let ground = ScrollEdgeEffect(
      edge: edge, style: effects.hidden.contains(Edge.Set(edge)) ? nil : effects.styles[edge] ?? .automatic)
    let followed = content.onPreferenceChange(ScrollEdgeEffectsKey.self) { effects = $0 }
    switch edge {
    case .top, .bottom:
      followed.safeAreaInset(edge: edge == .top ? .top : .bottom, spacing: spacing) {
        bar.frame(maxWidth: .infinity, alignment: alignment).background { ground }
      }
    case .leading, .trailing:
      followed.safeAreaInset(edge: edge == .leading ? .leading : .trailing, spacing: spacing) {
        bar.frame(maxHeight: .infinity, alignment: alignment).background { ground }
      }
    }
  }
}

/// What is between a bar and the content that scrolls under it.
private struct ScrollEdgeEffect: View {
  let edge: Edge
  /// Nil for nothing.
  let style: ScrollEdgeEffectStyle?

  var body: some View {
    Group {
      if style == .hard {
        Rectangle().fill(.bar).overlay(alignment: inner) {
          Rectangle().fill(Color.separator)
            .frame(width: isAcross ? nil : 1, height: isAcross ? 1 : nil)
        }
      } else if style != nil {
        // Almost the ground where the window ends, nothing where the bar does.
        Rectangle().fill(.background).mask {
          LinearGradient(
            stops: [
              .init(color: .black.opacity(0.98), location: 0), .init(color: .black.opacity(0.96), location: 0.7),
              .init(color: .clear, location: 1),
            ], startPoint: outer, endPoint: outer.opposite)
        }
      }
    }
    .ignoresSafeArea()
    .allowsHitTesting(false)
  }

  private var isAcross: Bool { edge == .top || edge == .bottom }

  private var inner: Alignment {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  private var outer: UnitPoint {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension UnitPoint {
  fileprivate var opposite: UnitPoint { UnitPoint(x: 1 - x, y: 1 - y) }
}
