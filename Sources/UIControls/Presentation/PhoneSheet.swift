import Foundation
import Geometry
import UICore

/// A card over the lower part of a phone's window, which a finger moves between its heights, and out of sight.
struct PhoneSheet<Content: View>: View {
  let isShown: Bool
  let options: SheetOptions
  let dismiss: () -> Void
  /// Where a finger moved it, while nobody else says where it is.
  @Binding var chosen: PresentationDetent?
  /// Whether it covers the window.
  var isCover = false
  let content: Content
  @State private var drag: CGFloat = 0
  @Environment(\.colorScheme) private var scheme
  @Environment(\.self) private var environment

  var body: some View {
    GeometryReader { window in
      let heights = options.heights(in: window.size.height - PresentationMetrics.phoneSheetGap, environment)
      let height = isCover ? window.size.height : options.height(of: selection, among: heights)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(height: max(0, height - min(drag, 0)))
        .modifier(PresentationGroundModifier { Rectangle().fill(.background).ignoresSafeArea() })
        .backgroundStyle(ground)
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous))
        .overlay(alignment: .top) {
          if !isCover, options.showsIndicator(for: heights.count) {
            Capsule().fill(Color.secondary.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 5)
          }
        }
        .contentShape(Rectangle())
        .gesture(dragging(heights, height), isEnabled: !isCover)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .offset(y: isShown ? max(0, drag) : height + window.safeAreaInsets.bottom)
    }
  }

  /// UIKit's `systemBackground`: a sheet is at the elevated level, which in the dark is lighter than the window.
  private var ground: AnyShapeStyle {
    if isCover { return AnyShapeStyle(.windowBackground) }
    return AnyShapeStyle(scheme == .dark ? Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255) : .white)
  }

  /// The corners of an iPhone's sheets up to iOS 18.
  private var radius: CGFloat { isCover ? 0 : options.cornerRadius ?? 10 }
  private var selection: PresentationDetent? { options.selection?.wrappedValue ?? chosen }

  private func dragging(_ heights: [(detent: PresentationDetent, height: CGFloat)], _ height: CGFloat) -> some Gesture {
    // In its own space, which moves with it, it would follow by half.
    DragGesture(coordinateSpace: .global)
      .onChanged { value in
        let isAtTop = height >= heights.map(\.height).max() ?? 0
        // Where it can go no further it follows the finger by a quarter.
        drag = value.translation.height < 0 && isAtTop ? value.translation.height / 4 : value.translation.height
      }
      .onEnded { value in
        let end = height - value.predictedEndTranslation.height
        withAnimation(.spring(duration: 0.4)) {
          drag = 0
          if let lowest = heights.map(\.height).min(), end < lowest / 2, !options.isDismissDisabled { return dismiss() }
          guard let nearest = heights.min(by: { abs($0.height - end) < abs($1.height - end) }) else { return }
          if let selection = options.selection {
            selection.wrappedValue = nearest.detent
          } else {
            chosen = nearest.detent
          }
        }
      }
  }
}
