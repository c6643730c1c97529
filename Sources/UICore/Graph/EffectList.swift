import AttributeGraph

/// The effects of every update, in the order in which they were added. Views are made from the inside out, so the effects
/// inside a view come before its own.
///
/// Every frame goes through the list, whatever window it is of: of an effect that has nothing to do it costs a look at one
/// number.
struct EffectList {
  enum Effect {
    /// An attribute that is kept up to date for what its rule does.
    case attribute(AttributeID)
    /// Something to do once.
    case once(() -> Void)
  }

  /// The attributes watched; `.none` in place of those that were removed, and of what is done once.
  private var places: [AttributeID] = []
  /// What is done once, by place, in order; the first ones are done.
  private var actions: [(place: Int, action: () -> Void)] = []
  private var actionsDone = 0
  private var indices: [AttributeID: Int] = [:]
  private var gaps = 0

  /// Attributes watched.
  var attributes: some Collection<AttributeID> { indices.keys }

  mutating func add(_ id: AttributeID) {
    indices[id] = places.count
    places.append(id)
  }

  mutating func add(_ action: @escaping () -> Void) {
    actions.append((places.count, action))
    places.append(.none)
  }

  mutating func remove(_ id: AttributeID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places[index] = .none
    gaps += 1
  }

  /// The first effect from a place on that has something to do, and its place: an attribute that is outdated, or what is
  /// done once, which leaves the list.
  mutating func next(from start: Int, in graph: Graph) -> (place: Int, effect: Effect)? {
    let outdated = graph.firstOutdated(of: places, from: start)
    if actionsDone < actions.count, actions[actionsDone].place < outdated {
      let (place, action) = actions[actionsDone]
      actionsDone += 1
      gaps += 1
      if actionsDone == actions.count {
        actions.removeAll(keepingCapacity: true)
        actionsDone = 0
      }
      return (place, .once(action))
    }
    return outdated < places.count ? (outdated, .attribute(places[outdated])) : nil
  }

  /// Closes gaps, once there are more than effects; not while somebody goes through the list.
  mutating func compact() {
    guard gaps * 2 > places.count else { return }
    actions.removeFirst(actionsDone)
    actionsDone = 0
    var kept: [AttributeID] = []
    var action = 0
    for (index, id) in places.enumerated() {
      if action < actions.count, actions[action].place == index {
        actions[action].place = kept.count
        action += 1
      } else if id == .none {
        continue
      } else {
        indices[id] = kept.count
      }
      kept.append(id)
    }
    places = kept
    gaps = 0
  }
}
