import Foundation
import Geometry
import UICore

/// Options below each other that scroll; the one in the middle is selected once they rest.
struct WheelPicker: View {
  let options: PickerOptions
  @State private var position: Subview.ID?
  @Environment(\.platformProfile) private var profile

  init(options: PickerOptions) {
    self.options = options
    _position = State(initialValue: options.selected?.id)
  }

  var body: some View {
    let (metrics, options) = (profile.wheels, options)
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(options.selectable) { option in
          // A view of its own is called by the option's id; the option itself is called as its content calls it.
          ZStack { option.view.lineLimit(1) }
            .frame(maxWidth: .infinity)
            .frame(height: metrics.row)
            .contentShape(Rectangle())
            .onTapGesture { option.select?() }
            .modifier(.accessibleChoice(isSelected: option.isSelected, select: option.select))
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, (metrics.height - metrics.row) / 2, for: .scrollContent)
    .scrollPosition(id: $position, anchor: .center)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .frame(minWidth: 80, idealWidth: 160, maxWidth: .infinity)
    .frame(height: metrics.height)
    .mask {
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0), .init(color: .black.opacity(0.6), location: 0.35),
          .init(color: .black, location: 0.45), .init(color: .black, location: 0.55),
          .init(color: .black.opacity(0.6), location: 0.65), .init(color: .clear, location: 1),
        ], startPoint: .top, endPoint: .bottom)
    }
    .background {
      RoundedRectangle(cornerRadius: metrics.radius, style: .continuous).fill(Color.primary.opacity(0.07))
        .frame(height: metrics.row)
    }
    .onScrollPhaseChange { _, phase in
      guard phase == .idle, let option = options.selectable.first(where: { $0.id == position }), !option.isSelected
      else { return }
      option.select?()
    }
    .onChange(of: options.selected?.id) { _, selected in
      if position != selected { withAnimation { position = selected } }
    }
    .modifier(FocusRing(cornerRadius: metrics.radius, press: press))
  }

  private func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    let distance = press.key == .upArrow ? -1 : press.key == .downArrow ? 1 : 0
    if distance == 0 { return false }
    options.step(by: distance)
    return true
  }
}
