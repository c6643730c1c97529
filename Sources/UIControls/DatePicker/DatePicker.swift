import Foundation
import UICore

/// Which parts of a date a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  /// A set of the parts whose raw values add up to this.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date, in the environment's calendar, locale and time zone.
///
/// A selection out of the range is shown as it is, until the user selects another.
public struct DatePicker<Label: View>: UnaryView {
  /// Which parts of a date are shown.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let minimumDate, maximumDate: Date?
  private let components: Components
  private let label: Label
  @Environment(\.datePickerStyle) private var style

  init(
    _ selection: Binding<Date>, minimum: Date?, maximum: Date?, components: Components, @ViewBuilder label: () -> Label
  ) {
    (self.selection, minimumDate, maximumDate) = (selection, minimum, maximum)
    (self.components, self.label) = (components, label())
  }

  public var body: some View {
    style.makeBody(
      DatePickerStyleConfiguration(
        label: .init(content: AnyView(label)), selection: selection, minimumDate: minimumDate, maximumDate: maximumDate,
        displayedComponents: components)
    )
    .environment(\.datePickerStyle, style.outer ?? .automaticDatePicker)
    .modifier(ControlSpacing())
  }
}
