import Foundation
import Geometry

/// Makes the content focusable and draws a focus ring while it has the focus.
nonisolated package struct FocusRing: ViewModifier {
  /// The content's corner radius in points; the ring is concentric.
  let cornerRadius: CGFloat
  let isFocusable: Bool
  let focusesOnClick: Bool
  let press: (KeyStroke) -> Bool
  @State private var isFocused = false
  @Environment(\.isFocusEffectEnabled) private var isShown

  package init(
    cornerRadius: CGFloat, isFocusable: Bool = true, focusesOnClick: Bool = false, press: @escaping (KeyStroke) -> Bool
  ) {
    self.cornerRadius = cornerRadius
    self.isFocusable = isFocusable
    self.focusesOnClick = focusesOnClick
    self.press = press
  }

  @MainActor package func body(content: Content) -> some View {
    content
      .modifier(
        FocusableModifier(
          isFocusable: isFocusable, focusesOnClick: focusesOnClick, changed: { isFocused = $0 }, press: press)
      )
      .overlay {
        if isFocused && isShown { FocusRingShape(cornerRadius: cornerRadius) }
      }
  }
}

/// The focus ring: 3 points wide, in the accent colour, overlapping the content's edge by half a point.
package struct FocusRingShape: View {
  let cornerRadius: CGFloat

  package init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

  package var body: some View {
    RoundedRectangle(cornerRadius: cornerRadius + 1, style: .continuous)
      .inset(by: -1)
      .stroke(Color.accentColor.opacity(0.55), lineWidth: 3)
      .allowsHitTesting(false)
  }
}
