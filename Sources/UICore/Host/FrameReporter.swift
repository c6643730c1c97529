import AttributeGraph
import Foundation
import TraceRecorder

/// Summarises the recorder's records: frames, bodies by view type, checks, time per pass.
final class FrameReporter {
  private let recorder: TraceRecorder
  private var frames = 0
  /// By window number, that is, in the order of opening.
  private var windows: [Int: (title: String, frames: Int)] = [:]
  private var bodies: [ObjectIdentifier: (name: String, count: Int, unchanged: Int)] = [:]
  private var rules = 0
  private var bodiesChecked = 0
  private var environmentChecks = 0
  private var writes = 0
  private var spans: [Span] = []
  /// The ticks of each pass: in the current frame, and in each frame before.
  private var current: [TraceKind: UInt64] = [:]
  private var passes: [TraceKind: [UInt64]] = [:]

  /// A span that has begun. Its own time excludes the spans inside.
  private struct Span {
    let pass: TraceKind
    let start: UInt64
    var body: Any.Type?
    var inside: UInt64 = 0
  }

  init(_ recorder: TraceRecorder) { self.recorder = recorder }

  /// Takes in the records since the last call.
  func collect() {
    for record in recorder.drain() { add(record) }
  }

  /// Counts a frame of one window; the platform's frame may draw several windows, or none.
  func didDraw(window number: Int, title: String) {
    windows[number] = (title, (windows[number]?.frames ?? 0) + 1)
  }

  private func add(_ record: TraceRecord) {
    guard let kind = record.kind, let phase = record.phase else { return }
    switch phase {
    case .instant:
      if kind == .check, record.updateKind == .body { bodiesChecked += 1 }
      if kind == .apply { writes += 1 }
    case .begin:
      var span = Span(pass: kind, start: record.time)
      if kind == .frame { frames += 1 }
      if kind == .rule {
        rules += 1
        span = Span(pass: Self.pass(of: record), start: record.time)
        if record.updateKind == .body, let type = record.type {
          span.body = type
          let name = typeName(type)
          bodies[ObjectIdentifier(type), default: (name, 0, 0)].count += 1
        }
      }
      spans.append(span)
    case .end: end(record)
    }
  }

  private func end(_ record: TraceRecord) {
    guard let span = spans.popLast() else { return }
    let ticks = record.time &- span.start
    if let outer = spans.indices.last { spans[outer].inside &+= ticks }
    if record.kind == .rule, record.outcome == .equal {
      if let body = span.body { bodies[ObjectIdentifier(body)]?.unchanged += 1 }
      // The environment key was read again and was unchanged.
      if record.updateKind == .environment { environmentChecks += 1 }
    }
    if record.kind == .frame {
      for (pass, ticks) in current { passes[pass, default: []].append(ticks) }
      current.removeAll(keepingCapacity: true)
      passes[.frame, default: []].append(ticks)
    } else {
      current[span.pass, default: 0] &+= ticks &- min(span.inside, ticks)
    }
  }

  /// The pass to which a rule's time counts: rules of all kinds run on demand, inside one another.
  private static func pass(of record: TraceRecord) -> TraceKind {
    switch record.updateKind {
    case .layout: .layout
    case .display, .representable: .displayList
    default: .update
    }
  }

  // MARK: Output

  private static let passOrder: [TraceKind] = [
    .events, .transaction, .update, .layout, .displayList, .raster, .present, .frame,
  ]

  func text(_ format: LaunchOptions.ReportFormat) throws -> String {
    collect()
    let nanosecondsPerTick = recorder.calibration().nanosecondsPerTick
    let times = Self.passOrder.compactMap { kind -> (TraceKind, [Double])? in
      guard let ticks = passes[kind], !ticks.isEmpty else { return nil }
      return (kind, ticks.map { Double($0) * nanosecondsPerTick / 1e6 }.sorted())
    }
    // One row a type name, whatever its generic arguments.
    let byName = Dictionary(bodies.values.map { ($0.name, $0) }) { a, b in
      (a.name, a.count + b.count, a.unchanged + b.unchanged)
    }
    let sorted = byName.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    switch format {
    case .text: return table(times: times, bodies: sorted)
    case .json: return try json(times: times, bodies: sorted)
    }
  }

  private func table(times: [(TraceKind, [Double])], bodies: [(name: String, count: Int, unchanged: Int)]) -> String {
    var lines = ["frames \(frames), writes \(writes), rules run \(rules)"]
    lines.append("checked and not run: \(environmentChecks) environment keys, \(bodiesChecked) bodies")
    if windows.count > 1 {
      for (_, window) in windows.sorted(by: { $0.key < $1.key }) {
        lines.append("frames of “\(window.title)”: \(window.frames)")
      }
    }
    if recorder.drops > 0 { lines.append("records lost: \(recorder.drops)") }
    lines.append("")
    lines.append(row("bodies run", "count", "unchanged"))
    for body in bodies { lines.append(row(body.name, "\(body.count)", "\(body.unchanged)")) }
    lines.append("")
    lines.append(row("ms per pass", "median", "max", "total"))
    for (kind, sorted) in times {
      lines.append(
        row("\(kind)", format(sorted[sorted.count / 2]), format(sorted.last!), format(sorted.reduce(0, +))))
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ name: String, _ columns: String...) -> String {
    let pad = { (text: String, width: Int) in String(repeating: " ", count: max(0, width - text.count)) }
    return name + pad(name, 36) + columns.map { pad($0, 11) + $0 }.joined()
  }

  private func format(_ value: Double) -> String { String(format: "%.3f", value) }

  private func json(times: [(TraceKind, [Double])], bodies: [(name: String, count: Int, unchanged: Int)]) throws
    -> String
  {
    var counts: [String: Int] = [:]
    for body in bodies { counts[body.name, default: 0] += body.count }
    var passes: [String: [String: Double]] = [:]
    for (kind, sorted) in times {
      passes["\(kind)"] = [
        "median_ms": sorted[sorted.count / 2], "max_ms": sorted.last!, "total_ms": sorted.reduce(0, +),
      ]
    }
    let report = Report(
      frames: frames, writes: writes, rules: rules, environmentChecks: environmentChecks,
      bodiesChecked: bodiesChecked, drops: recorder.drops, bodies: counts, passes: passes,
      windows: windows.sorted { $0.key < $1.key }.map { Report.Window(title: $0.value.title, frames: $0.value.frames) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }

  /// The JSON object that `--report json` prints on one line.
  private struct Report: Encodable {
    let frames, writes, rules, environmentChecks, bodiesChecked, drops: Int
    let bodies: [String: Int]
    let passes: [String: [String: Double]]
    let windows: [Window]

    struct Window: Encodable {
      let title: String
      let frames: Int
    }
  }
}
