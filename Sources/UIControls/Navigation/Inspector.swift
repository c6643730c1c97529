import Foundation
import Geometry
import UICore

/// How wide an inspector's column is, in points.
struct InspectorWidth: Equatable {
  var minimum: CGFloat
  var ideal: CGFloat
  var maximum: CGFloat
  /// Near those of macOS's own programs; Apple publishes none.
  static let automatic = InspectorWidth(minimum: 200, ideal: 260, maximum: 400)
}

enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = nextValue() ?? value }
}

extension View {
  /// Shows a column with details beside the view, at its trailing edge; on a phone, a sheet.
  ///
  /// - Parameter isPresented: whether it shows; a phone's sheet sets it to false when it is dismissed.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }

  /// Sets the width of the inspector around, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(minimum: width, ideal: width, maximum: width))
  }

  /// Sets between which widths, in points, people may drag the inspector around.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    let least = Swift.min(min ?? InspectorWidth.automatic.minimum, ideal)
    let most = Swift.max(max ?? InspectorWidth.automatic.maximum, ideal)
    return preference(
      key: InspectorWidthKey.self, value: InspectorWidth(minimum: least, ideal: ideal, maximum: most))
  }
}

private struct InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  @ViewBuilder let inspector: () -> Inspector
  @State private var limits = InspectorWidth.automatic
  /// As dragged; nil before.
  @State private var width: CGFloat?
  @State private var start: CGFloat?
  @Environment(\.platformProfile) private var profile
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let inspector = inspector
    if profile.isPhone {
      content.sheet(isPresented: $isPresented) { inspector() }
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          Divider()
          inspector()
            .frame(maxHeight: .infinity)
            .frame(width: width ?? limits.ideal)
            .background(Color.primary.opacity(0.03))
            .overlay(alignment: .leading) { handle }
            .onPreferenceChange(InspectorWidthKey.self) { limits = $0 ?? .automatic }
            .transition(.move(edge: .trailing))
        }
      }
      .clipped()
    }
  }

  /// Drags the column's edge.
  @ViewBuilder private var handle: some View {
    if limits.minimum < limits.maximum {
      Color.clear
        .frame(width: 9)
        .contentShape(Rectangle())
        .offset(x: -5)
        .pointerCursor(.resizeLeftRight)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { value in
              let from = start ?? width ?? limits.ideal
              start = from
              let step = direction == .rightToLeft ? value.translation.width : -value.translation.width
              width = min(max(from + step, limits.minimum), limits.maximum)
            }
            .onEnded { _ in start = nil })
    }
  }
}
