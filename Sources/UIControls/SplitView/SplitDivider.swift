import Foundation
import Geometry
import UICore

/// The line between two parts, and what is pressed to drag it.
struct SplitDivider: View {
  let axis: Axis
  /// Whether Tab reaches it.
  var isReachedByTab = true
  /// Moves the line by points, from where it was or from these lengths, which it returns.
  let move: ([CGFloat]?, CGFloat) -> [CGFloat]
  @State private var start: [CGFloat]?
  @FocusState private var isFocused: Bool
  @Environment(\.layoutDirection) private var direction

  /// How thick it is drawn; points.
  nonisolated static var line: CGFloat { 1 }
  /// How far beside it presses are for it; points.
  nonisolated static var reach: CGFloat { 4 }
  /// How far an arrow moves it; points.
  private static var step: CGFloat { 10 }

  var body: some View {
    let isAcross = axis == .horizontal
    Color.clear
      .overlay {
        Rectangle().fill(isFocused ? Color.accentColor : Color.separator)
          .frame(width: isAcross ? Self.line : nil, height: isAcross ? nil : Self.line)
      }
      .contentShape(Rectangle())
      .pointerCursor(isAcross ? .resizeLeftRight : .resizeUpDown)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { value in
            let way = isAcross ? value.translation.width : value.translation.height
            start = move(start, isMirrored ? -way : way)
          }
          .onEnded { _ in start = nil }
      )
      .focusable(isReachedByTab)
      .focused($isFocused)
      .focusEffectDisabled()
      .onKeyPress(keys: isAcross ? [.leftArrow, .rightArrow] : [.upArrow, .downArrow]) { press in
        let isForward = press.key == .rightArrow || press.key == .downArrow
        _ = move(nil, isForward == isMirrored ? -Self.step : Self.step)
        return .handled
      }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Divider"))
      .accessibilityAdjustableAction { _ = move(nil, $0 == .increment ? Self.step : -Self.step) }
  }

  /// Whether parts go from right to left.
  private var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }
}
