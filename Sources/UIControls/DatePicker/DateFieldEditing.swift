import Foundation

/// Which part of a field is being edited, and what was typed into it that is not yet a value.
struct DateFieldEditing: Equatable {
  /// An index in the pattern's parts.
  var index = 0
  private(set) var typed = ""

  /// What the field shows while it is edited.
  struct Field {
    let pattern: DatePattern
    let calendar: Calendar
    let date: Date

    func part(_ index: Int) -> DatePart? { pattern.parts.indices.contains(index) ? pattern.parts[index] : nil }

    /// The number that is shown for an hour of 0…23.
    func shown(_ value: Int, of part: DatePart) -> Int {
      part == .hour && pattern.hasTwelveHours ? (value + 11) % 12 + 1 : value
    }

    /// What can be typed.
    func numbers(_ part: DatePart) -> ClosedRange<Int> {
      part == .hour && pattern.hasTwelveHours ? 1...12 : calendar.values(of: part, in: date)
    }

    /// The value of a number that was typed.
    func value(_ number: Int, of part: DatePart) -> Int {
      switch part {
      case .hour where pattern.hasTwelveHours: number % 12 + 12 * calendar.value(of: .dayPeriod, in: date)
      // As people write years of this century.
      case .year where number < 100 && typedDigits < 3: number + 2000
      default: number
      }
    }

    fileprivate(set) var typedDigits = 0
  }

  /// Takes a digit; returns the part's new value once no further digit could follow.
  mutating func type(_ digit: Int, in field: Field) -> Int? {
    guard let part = field.part(index), part != .dayPeriod else { return nil }
    let numbers = part == .day ? 1...31 : field.numbers(part)
    let next = typed + String(digit)
    // What cannot follow begins anew.
    typed = Int(next)! > numbers.upperBound ? String(digit) : next
    let isComplete = Int(typed)! * 10 > numbers.upperBound || typed.count == String(numbers.upperBound).count
    return isComplete ? take(in: field) : nil
  }

  /// Forgets the last digit.
  mutating func erase() { if !typed.isEmpty { typed.removeLast() } }

  /// The value of what was typed, if it is one; nothing is typed then.
  mutating func take(in field: Field) -> Int? {
    defer { typed = "" }
    guard let part = field.part(index), let number = Int(typed) else { return nil }
    let numbers = field.numbers(part)
    // A day that the month has not is its last.
    let inside = part == .day ? min(number, numbers.upperBound) : number
    guard numbers.contains(inside) else { return nil }
    var field = field
    field.typedDigits = typed.count
    return field.value(inside, of: part)
  }
}
