import TraceFormat

/// Writes places out: `LandmarksApp/LandmarkList/LandmarkRow[12]`.
///
/// A place that is asked for twice is written once. The nodes come from a file: they may be missing, lead in a circle, or
/// be so deep that written out they would fill the memory; names are cut then.
struct PathNames {
  /// Nodes of a path that are written out; of a deeper one the innermost.
  static let depthLimit = 256
  /// Bytes of a path that are written out.
  static let lengthLimit = 4096
  static let ellipsis = "…"

  private let nodes: [UInt32: TraceFilePath]
  private var texts: [UInt32: String] = [:]
  /// Bytes that may still be written; what is left out of a path then is all but its last component.
  private var budget: Int

  /// - Parameter budget: bytes of all paths together.
  init(nodes: [UInt32: TraceFilePath], budget: Int) {
    (self.nodes, self.budget) = (nodes, budget)
  }

  /// The path to a node; empty for 0 and for nodes that are missing.
  /// - Parameter component: what a node adds: `/LandmarkRow`, or `[12]`.
  mutating func path(_ id: UInt32, component: (TraceFilePath) -> String) -> String {
    if let text = texts[id] { return text }
    var missing: [TraceFilePath] = []
    var text = ""
    var next = id
    while next != 0, let node = nodes[next] {
      if let known = texts[next] {
        text = known
        break
      }
      if missing.count == Self.depthLimit {
        text = Self.ellipsis
        break
      }
      missing.append(node)
      next = node.parent
    }
    for node in missing.reversed() {
      text = append(component(node), to: text)
      texts[node.id] = text
    }
    return text
  }

  private mutating func append(_ component: String, to path: String) -> String {
    var component = Substring(component)
    if path.isEmpty, component.first == "/" { component.removeFirst() }
    let length = path.utf8.count + component.utf8.count
    guard length <= Self.lengthLimit, length <= budget else {
      return Self.ellipsis + component.prefix(100)
    }
    budget -= length
    return path + component
  }
}
