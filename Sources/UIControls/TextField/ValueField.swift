import Foundation
import UICore

/// A field of a value that a text stands for. What is typed is kept until editing ends, then read.
struct ValueField<Value>: View {
  let value: Binding<Value>
  let prompt: FieldPrompt
  let text: (Value, FormatPlace) -> String
  /// The value that a text says; nil where it says none.
  let parse: (String, FormatPlace) -> Value?
  /// What is typed; nil while nobody edits.
  @State private var typed: String?
  @FormatPlaceReader private var place

  var body: some View {
    let (value, text, place) = (value, text, place)
    let edited = $typed.converted(to: { $0 ?? text(value.wrappedValue, place) }, from: { $0 })
    StyledTextField(text: edited, prompt: prompt, isSecure: false, editingChanged: { if !$0 { commit() } })
      // Return is also for whoever hears of the field, and for what is around it.
      .onKeyPress(.return) {
        commit()
        return .ignored
      }
  }

  private func commit() {
    guard let typed else { return }
    self.typed = nil
    if let new = parse(typed, place) { value.wrappedValue = new }
  }
}

extension Formatter {
  /// The value that a text says; nil where it says none of this type.
  func value<V>(of text: String) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let value: Any? =
        switch V.self {
        case is Double.Type, is Double?.Type: number.doubleValue
        case is Int.Type, is Int?.Type: number.intValue
        case is Float.Type, is Float?.Type: number.floatValue
        case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue)
        case is Decimal.Type, is Decimal?.Type: number.decimalValue
        default: number
        }
      return value as? V
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    default: return text as? V
    }
  }
}

/// Reads where values are formatted.
@propertyWrapper struct FormatPlaceReader: DynamicProperty {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var wrappedValue: FormatPlace { FormatPlace(locale: locale, calendar: calendar, timeZone: timeZone) }
}
