import Foundation
import Geometry
import UICore

extension View {
  /// The environment of what is presented: its own dismissal, edit mode and pages, and nothing that was meant for the
  /// control that presents it.
  func presented(isActive: Bool, dismiss: @escaping () -> Void) -> some View {
    modifier(PresentedContent(dismiss: dismiss))
      // What goes has lost the input to what is behind it.
      .allowsHitTesting(isActive)
  }
}

private struct PresentedContent: ViewModifier {
  let dismiss: () -> Void
  @State private var editMode = EditMode.inactive
  /// The same for as long as the presentation lasts, so that those who dismiss it do not run whenever who presents it runs.
  @State private var target = DismissTarget()

  func body(content: Content) -> some View {
    target.action = dismiss
    return
      content
      .environment(\.dismiss, DismissAction(target))
      .environment(\.editMode, $editMode)
      .environment(\.navigation, nil)
      .environment(\.isInList, false)
      .keyboardShortcut(nil)
  }
}

/// Takes the input that would reach what is behind, and dims that.
struct Backdrop: View {
  var color = Color.clear
  /// Called when it is pressed; nil ignores presses.
  var press: (() -> Void)?

  var body: some View {
    color.contentShape(Rectangle())
      .ignoresSafeArea()
      .gesture(DragGesture(minimumDistance: 0).onChanged { _ in press?() })
  }
}

/// The surface of a sheet or an alert: raised above the window, with a fine line around.
package struct RaisedSurface: ViewModifier {
  let cornerRadius: CGFloat
  var shadow: (radius: CGFloat, y: CGFloat) = (24, 10)

  package func body(content: Content) -> some View {
    content
      .modifier(PresentationGroundModifier { Color.raised })
      .clipShape(shape)
      .backgroundPreferenceValue(PresentationBackgroundKey.self) { ground in
        // Behind a ground of the program's own, which may be translucent, nothing is filled.
        if ground == nil {
          shape.fill(Color.raised).shadow(color: .black.opacity(0.28), radius: shadow.radius, y: shadow.y)
        }
      }
      .overlay { shape.strokeBorder(Color.separator, lineWidth: 0.5).allowsHitTesting(false) }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: .continuous) }
}

/// What is presented, as one view: several stand in a column, as at the root of a window.
struct PresentedRoot<Content: View>: UnaryView {
  let content: Content
  var body: some View { content }
}
