import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at these offsets from the start. Costs a pass over the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in their order, before the one that is at `destination` now; the count stands for
  /// the end. Costs a pass over the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, behind): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        behind.append(element)
      }
    }
    for (index, element) in zip(indices, before + moved + behind) { self[index] = element }
  }
}
