/// The state of one reading: warnings, used identities, the number of widgets.
final class ReadingContext {
  let limits: DashboardLimits
  private(set) var warnings: [DashboardWarning] = []
  private var suppressed = 0
  private var identities: Set<String> = []
  private(set) var widgetCount = 0
  /// The current widget.
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

  /// All warnings; a last one counts those beyond the limit.
  var allWarnings: [DashboardWarning] {
    guard suppressed > 0 else { return warnings }
    return warnings + [
      DashboardWarning(kind: .limit, path: "$", what: "\(suppressed) more warnings", why: "only the first are kept")
    ]
  }

  /// Counts a widget; false if the limit is reached.
  func admitWidget() -> Bool {
    guard widgetCount < limits.widgets else { return false }
    widgetCount += 1
    return true
  }

  /// A unique identity: the requested one, with a number if it is taken.
  func identity(_ wish: String?) -> String {
    let wish = wish.map { $0.shortened(to: 64) }
    let base = wish.flatMap { $0.isEmpty ? nil : $0 } ?? "widget-\(widgetCount)"
    var candidate = base
    // Start at the count of widgets, so that equal requests find a free number at once.
    var number = widgetCount
    while !identities.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }
}
