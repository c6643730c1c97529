import Foundation
import Geometry
import UICore

/// Options beside each other, the selected one raised. It is one stop for Tab; the arrows select.
struct SegmentedControl: View {
  let options: PickerOptions
  @Namespace private var namespace
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let metrics = profile.controls
    let radius = metrics.buttonRadius(size)
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    let options = options
    SegmentLayout(isEven: profile.isPhone) {
      ForEach(options.selectable) { option in
        Segment(option: option, radius: radius - 2, namespace: namespace)
      }
    }
    .frame(height: metrics.buttonHeight(size))
    .background { shape.fill(Color.controlFill) }
    .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
    .modifier(FocusRing(cornerRadius: radius) { press($0, options) })
    .animation(.spring(duration: 0.25), value: options.selected?.id)
  }

  private func press(_ press: KeyStroke, _ options: PickerOptions) -> Bool {
    guard press.phase != .up, press.modifiers.isEmpty else { return false }
    let forward = direction == .leftToRight ? 1 : -1
    switch press.key {
    case .rightArrow: options.step(by: forward)
    case .leftArrow: options.step(by: -forward)
    default: return false
    }
    return true
  }
}

private struct Segment: View {
  let option: PickerOptions.Option
  let radius: CGFloat
  let namespace: Namespace.ID
  @State private var isPressed = false
  @Environment(\.platformProfile) private var profile

  var body: some View {
    option.view
      .lineLimit(1)
      .padding(.horizontal, profile.isPhone ? 8 : 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if option.isSelected {
          RoundedRectangle(cornerRadius: radius, style: .continuous)
            .fill(Color.selectedSegment)
            .shadow(color: .black.opacity(0.2), radius: 1.5, y: 0.5)
            .matchedGeometryEffect(id: "selected", in: namespace)
        }
      }
      .opacity(isPressed && !option.isSelected ? 0.5 : 1)
      .padding(2)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in isPressed = true }
          .onEnded { _ in
            isPressed = false
            option.select?()
          }
      )
      .modifier(.accessibleChoice(isSelected: option.isSelected, select: option.select))
  }
}

/// Segments beside each other: on a phone all as wide and together as wide as there is room, elsewhere all as wide as the
/// widest.
private struct SegmentLayout: Layout, BuiltIn {
  let isEven: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count)
    let width = isEven ? max(0, proposal.width ?? ideal) : min(ideal, proposal.width ?? ideal)
    return CGSize(width: width.isFinite ? width : ideal, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let width = subviews.isEmpty ? 0 : bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
