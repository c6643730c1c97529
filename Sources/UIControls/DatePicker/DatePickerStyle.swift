import Foundation
import UICore

/// The look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker for its style.
public struct DatePickerStyleConfiguration {
  /// The date picker's label.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The date picker's label.
  public let label: Label
  /// The selected date; the style sets it.
  @Binding public var selection: Date
  /// The first date that can be selected; nil if there is none.
  public var minimumDate: Date?
  /// The last date that can be selected; nil if there is none.
  public var maximumDate: Date?
  /// Which parts of the date are shown.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    (self.label, _selection) = (label, selection)
    (self.minimumDate, self.maximumDate, self.displayedComponents) = (minimumDate, maximumDate, displayedComponents)
  }
}

extension ErasedStyle where Configuration == DatePickerStyleConfiguration {
  static var automaticDatePicker: ErasedStyle {
    ErasedStyle(DefaultDatePickerStyle()) { AnyView($0.makeBody(configuration: $1)) }
  }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var datePickerStyle: ErasedStyle<DatePickerStyleConfiguration> {
    get { self[DatePickerStyleKey.self] ?? .automaticDatePicker }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of date pickers inside.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.datePickerStyle) { outer in
      outer = ErasedStyle(style, outer: outer) { AnyView($0.makeBody(configuration: $1)) }
    }
  }
}
