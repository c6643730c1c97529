import DashboardTestSupport
import Foundation
import Testing

@testable import DashboardFormat

/// Every real file loads; what is in them is counted.
@Suite(.enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"))
struct RealFilesTests {
  @Test(arguments: ["datadog", "grafana"])
  func everyFileLoads(folder: String) throws {
    var census = Census()
    for file in try SharedData.files(folder) {
      let document = try DashboardReader().read(file.data)
      #expect(document.kind.rawValue == folder, "\(file.name)")
      #expect(!document.dashboard.title.isEmpty, "\(file.name)")
      #expect(!document.dashboard.leaves.isEmpty, "\(file.name)")
      let identities = document.dashboard.widgets.flatMap(\.all).map(\.id)
      #expect(Set(identities).count == identities.count, "\(file.name)")
      census.count(document)
    }
    #expect(census.files == (folder == "datadog" ? 194 : 4))
    // The project's goal: 95 % of widgets are drawn.
    #expect(census.drawnShare >= 0.95)
    if ProcessInfo.processInfo.environment["APUS_DASHBOARD_CENSUS"] != nil { print(census.table) }
  }
}

extension WidgetDescription {
  /// The widget and all inside it.
  var all: [WidgetDescription] {
    if case .group(let group) = definition { [self] + group.widgets.flatMap(\.all) } else { [self] }
  }
}

/// How many widgets of each kind were read whole, in part, or not.
struct Census {
  private(set) var files = 0
  private var rows: [String: (whole: Int, partly: Int, not: Int)] = [:]
  private var warnings: [String: Int] = [:]

  mutating func count(_ document: DashboardDocument) {
    files += 1
    let warned = Set(document.warnings.compactMap(\.widget))
    for widget in document.dashboard.widgets.flatMap(\.all) {
      var kind = widget.definition.kindName
      if case .unsupported(let definition) = widget.definition { kind = "(\(definition.kind))" }
      var row = rows[kind] ?? (0, 0, 0)
      if kind.hasPrefix("(") {
        row.not += 1
      } else if warned.contains(widget.id) {
        row.partly += 1
      } else {
        row.whole += 1
      }
      rows[kind] = row
    }
    for warning in document.warnings {
      let place = warning.path.replacing(/\[[0-9]+\]/, with: "[]").split(separator: ".").suffix(3).joined(
        separator: ".")
      warnings["\(warning.kind) \(place): \(warning.why)", default: 0] += 1
    }
  }

  var drawnShare: Double {
    let all = rows.filter { $0.key != "group" }.values.reduce(0) { $0 + $1.whole + $1.partly + $1.not }
    let not = rows.values.reduce(0) { $0 + $1.not }
    return all == 0 ? 0 : Double(all - not) / Double(all)
  }

  var table: String {
    var text = "| widget | whole | partly | not |\n|---|---|---|---|\n"
    for (kind, row) in rows.sorted(by: { $0.value.whole + $0.value.partly > $1.value.whole + $1.value.partly }) {
      text += "| \(kind) | \(row.whole) | \(row.partly) | \(row.not) |\n"
    }
    text += "\(files) files, \(warnings.values.reduce(0, +)) warnings, drawn \(drawnShare * 100) %\n"
    for (warning, count) in warnings.sorted(by: { $0.value > $1.value }).prefix(60) { text += "\(count)  \(warning)\n" }
    return text
  }
}
