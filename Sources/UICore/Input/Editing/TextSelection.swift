/// What is selected of a text that is edited: a range, or a place between two characters.
public struct TextSelection: Hashable, Sendable {
  /// Where a selection is in its text.
  public enum Indices: Hashable, Sendable {
    /// A range; empty where it is a place between two characters.
    case selection(Range<String.Index>)
    /// Several ranges. A field has one: from the beginning of the first to the end of the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Where it is.
  public var indices: Indices

  /// A range of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several ranges of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// A place between two characters.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether it is a place between two characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// UTF-16 offsets; what is beyond the text is at its end.
  func offsets(in text: String) -> Range<Int>? {
    func offset(_ index: String.Index) -> Int { min(index, text.endIndex).utf16Offset(in: text) }
    switch indices {
    case .selection(let range): return offset(range.lowerBound)..<offset(range.upperBound)
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return offset(first.lowerBound)..<offset(last.upperBound)
    }
  }

  /// - Parameter offsets: in UTF-16 units.
  init(_ offsets: Range<Int>, in text: String) {
    self.init(
      range: String.Index(
        utf16Offset: offsets.lowerBound, in: text)..<String.Index(utf16Offset: offsets.upperBound, in: text))
  }
}

/// What the program's binding and a field's editor know of each other's selection.
struct SelectionLink {
  /// What the binding said last.
  private var read: TextSelection?
  /// What both have.
  private var known: TextSelection?

  /// What the program has set since the last look, nil where it has set nothing.
  ///
  /// A binding that takes nothing, such as a constant one, sets nothing by that.
  mutating func taken(_ selection: TextSelection?) -> TextSelection?? {
    guard selection != read else { return nil }
    read = selection
    guard selection != known else { return nil }
    known = selection
    return .some(selection)
  }

  /// Tells the binding what is selected, where it does not know.
  mutating func tell(_ selection: TextSelection, _ binding: Binding<TextSelection?>) {
    guard selection != known else { return }
    known = selection
    binding.wrappedValue = selection
    read = binding.wrappedValue
  }
}
