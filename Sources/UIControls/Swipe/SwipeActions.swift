import Foundation
import Geometry
import UICore

extension View {
  /// Offers actions when the row of a list is swiped away from an edge: by a finger, by a touchpad, or by a wheel with
  /// Shift.
  ///
  /// Buttons stand side by side, the first at the edge; those with a role of `destructive` are red, others grey or in their
  /// tint. A row with such actions has none for `onDelete` unless the program adds it. What is swiped open goes back when
  /// a button is pressed or anything beside it is.
  ///
  /// - Parameters:
  ///   - edge: where the actions are.
  ///   - allowsFullSwipe: whether swiping a finger all the way across does the first action.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let buttons = content().containedButtonStyle(SwipeButtonStyle())
    return rowActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: buttons)
  }
}

/// A button among the actions of a row.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration) }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.rowSwipe) private var swipe
  @Environment(\.accentColor) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    SwipeTile(color: color, isPressed: isPressed) { configuration.label.opacity(isEnabled ? 1 : 0.5) }
      .modifier(SwipeActionModifier(swipe, action: configuration.trigger))
      .modifier(
        ButtonBehavior(isPressed: $isPressed, cornerRadius: 0) {
          if let swipe { swipe.perform(configuration.trigger) } else { configuration.trigger() }
        })
  }

  private var color: Color {
    if let tint { return tint }
    return configuration.role == .destructive ? .red : .gray
  }
}
