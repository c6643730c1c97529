import Foundation
import Geometry
import UICore

/// A column that scrolls from value to value; the one in its middle is selected once it rests.
struct WheelColumn: View {
  let value: Int
  let values: ClosedRange<Int>
  let width: CGFloat
  let title: (Int) -> String
  /// Selects a value, or the nearest that can be selected, and returns it.
  let select: (Int) -> Int
  @State private var position: Int?
  @Environment(\.platformProfile) private var profile

  init(
    value: Int, values: ClosedRange<Int>, width: CGFloat, title: @escaping (Int) -> String,
    select: @escaping (Int) -> Int
  ) {
    (self.value, self.values, self.width, self.title, self.select) = (value, values, width, title, select)
    _position = State(initialValue: value)
  }

  var body: some View {
    let metrics = profile.wheels
    let (title, select) = (title, select)
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          Text(verbatim: title(value)).monospacedDigit().lineLimit(1)
            .frame(width: width, height: metrics.row)
            .contentShape(Rectangle())
            .onTapGesture { _ = select(value) }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, (metrics.height - metrics.row) / 2, for: .scrollContent)
    .scrollPosition(id: $position, anchor: .center)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .frame(width: width, height: metrics.height)
    .mask {
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0), .init(color: .black.opacity(0.6), location: 0.35),
          .init(color: .black, location: 0.45), .init(color: .black, location: 0.55),
          .init(color: .black.opacity(0.6), location: 0.65), .init(color: .clear, location: 1),
        ], startPoint: .top, endPoint: .bottom)
    }
    .onScrollPhaseChange { _, phase in
      guard phase == .idle, let position, position != value else { return }
      let selected = select(position)
      // What cannot be selected is left again.
      if selected != position { withAnimation { self.position = selected } }
    }
    .onChange(of: value) { _, value in
      if position != value { withAnimation { position = value } }
    }
    .modifier(FocusRing(cornerRadius: metrics.radius, press: press))
  }

  private func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    let distance = press.key == .upArrow ? -1 : press.key == .downArrow ? 1 : 0
    if distance == 0 { return false }
    // A key may follow another in the same frame, before there is another value.
    let next = (position ?? value) + distance
    if values.contains(next) { withAnimation { position = select(next) } }
    return true
  }
}
