/// One pass over a window's pixel columns that gathers their runs.
struct Decimator {
  /// The pieces of a column that are told apart; what follows them is given as one.
  static let pieceLimit = 256

  private let x: XColumn
  private let view: PyramidView
  private let pixels: PixelColumns
  private let rule: GapRule
  /// The points inside the window.
  private let inside: Range<Int>
  /// The steps of x where one of those inside is a gap.
  private let steps: StepTree?
  /// Whether every point inside is joined to the next, so that no column needs a look for breaks.
  private let isUnbroken: Bool
  private(set) var runs: [ColumnRun] = []
  /// The last value that is in a run.
  private var previous: Int?

  init(x: XColumn, view: PyramidView, pixels: PixelColumns, rule: GapRule, inside: Range<Int>) {
    self.x = x
    self.view = view
    self.pixels = pixels
    self.rule = rule
    self.inside = inside
    var steps: StepTree?
    if case .explicit(let buffer) = x.content, rule.maximumGap < .infinity { steps = buffer.steps(count: view.count) }
    let hasGap = Self.firstGap(inside.dropLast(), x, steps, rule.maximumGap) != nil
    self.steps = hasGap ? steps : nil
    isUnbroken = !hasGap && view.nullCount(inside) == 0
  }

  mutating func run() {
    runs.reserveCapacity(Swift.min(inside.count, pixels.count) + 2)
    // A neighbour outside matters only for the line between it and the next value.
    if let before = view.lastValid(0..<inside.lowerBound),
      let next = view.firstValid(inside.lowerBound..<view.count), rule.joins(before, next, in: x)
    {
      add(before..<before + 1, at: column(before))
    }
    var index = inside.lowerBound
    var length = 1
    while index < inside.upperBound {
      let column = column(index)
      let end = end(of: column, from: index, length: length)
      length = end - index
      if isUnbroken {
        add(index..<end, at: column)
      } else {
        addPieces(of: index..<end, at: column)
      }
      index = end
    }
    if let last = previous, let after = view.firstValid(inside.upperBound..<view.count),
      rule.joins(last, after, in: x)
    {
      add(after..<after + 1, at: column(after))
    }
  }

  private func column(_ index: Int) -> Int { pixels.column(x.value(index)) }

  /// The end of the points in `column`, of which `index` is the first; the column before had `length`.
  private func end(of column: Int, from index: Int, length: Int) -> Int {
    partitionPoint(index + 1..<inside.upperBound, near: index + length) { pixels.isPast(column, x.value($0)) }
  }

  /// Adds the values of `range`, broken where the rule says.
  private mutating func addPieces(of range: Range<Int>, at column: Int) {
    var rest = range
    // Where everything is joined the pieces are one.
    var piecesLeft = rule.joinsAll ? 0 : Self.pieceLimit
    while let start = view.firstValid(rest) {
      if piecesLeft == 0, let last = view.lastValid(rest) {
        add(start..<last + 1, at: column)
        return
      }
      piecesLeft -= 1
      let null = view.firstNull(start..<range.upperBound) ?? range.upperBound
      let gap = Self.firstGap(start..<null - 1, x, steps, rule.maximumGap)
      let end = gap.map { $0 + 1 } ?? null
      add(start..<end, at: column)
      rest = end..<range.upperBound
    }
  }

  /// Adds points of one column that are joined among themselves; the first and the last of them are values.
  private mutating func add(_ range: Range<Int>, at column: Int) {
    let first = view.y[range.lowerBound]
    let last = view.y[range.upperBound - 1]
    var extrema = Extrema(minimum: first, maximum: first)
    if range.count > 2 { extrema = view.extrema(range) } else { extrema.form(last) }
    let joins = previous.map { rule.joins($0, range.lowerBound, in: x) } ?? false
    previous = range.upperBound - 1
    if joins, let index = runs.indices.last, runs[index].column == column {
      runs[index].minimum = Swift.min(runs[index].minimum, extrema.minimum)
      runs[index].maximum = Swift.max(runs[index].maximum, extrema.maximum)
      runs[index].last = last
      return
    }
    runs.append(
      ColumnRun(
        column: column, first: first, minimum: extrema.minimum, maximum: extrema.maximum, last: last,
        joinsPrevious: joins))
  }

  /// The first of `range` after which neighbours are too far apart.
  private static func firstGap(_ range: Range<Int>, _ x: XColumn, _ steps: StepTree?, _ maximumGap: Double) -> Int? {
    if case .regular(_, let step) = x.content { return step > maximumGap ? range.first : nil }
    return steps?.first(in: range, above: maximumGap)
  }
}
