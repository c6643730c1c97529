import TraceFormat

extension String {
  /// Its first bytes, up to the end of a character.
  func utf8Prefix(_ count: Int) -> String {
    utf8.count <= count ? self : String(decoding: utf8.prefix(count), as: UTF8.self)
  }
}

/// Writes paths: `LandmarksApp/LandmarkList/LandmarkRow[12]`.
///
/// A path that is asked for twice is written once. The nodes come from a file, so they may be missing, form a circle,
/// or be so deep that all paths would fill the memory. Such paths are shortened.
struct PathNames {
  /// How many nodes of a path are written. Of a deeper path, the innermost ones are.
  static let depthLimit = 256
  /// How many bytes of a path are written.
  static let lengthLimit = 4096
  static let ellipsis = "…"

  private let nodes: [UInt32: TraceFilePath]
  private var texts: [UInt32: String] = [:]
  /// How many bytes may still be written. At 0, only the last component of a path is written.
  private var budget: Int

  /// - Parameter budget: bytes for all paths together.
  init(nodes: [UInt32: TraceFilePath], budget: Int) {
    (self.nodes, self.budget) = (nodes, budget)
  }

  /// The path to a node. Empty for 0 and for missing nodes.
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
