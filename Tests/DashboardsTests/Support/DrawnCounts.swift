@testable import Dashboards

/// How many widgets are drawn as their files ask.
///
/// A widget is drawn partly where the reader or the views warn about it: something was left out, shown in another way, or
/// could not be read. It is not drawn where it only says what it would be. A picture is drawn where a made-up one that is of
/// the kind that its address names can be decoded.
struct DrawnCounts {
  private struct Count {
    var drawn = 0
    var partly = 0
    var missing = 0
    var all: Int { drawn + partly + missing }
  }

  private var kinds: [String: Count] = [:]
  private var whys: [String: Int] = [:]

  mutating func add(_ document: DashboardDocument, _ answers: DashboardAnswers) {
    let warnings = document.warnings + ViewWarnings.of(document.dashboard)
    let warned = Set(warnings.filter { $0.kind != .unknown }.compactMap(\.widget))
    for widget in document.dashboard.leaves {
      var kind = widget.definition.kindName
      if case .embed(let definition) = widget.definition { kind = definition.kind.rawValue }
      if case .unsupported(let definition) = widget.definition { kind = definition.kind + " (unsupported)" }
      if widget.isLabelOnly(answers) {
        kinds[kind, default: Count()].missing += 1
      } else if warned.contains(widget.id) {
        kinds[kind, default: Count()].partly += 1
      } else {
        kinds[kind, default: Count()].drawn += 1
      }
    }
    for widget in document.dashboard.leaves {
      guard case .embed(let definition) = widget.definition,
        case .failure(let error)? = answers.pictures[definition.url]
      else { continue }
      whys["image: \(error.reason)", default: 0] += 1
    }
    for warning in warnings where warning.kind != .unknown {
      whys["\(warning.what): \(warning.why)".filter { $0 != "|" && $0 != "\n" }, default: 0] += 1
    }
  }

  /// A table by kind, the most frequent first, and the most frequent warnings.
  var table: String {
    var lines = ["| Kind | Widgets | Drawn | Partly | Not drawn |", "|---|---|---|---|---|"]
    var sum = Count()
    for (kind, count) in kinds.sorted(by: { ($1.value.all, $0.key) < ($0.value.all, $1.key) }) {
      lines.append("| \(kind) | \(count.all) | \(count.drawn) | \(count.partly) | \(count.missing) |")
      sum.drawn += count.drawn
      sum.partly += count.partly
      sum.missing += count.missing
    }
    lines.append("| **all** | \(sum.all) | \(sum.drawn) | \(sum.partly) | \(sum.missing) |")
    lines.append("")
    for (why, count) in whys.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(25) {
      lines.append("- \(count) × \(why)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension WidgetDescription {
  fileprivate func isLabelOnly(_ answers: DashboardAnswers) -> Bool {
    switch definition {
    case .unsupported: return true
    case .embed(let definition):
      guard case .success? = answers.pictures[definition.url] else { return true }
      return false
    case .slo(let definition): return definition.data.isEmpty
    default: return false
    }
  }
}
