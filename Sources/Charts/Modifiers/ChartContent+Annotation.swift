import SwiftUI

extension ChartContent {
  /// Places a view beside each mark.
  ///
  /// - Parameter spacing: points between the mark and the view; 4 by default.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> _ModifiedChartContent<Self> {
    annotated(position, alignment, spacing, AnnotationOverflowResolution()) { _ in content() }
  }

  /// Places a view beside each mark, moved inside where it would not fit.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> _ModifiedChartContent<Self> {
    annotated(position, alignment, spacing, overflowResolution) { _ in content() }
  }

  /// Places a view beside each mark, which is told how large the mark is.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> _ModifiedChartContent<Self> {
    annotated(position, alignment, spacing, AnnotationOverflowResolution(), content)
  }

  /// Places a view beside each mark, moved inside where it would not fit, which is told how large the mark is.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> _ModifiedChartContent<Self> {
    annotated(position, alignment, spacing, overflowResolution, content)
  }

  nonisolated private func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> C
  ) -> _ModifiedChartContent<Self> {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow
    ) { AnyView(content($0)) }
    return styled { $0.annotations.append(annotation) }
  }

  /// Says what assistive programs call a mark, in place of its values' labels.
  nonisolated public func accessibilityLabel(_ label: Text) -> _ModifiedChartContent<Self> {
    styled { $0.accessibility.label = label }
  }
  /// Says what assistive programs call a mark, in place of its values' labels.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> _ModifiedChartContent<Self> {
    accessibilityLabel(Text(label))
  }
  /// Says what assistive programs call a mark, in place of its values' labels.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _ModifiedChartContent<Self> {
    accessibilityLabel(Text(label))
  }

  /// Says what assistive programs tell as a mark's value.
  nonisolated public func accessibilityValue(_ value: Text) -> _ModifiedChartContent<Self> {
    styled { $0.accessibility.value = value }
  }
  /// Says what assistive programs tell as a mark's value.
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> _ModifiedChartContent<Self> {
    accessibilityValue(Text(value))
  }
  /// Says what assistive programs tell as a mark's value.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> _ModifiedChartContent<Self> {
    accessibilityValue(Text(value))
  }

  /// Names marks for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> _ModifiedChartContent<Self> {
    styled { $0.accessibility.identifier = identifier }
  }

  /// Hides marks from assistive programs.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> _ModifiedChartContent<Self> {
    styled { $0.accessibility.isHidden = hidden }
  }
}
