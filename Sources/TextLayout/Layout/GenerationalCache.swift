/// A bounded map that forgets what was not asked for lately.
///
/// Two dictionaries: entries live in the young one; when its cost passes the limit it becomes the old one and the old one
/// is dropped. A hit in the old one moves the entry back. Every operation is O(1) amortised, and nothing is
/// bookkept per hit, unlike a linked LRU list.
///
/// Invariant: the total cost is at most twice `limit` plus the cost of one entry.
struct GenerationalCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let hit = young[key] { return hit.value }
    guard let hit = old.removeValue(forKey: key) else { return nil }
    insert(hit.value, for: key, cost: hit.cost)
    return hit.value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if youngCost >= limit {
      old = young
      young = [:]
      youngCost = 0
    }
    if let replaced = young.updateValue((value, cost), forKey: key) { youngCost -= replaced.cost }
    youngCost += cost
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
    youngCost = 0
  }
}
