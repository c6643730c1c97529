import SwiftUI

/// The axes of the charts in a view.
extension View {
  /// Shows or hides the horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.x.visibility = visibility }
  }

  /// Sets what the horizontal axis consists of.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let specs = content()._specs
    return chartSetting { $0.x.marks = specs }
  }

  /// Shows or hides the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.y.visibility = visibility }
  }

  /// Sets what the vertical axis consists of.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let specs = content()._specs
    return chartSetting { $0.y.marks = specs }
  }

  /// Adds a title to the horizontal axis.
  ///
  /// - Parameter spacing: points between the title and the axis.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position == .top ? .top : .bottom, alignment: alignment, spacing: spacing ?? 4,
      content: AnyView(content()))
    return chartSetting { $0.x.titles.append(title) }
  }

  /// Adds a title to the horizontal axis.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey).axisTitle() }
  }

  /// Adds a title to the horizontal axis.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label).axisTitle() }
  }

  /// Adds a title to the vertical axis, above it.
  ///
  /// - Parameter spacing: points between the title and the plot.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let side: AxisMarkPosition =
      switch position {
      case .leading: .leading
      case .trailing: .trailing
      case .bottom: .bottom
      default: .top
      }
    let title = AxisTitle(
      position: side, alignment: alignment, spacing: spacing ?? 4, content: AnyView(content()))
    return chartSetting { $0.y.titles.append(title) }
  }

  /// Adds a title to the vertical axis, above it.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey).axisTitle() }
  }

  /// Adds a title to the vertical axis, above it.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label).axisTitle() }
  }
}

extension Text {
  fileprivate func axisTitle() -> some View { font(.caption).foregroundStyle(.secondary) }
}
