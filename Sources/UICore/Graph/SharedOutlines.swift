import Geometry

/// The last outlines of a few types of shapes: shapes that come out the same, as in rows of one size, share the memory for it.
struct SharedOutlines {
  private var last: [(type: ObjectIdentifier, outline: Path)] = []
  /// The one that the next type replaces, once there are as many as are kept.
  private var oldest = 0
  /// As many types as one row may have; they are searched one after the other.
  static let mostTypes = 8
  /// Longer outlines are hardly the same, and would be kept after their view.
  static let mostElements = 32

  /// The outline, or one like it that another shape of the type has.
  mutating func share(_ outline: Path, of type: Any.Type) -> Path {
    guard case .elements(let elements) = outline.storage, elements.count <= Self.mostElements else { return outline }
    let type = ObjectIdentifier(type)
    if let index = last.firstIndex(where: { $0.type == type }) {
      if last[index].outline == outline { return last[index].outline }
      last[index].outline = outline
    } else if last.count < Self.mostTypes {
      last.append((type, outline))
    } else {
      last[oldest] = (type, outline)
      oldest = (oldest + 1) % Self.mostTypes
    }
    return outline
  }
}
