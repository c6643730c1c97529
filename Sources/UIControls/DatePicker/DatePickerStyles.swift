import UICore

/// The default style: a field with a stepper on a desktop, compact on a phone.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DefaultDatePicker(configuration: configuration) }
}

/// The date alone, which opens a month to choose a day from.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A month to choose a day from.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// A field whose parts are typed or stepped by the keyboard.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      DateField(model: configuration.model, components: configuration.displayedComponents)
    } label: {
      configuration.label
    }
  }
}

/// A field with a stepper for the part that is being edited.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      DateField(model: configuration.model, components: configuration.displayedComponents, hasStepper: true)
    } label: {
      configuration.label
    }
  }
}

/// Columns that turn, one for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      DateWheels(model: configuration.model, components: configuration.displayedComponents)
    } label: {
      configuration.label
    }
  }
}

private struct DefaultDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if profile.isPhone {
      CompactDatePickerStyle().makeBody(configuration: configuration)
    } else {
      StepperFieldDatePickerStyle().makeBody(configuration: configuration)
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A field with a stepper on a desktop, compact on a phone.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date alone, which opens a month to choose a day from.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month to choose a day from.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field whose parts are typed or stepped by the keyboard.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper for the part that is being edited.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Columns that turn, one for each part.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
