import TraceAnalysis

extension CauseTree {
  /// The tree as lines, causes above their effects.
  ///
  /// - Parameter limit: how many effects of one cause are shown. The others are only counted.
  func lines(of trace: Trace, limit: Int = 12) -> [StyledText] {
    var lines: [StyledText] = []
    // The stack is explicit, because views may contain themselves thousands of times.
    var pending = roots.reversed().map { Pending(content: .node($0), line: "", below: "") }
    while let next = pending.popLast() {
      let (line, below) = (StyledText(next.line, .dim), next.below)
      guard case .node(let index) = next.content else {
        if case .text(let text) = next.content { lines.append(line + StyledText(text, .dim)) }
        continue
      }
      let node = nodes[index]
      lines.append(line + title(of: index, trace: trace))
      if case .write = node.cause {
        let bar = node.children.isEmpty ? "" : "│  "
        for call in trace.stacks.ownCalls(of: node.stack).prefix(6) {
          let place = call.location.map { "  \($0)" } ?? ""
          lines.append(StyledText("\(below)\(bar)  at \(call.function)\(place)", .dim))
        }
      }
      var content = children(of: node, trace: trace, limit: limit)
      if below.count >= Self.deepest, !content.isEmpty { content = [.text("…")] }
      for (place, child) in content.enumerated().reversed() {
        let isLast = place == content.count - 1
        pending.append(
          Pending(content: child, line: below + (isLast ? "└─ " : "├─ "), below: below + (isLast ? "   " : "│  ")))
      }
    }
    return lines
  }

  private enum Content {
    case node(Int)
    case text(String)
  }

  private struct Pending {
    var content: Content
    var line: String
    var below: String
  }

  /// Chains end where they would be indented further than this many columns.
  private static let deepest = 90

  /// The effects that led to something, a line for those that do not fit, and a line for all that led to nothing.
  private func children(of node: Node, trace: Trace, limit: Int) -> [Content] {
    let busy = node.children.filter { !nodes[$0].isIdle }
    var result = busy.prefix(limit).map(Content.node)
    let rest = busy.dropFirst(limit)
    if !rest.isEmpty { result.append(.text("\(rest.count) more ×\(rest.reduce(0) { $0 + nodes[$1].count })")) }
    let idle = idleText(node.children.filter { nodes[$0].isIdle && !nodes[$0].isCreation }, trace: trace)
    if !idle.isEmpty { result.append(.text("checked and not run: " + idle)) }
    return result
  }

  /// `38 Globe, 69 views of the framework, 456 readers of \.locale, \.calendar …`. The selected view comes first.
  private func idleText(_ children: [Int], trace: Trace) -> String {
    var (views, keys): ([String: Int], [String: Int]) = ([:], [:])
    var selected: Set<String> = []
    var framework = 0
    for child in children {
      let count = nodes[child].count
      switch nodes[child].cause {
      case .checked(let kind, let group, _) where group >= 0 && kind != .environment:
        let view = groups.groups[group]
        if nodes[child].isSelected {
          selected.insert(view.name)
        } else if view.isFramework {
          framework += count
          continue
        }
        views[view.name, default: 0] += count
      case .checked(_, _, let property), .environment(let property):
        keys[property < 0 ? "the environment" : "\\." + trace.properties[property].name, default: 0] += count
      default: break
      }
    }
    let order = { (a: (key: String, value: Int), b: (key: String, value: Int)) in
      let (first, second) = (selected.contains(a.key) ? 0 : 1, selected.contains(b.key) ? 0 : 1)
      return (first, b.value, a.key) < (second, a.value, b.key)
    }
    let (sortedViews, sortedKeys) = (views.sorted(by: order), keys.sorted(by: order))
    var parts = sortedViews.prefix(4).map { "\($0.value) \($0.key)" }
    if sortedViews.count > 4 { parts.append("\(sortedViews.dropFirst(4).reduce(0) { $0 + $1.value }) other views") }
    if framework > 0 { parts.append("\(framework) \(framework == 1 ? "view" : "views") of the framework") }
    if !keys.isEmpty {
      let names = sortedKeys.prefix(3).map(\.key).joined(separator: ", ") + (sortedKeys.count > 3 ? " …" : "")
      parts.append("\(keys.values.reduce(0, +)) readers of \(names)")
    }
    return parts.joined(separator: ", ")
  }

  private func title(of index: Int, trace: Trace) -> StyledText {
    let node = nodes[index]
    let names = CauseNames(node.cause, groups: groups, trace: trace)
    var line = StyledText("")
    if names.kind == .write { line += "write " }
    line += StyledText(names.title, node.isSelected ? .bold : names.isFramework ? .dim : .plain)
    if !names.subtitle.isEmpty, names.kind != .body { line += StyledText("  " + names.subtitle, .dim) }
    if !names.remark.isEmpty { line += StyledText("  " + names.remark, .orange) }
    let isRun = [.body, .environment, .update].contains(names.kind)
    line += StyledText((isRun ? " ×" : "  ×") + "\(node.count)")
    if node.isCreation { return line + StyledText("  creation", .dim) }
    if isRun { line += StyledText(" (\(node.changed) changed)", node.changed * 2 < node.count ? .orange : .plain) }
    if case .write(.environment, _, let property, _) = node.cause,
      property < 0 || trace.properties[property].name.isEmpty
    {
      let keys = changedKeys(below: index).map { "\\." + trace.properties[$0].name }
      let more = keys.count > 3 ? " and \(keys.count - 3) more" : ""
      if !keys.isEmpty { line += StyledText("  new: " + keys.prefix(3).joined(separator: ", ") + more) }
    }
    return line
  }
}
