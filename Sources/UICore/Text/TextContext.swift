import Foundation

/// What the words of a text depend on beside the text.
struct TextContext {
  /// When the words change next.
  final class Changes { var next: Date? }

  var tables = StringTables.shared
  // Values are asked for where words depend on them alone, since asking makes an attribute depend on them.
  var locale: () -> Locale
  var calendar: () -> Calendar = { .current }
  var timeZone: () -> TimeZone = { .current }
  var now: () -> Date = { Date() }
  /// Where a text that follows the clock says so.
  var changes: Changes?

  /// In the process's locale, where no environment is at hand.
  static var process: TextContext { TextContext { .current } }

  init(locale: @escaping () -> Locale) { self.locale = locale }

  init(_ environment: StyleEnvironment, now: @escaping () -> Date, changes: Changes? = nil) {
    locale = { environment[\.locale] }
    calendar = { environment[\.calendar] }
    timeZone = { environment[\.timeZone] }
    self.now = now
    self.changes = changes
  }
}

extension DateText {
  /// What is shown now.
  func string(in context: TextContext) -> String {
    let setting = Setting(locale: context.locale(), calendar: context.calendar(), timeZone: context.timeZone())
    let (text, next) = shown(at: context.now(), setting)
    if let next, let changes = context.changes { changes.next = min(changes.next ?? next, next) }
    return text
  }
}
