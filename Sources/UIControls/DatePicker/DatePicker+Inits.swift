import Foundation
import UICore

extension DatePicker {
  /// Selects a date, with any view as the label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, minimum: nil, maximum: nil, components: displayedComponents, label: label)
  }

  /// Selects a date of a range, with any view as the label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents, label: label)
  }

  /// Selects a date from a date on, with any view as the label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents, label: label)
  }

  /// Selects a date up to another, with any view as the label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, minimum: nil, maximum: range.upperBound, components: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  /// Selects a date, titled by a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, minimum: nil, maximum: nil, components: displayedComponents) { Text(titleKey) }
  }

  /// Selects a date, titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, minimum: nil, maximum: nil, components: displayedComponents) { Text(title) }
  }

  /// Selects a date of a range, titled by a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Selects a date of a range, titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents) {
      Text(title)
    }
  }

  /// Selects a date from a date on, titled by a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents) { Text(titleKey) }
  }

  /// Selects a date from a date on, titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents) { Text(title) }
  }

  /// Selects a date up to another, titled by a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, minimum: nil, maximum: range.upperBound, components: displayedComponents) { Text(titleKey) }
  }

  /// Selects a date up to another, titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, minimum: nil, maximum: range.upperBound, components: displayedComponents) { Text(title) }
  }
}
