/// The subviews of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  /// The direction of the container's content. Layouts need not heed it: results are mirrored for them.
  public var layoutDirection: LayoutDirection

  private let storage: ArraySlice<LayoutSubview>

  init(_ computers: [LayoutComputer], layoutDirection: LayoutDirection, sink: PlacementSink? = nil) {
    self.layoutDirection = layoutDirection
    storage = ArraySlice(computers.enumerated().map { LayoutSubview(computer: $1, index: $0, sink: sink) })
  }

  private init(storage: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.storage = storage
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { storage.startIndex }
  public var endIndex: Int { storage.endIndex }

  public subscript(index: Int) -> LayoutSubview { storage[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(storage: storage[bounds], layoutDirection: layoutDirection)
  }

  /// The subviews at `indices`, numbered from zero.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    // `1...` is an endless sequence as well as a range, and the compiler prefers the sequence.
    if let range = indices as? PartialRangeFrom<Int> { return self[range.lowerBound..<endIndex] }
    return LayoutSubviews(storage: ArraySlice(indices.map { storage[$0] }), layoutDirection: layoutDirection)
  }
}
