/// What one reading gathers: warnings, the identities that are taken, how many widgets there are.
final class ReadingContext {
  let limits: DashboardLimits
  private(set) var warnings: [DashboardWarning] = []
  private var suppressed = 0
  private var identities: Set<String> = []
  private(set) var widgetCount = 0
  /// The widget that is read at present.
  var widget: String?

  init(limits: DashboardLimits) {
    self.limits = limits
  }

  func warn(_ kind: DashboardWarning.Kind, _ path: JSONPath, _ what: String, _ why: String) {
    guard warnings.count < limits.warnings else {
      suppressed += 1
      return
    }
    warnings.append(
      DashboardWarning(kind: kind, path: path.text, widget: widget, what: what.shortened(to: 120), why: why))
  }

  /// Every warning, with one more where some were left out.
  var allWarnings: [DashboardWarning] {
    guard suppressed > 0 else { return warnings }
    return warnings + [
      DashboardWarning(kind: .limit, path: "$", what: "\(suppressed) more warnings", why: "only the first are kept")
    ]
  }

  /// Counts a widget; false where the limit is reached.
  func admitWidget() -> Bool {
    guard widgetCount < limits.widgets else { return false }
    widgetCount += 1
    return true
  }

  /// An identity that no other widget has: the one wished for, or that with a number.
  func identity(_ wish: String?) -> String {
    let wish = wish.map { $0.shortened(to: 64) }
    let base = wish.flatMap { $0.isEmpty ? nil : $0 } ?? "widget-\(widgetCount)"
    var candidate = base
    // Numbers start at the count of widgets, so that equal wishes find a free one at once.
    var number = widgetCount
    while !identities.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }
}
