import AttributeGraph

/// What a container asks of a list whose elements it makes one by one.
extension ViewList {
  /// The element is no longer shown; what made it may let go of it.
  func release(at index: Int) {
    switch self {
    case .elements: break
    case .concatenation(let lists):
      let (list, index) = Self.part(of: lists, at: index)
      list.release(at: index)
    case .items(let items, _): items.release(at: index)
    case .mapped(let list, _), .block(let list, _): list.release(at: index)
    }
  }

  private static func part(of lists: [ViewList], at index: Int) -> (ViewList, Int) {
    var index = index
    for list in lists {
      let count = list.count
      if index < count { return (list, index) }
      index -= count
    }
    preconditionFailure("a view list has no element \(index)")
  }

  /// Appends stable numbers of all elements, without making them.
  func appendKeys(to keys: inout [UInt32]) {
    switch self {
    case .elements(let elements): for element in elements { keys.append(element.identity) }
    case .concatenation(let lists): for list in lists { list.appendKeys(to: &keys) }
    case .items(let items, _): items.appendKeys(to: &keys)
    case .mapped(let list, _), .block(let list, _): list.appendKeys(to: &keys)
    }
  }

  /// Whether both are sure to hold the same elements in the same order.
  func hasSameRows(as other: ViewList) -> Bool {
    switch (self, other) {
    case (.elements(let a), .elements(let b)): a.elementsEqual(b) { $0.identity == $1.identity }
    case (.concatenation(let a), .concatenation(let b)): a.elementsEqual(b) { $0.hasSameRows(as: $1) }
    case (.items(let a, let versionA), .items(let b, let versionB)): a === b && versionA == versionB
    case (.mapped(let a, _), .mapped(let b, _)): a.hasSameRows(as: b)
    case (.block(let a, let roleA), .block(let b, let roleB)): roleA == roleB && a.hasSameRows(as: b)
    default: false
    }
  }

  /// The first element of the row that a `ForEach` makes for `id`, or of the view that has it, without making rows.
  func index(ofID id: AnyHashable, below ancestor: ViewPath?) -> Int? {
    switch self {
    case .elements(let elements):
      return elements.firstIndex { $0.path?.names(id, below: ancestor) == true }
    case .concatenation(let lists):
      var start = 0
      for list in lists {
        if let index = list.index(ofID: id, below: ancestor) { return start + index }
        start += list.count
      }
      return nil
    case .items(let items, _): return items.index(ofID: id)
    case .mapped(let list, _), .block(let list, _): return list.index(ofID: id, below: ancestor)
    }
  }

  /// Appends the runs of views that sections make, in order.
  func appendSegments(to segments: inout [LazySegment]) {
    switch self {
    case .concatenation(let lists): for list in lists { list.appendSegments(to: &segments) }
    case .block(let list, let role): segments.append(LazySegment(role: role, count: list.count))
    case .mapped(let list, _): list.appendSegments(to: &segments)
    case .elements, .items:
      if segments.last?.role == nil, let last = segments.indices.last {
        segments[last].count += count
      } else {
        segments.append(LazySegment(role: nil, count: count))
      }
    }
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
