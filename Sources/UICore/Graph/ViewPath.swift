/// Where a view stands in the tree of views, for messages and reports.
package final class ViewPath: CustomStringConvertible {
  enum Component {
    case type(Any.Type)
    case id(Any)
  }

  let parent: ViewPath?
  let component: Component
  /// The number that a recording knows it by.
  var trace: (session: UInt32, number: UInt32) = (0, 0)

  init(parent: ViewPath?, component: Component) {
    self.parent = parent
    self.component = component
  }

  /// The nearest type, the path's own or one around it.
  var type: Any.Type? {
    if case .type(let type) = component { return type }
    return parent?.type
  }

  /// How many steps there are from the outermost view.
  var depth: Int { sequence(first: self) { $0.parent }.reduce(0) { count, _ in count + 1 } }

  /// How many of the steps, from the outermost view on, are those of another path too.
  func depth(sharedWith other: ViewPath) -> Int {
    var (first, firstDepth): (ViewPath?, Int) = (self, depth)
    var (second, secondDepth): (ViewPath?, Int) = (other, other.depth)
    while first !== second {
      if firstDepth >= secondDepth { (first, firstDepth) = (first?.parent, firstDepth - 1) }
      if secondDepth > firstDepth { (second, secondDepth) = (second?.parent, secondDepth - 1) }
    }
    return firstDepth
  }

  /// Outermost first: `LandmarksApp/LandmarkList/LandmarkRow[12]`.
  package var description: String { Self.describe(Array(sequence(first: self) { $0.parent }).reversed()) }

  /// The description without what is between where a long path begins and where it ends.
  var shortDescription: String {
    let path = Array(sequence(first: self) { $0.parent }).reversed()
    if path.count <= 30 { return description }
    return Self.describe(path.prefix(10)) + "/…/" + Self.describe(path.suffix(20))
  }

  private static func describe(_ path: some Sequence<ViewPath>) -> String {
    var text = ""
    for step in path {
      switch step.component {
      case .type(let type): text += (text.isEmpty ? "" : "/") + typeName(type)
      case .id(let id): text += "[\(id)]"
      }
    }
    return text
  }
}

extension ViewPath {
  /// Whether the view or one around it, up to `ancestor`, has the id.
  func names(_ id: AnyHashable, below ancestor: ViewPath?) -> Bool {
    var path: ViewPath? = self
    while let current = path, current !== ancestor {
      if case .id(let value) = current.component, let value = value as? AnyHashable, value == id { return true }
      path = current.parent
    }
    return false
  }
}

extension ViewPath {
  /// The innermost id of the view or the views around it, up to `ancestor`.
  func nearestID(below ancestor: ViewPath?) -> AnyHashable? {
    var path: ViewPath? = self
    while let current = path, current !== ancestor {
      if case .id(let value) = current.component { return value as? AnyHashable }
      path = current.parent
    }
    return nil
  }
}

/// The type's name without module and generic arguments.
func typeName(_ type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}
