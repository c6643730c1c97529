import TraceAnalysis

extension CauseTree {
  /// The tree as lines, causes above their effects.
  ///
  /// - Parameter limit: effects shown of one cause; the rest is counted.
  func lines(of trace: Trace, limit: Int = 12) -> [StyledText] {
    var lines: [StyledText] = []
    // An explicit stack: a view may contain itself thousands of times. Node -1 stands for what is not shown.
    var pending: [(node: Int, line: String, below: String)] = roots.reversed().map { ($0, "", "") }
    while let (index, line, below) = pending.popLast() {
      guard index >= 0 else {
        lines.append(StyledText(line, .dim))
        continue
      }
      let node = nodes[index]
      lines.append(StyledText(line, .dim) + title(of: node, trace: trace))
      let shown = node.children.prefix(limit)
      let bar = node.children.isEmpty ? "" : "│  "
      if node.stack >= 0, case .write = node.cause {
        for frame in trace.stacks.frames(of: node.stack).prefix(6) {
          let place = frame.location.map { "  \($0)" } ?? ""
          lines.append(StyledText("\(below)\(bar)  at \(frame.function)\(place)", .dim))
        }
      }
      guard below.count < Self.deepest else {
        if !shown.isEmpty { lines.append(StyledText("\(below)└─ …", .dim)) }
        continue
      }
      let rest = node.children.dropFirst(limit)
      if !rest.isEmpty {
        pending.append((-1, "\(below)└─ \(rest.count) more ×\(rest.reduce(0) { $0 + nodes[$1].count })", ""))
      }
      for (place, child) in shown.enumerated().reversed() {
        let isLast = place == node.children.count - 1
        pending.append((child, below + (isLast ? "└─ " : "├─ "), below + (isLast ? "   " : "│  ")))
      }
    }
    return lines
  }

  /// Columns of indentation beyond which a chain is not followed.
  private static let deepest = 90

  private func title(of node: Node, trace: Trace) -> StyledText {
    let names = CauseNames(node.cause, groups: groups, trace: trace)
    let isChecked = names.kind == .check
    var line = StyledText("")
    if names.kind == .write { line += "write " }
    line += StyledText(names.title, isChecked ? .dim : node.isSelected ? .bold : .plain)
    if !names.subtitle.isEmpty, names.kind != .body { line += StyledText("  " + names.subtitle, .dim) }
    if !names.remark.isEmpty { line += StyledText("  " + names.remark, isChecked ? .dim : .orange) }
    let isRun = [.body, .environment, .update].contains(names.kind)
    line += StyledText((isRun ? " ×" : "  ×") + "\(node.count)", isChecked ? .dim : .plain)
    if node.isCreation { return line + StyledText("  creation", .dim) }
    if isRun { line += StyledText(" (\(node.changed) changed)", node.changed * 2 < node.count ? .orange : .plain) }
    return line
  }
}
