import Foundation
import UICore

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner without a label.
  public init() where Label == EmptyView { self.init(.fraction(nil), EmptyView(), EmptyView()) }

  /// A spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(.fraction(nil), label(), EmptyView()) }

  /// A spinner titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.fraction(nil), Text(titleKey), EmptyView())
  }

  /// A spinner titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.fraction(nil), Text(title), EmptyView())
  }

  /// A bar without a label that shows `value` of `total`; a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(.value(value, of: total), EmptyView(), EmptyView())
  }

  /// A bar with a label that shows `value` of `total`; a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(.value(value, of: total), label(), EmptyView())
  }

  /// A bar that shows `value` of `total`, titled by a localized string key; a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
    self.init(.value(value, of: total), Text(titleKey), EmptyView())
  }

  /// A bar that shows `value` of `total`, titled by a string, shown verbatim; a spinner if the value is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
    self.init(.value(value, of: total), Text(title), EmptyView())
  }

  /// A bar that follows a task; a spinner while the task does not know how much there is to do.
  ///
  /// Foundation does not tell of changes on Linux: it is asked ten times a second until the task is finished or cancelled.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(.task(progress), EmptyView(), EmptyView())
  }
}

extension ProgressView {
  /// A bar that shows `value` of `total`, with a label and a description of the value; a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(.value(value, of: total), label(), currentValueLabel()) }

  /// A bar that shows how much of an interval has passed, or is left, with a label and a description of that.
  ///
  /// - Parameter countsDown: whether the bar is full at the beginning and empty at the end.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(.timer(timerInterval, countsDown: countsDown), label(), currentValueLabel()) }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar with a label that shows how much of an interval has passed, or is left, over the time.
  ///
  /// - Parameter countsDown: whether the bar is full at the beginning and empty at the end.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label(),
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// A bar that shows how much of an interval has passed, or is left, over the time.
  ///
  /// - Parameter countsDown: whether the bar is full at the beginning and empty at the end.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// A progress view from a configuration, for a style that builds on another style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      .fraction(configuration.fractionCompleted), configuration.label ?? .init(content: AnyView(EmptyView())),
      configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}
