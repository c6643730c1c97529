import Foundation
import Geometry
import UICore

/// What a sheet's content has behind it, in place of the sheet's own ground.
enum PresentationBackgroundKey: PreferenceKey {
  static var defaultValue: PresentationGround? { nil }
  static func reduce(value: inout PresentationGround?, nextValue: () -> PresentationGround?) {
    value = value ?? nextValue()
  }
}

struct PresentationGround {
  let view: AnyView
  let alignment: Alignment
}

extension View {
  /// Sets the ground of the sheet or cover around: it reaches its edges.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets the ground of the sheet or cover around to any view, which is as large as the sheet.
  ///
  /// - Parameter alignment: where the view is in the sheet, where it is smaller or larger.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = PresentationGround(view: AnyView(content()), alignment: alignment)
    return transformPreference(PresentationBackgroundKey.self) { $0 = $0 ?? ground }
  }
}

/// Draws a presentation's ground behind it: the one that its content asks for, or `standard`.
package struct PresentationGroundModifier<Standard: View>: ViewModifier {
  @ViewBuilder let standard: Standard

  package func body(content: Content) -> some View {
    let standard = standard
    content.backgroundPreferenceValue(PresentationBackgroundKey.self) { ground in
      if let ground {
        ground.view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: ground.alignment).ignoresSafeArea()
      } else {
        standard
      }
    }
  }
}

/// Whether what is behind a presentation can be used while it shows.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Hashable { case automatic, disabled, enabled, upThrough(PresentationDetent) }
  let kind: Kind

  /// As the platform has it: it cannot.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// It cannot, and is dimmed.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// It can, and is not dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// It can while the sheet rests at this height or a lower one.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }

  /// - Parameters:
  ///   - height: of the sheet, in points.
  ///   - most: the height of the largest, in points.
  func isEnabled(height: CGFloat, most: CGFloat, _ environment: EnvironmentValues) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent): height <= detent.height(in: most, environment) ?? 0
    }
  }
}

extension View {
  /// Sets whether what is behind the sheet around can be used while the sheet shows.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.interaction = interaction }
  }
}
