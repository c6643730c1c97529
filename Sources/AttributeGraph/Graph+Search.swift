extension Graph {
  /// Calls `body` with the rule of each attribute that there is; for messages.
  public func forEachRule(_ body: (any Rule) -> Void) {
    for index in 1..<max(UInt32(arena.count), 1) { if let rule = rule(atIndex: index) { body(rule) } }
  }

  /// What `find` says of the nearest rule on which the attribute with this number depends, or on which a rule does that
  /// runs now.
  ///
  /// For messages: it looks at up to 10,000 rules from each.
  public func search<Result>(upstreamOf number: UInt32, _ find: (any Rule) -> Result?) -> Result? {
    if let result = search(from: number, find) { return result }
    // Those that were made last are the innermost, for most.
    for index in (1..<arena.count).reversed() where nodes[index].has(Node.isUpdating) {
      if let result = search(from: UInt32(index), find) { return result }
    }
    return nil
  }

  private func search<Result>(from start: UInt32, _ find: (any Rule) -> Result?) -> Result? {
    var queue = [start]
    var seen: Set<UInt32> = [0, start]
    var next = 0
    while next < queue.count, next < 10_000 {
      let index = queue[next]
      next += 1
      if let rule = kind(of: index).rule(self, index), let result = find(rule) { return result }
      let inputs = (nodes + Int(index)).inputList
      for i in 0..<inputs.edgeCount where seen.insert(inputs.edges[i]).inserted { queue.append(inputs.edges[i]) }
    }
    return nil
  }
}
