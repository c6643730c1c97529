/// The ids of a collection, and how many at its beginning and at its end are unchanged.
///
/// Where rows come, go or move, what lies before and behind is usually as it was: it takes a comparison each, and no table.
@usableFromInline
struct CollectedIDs<ID: Hashable> {
  @usableFromInline let ids: [ID]
  @usableFromInline let ends: CommonEnds
  var prefix: Int { ends.prefix }
  var suffix: Int { ends.suffix }

  @inlinable
  init(_ ids: [ID], known: [ID]) {
    self.ids = ids
    ends = ids.withUnsafeBufferPointer { a in
      known.withUnsafeBufferPointer { b in
        CommonEnds(
          UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b), stride: MemoryLayout<ID>.stride
        ) { a[$0] == b[$1] }
      }
    }
  }
}
