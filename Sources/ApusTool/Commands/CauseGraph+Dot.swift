import TraceAnalysis

extension CauseGraph {
  /// The graph in Graphviz's language.
  var dot: String {
    let lines =
      nodes.map { node in
        let label = [node.title, node.subtitle, node.remark, "×\(node.count)"].filter { !$0.isEmpty }
          .joined(separator: "\n")
        let shape = node.kind == .body ? "box" : "ellipse"
        let look = node.isDimmed ? ", color=gray, fontcolor=gray" : node.isSelected ? ", penwidth=2" : ""
        return "  n\(node.id) [label=\(quoted(label)), shape=\(shape)\(look)];"
      }
      + edges.map { edge in
        let label = edge.label == .creation ? "creation ×\(edge.count)" : "×\(edge.count)"
        return "  n\(edge.from) -> n\(edge.to) [label=\(quoted(label))];"
      }
    return "digraph causes {\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\n" ? "\\n" : $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" } + "\""
  }
}
