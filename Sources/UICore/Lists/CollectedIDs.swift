/// The ids of a collection, and how many at its beginning and at its end are unchanged.
///
/// Where rows come, go or move, what lies before and behind is usually as it was: it takes a comparison each, and no table.
@usableFromInline
struct CollectedIDs<ID: Hashable> {
  @usableFromInline var ids: [ID]
  @usableFromInline var prefix = 0
  /// Counts nothing that `prefix` counts.
  @usableFromInline var suffix = 0

  @inlinable
  init<IDs: Collection>(_ new: IDs, known: [ID]) where IDs.Element == ID {
    ids = Array(new)
    let shorter = Swift.min(ids.count, known.count)
    while prefix < shorter, ids[prefix] == known[prefix] { prefix += 1 }
    while suffix < shorter - prefix, ids[ids.count - 1 - suffix] == known[known.count - 1 - suffix] { suffix += 1 }
  }
}
