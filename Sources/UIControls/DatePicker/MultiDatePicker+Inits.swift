import Foundation
import UICore

extension MultiDatePicker {
  /// Selects days, with any view as the label.
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) { self.init(selection, from: nil, upTo: nil, label: label) }

  /// Selects days of a range, with any view as the label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: label) }

  /// Selects days from a date on, with any view as the label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, from: bounds.lowerBound, upTo: nil, label: label) }

  /// Selects days before another, with any view as the label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, from: nil, upTo: bounds.upperBound, label: label) }
}

extension MultiDatePicker where Label == Text {
  /// Selects days, titled by a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) { self.init(selection, from: nil, upTo: nil) { Text(titleKey) } }

  /// Selects days, titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) { self.init(selection, from: nil, upTo: nil) { Text(title) } }

  /// Selects days of a range, titled by a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound) { Text(titleKey) } }

  /// Selects days of a range, titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound) { Text(title) } }

  /// Selects days from a date on, titled by a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, from: bounds.lowerBound, upTo: nil) { Text(titleKey) } }

  /// Selects days from a date on, titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, from: bounds.lowerBound, upTo: nil) { Text(title) } }

  /// Selects days before another, titled by a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, from: nil, upTo: bounds.upperBound) { Text(titleKey) } }

  /// Selects days before another, titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, from: nil, upTo: bounds.upperBound) { Text(title) } }
}
