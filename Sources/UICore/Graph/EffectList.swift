import AttributeGraph

/// The effects of every update, in the order in which they were added. Views are made from the inside out, so the effects
/// inside a view come before its own.
struct EffectList {
  enum Effect {
    /// An attribute that is kept up to date for what its rule does.
    case attribute(AttributeID)
    /// Something to do once.
    case once(() -> Void)
  }

  private var effects: [Effect?] = []
  private var indices: [AttributeID: Int] = [:]
  private var gaps = 0

  /// Attributes watched.
  var attributes: some Collection<AttributeID> { indices.keys }

  mutating func add(_ id: AttributeID) {
    indices[id] = effects.count
    effects.append(.attribute(id))
  }

  mutating func add(_ action: @escaping () -> Void) { effects.append(.once(action)) }

  mutating func remove(_ id: AttributeID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    effects[index] = nil
    gaps += 1
  }

  var count: Int { effects.count }

  /// The effect at `index`, if it is still there; what is to be done once leaves the list.
  mutating func take(at index: Int) -> Effect? {
    guard let effect = effects[index] else { return nil }
    if case .once = effect {
      effects[index] = nil
      gaps += 1
    }
    return effect
  }

  /// Closes gaps, once there are more than effects; not while somebody goes through the list.
  mutating func compact() {
    guard gaps * 2 > effects.count else { return }
    effects.removeAll { $0 == nil }
    gaps = 0
    for (index, effect) in effects.enumerated() {
      if case .attribute(let id) = effect { indices[id] = index }
    }
  }
}
