/// Places for widgets that have none: in rows, from the leading edge, below what is placed.
struct FrameFlow {
  let columns: Int
  private var x = 0
  private var y: Int
  private var rowHeight = 0

  /// Starts below frames that are known.
  init(columns: Int, below frames: [GridFrame] = []) {
    self.columns = max(columns, 1)
    y = frames.map(\.maxY).max() ?? 0
  }

  /// The next place; a new row where the widget does not fit in this one.
  mutating func next(width: Int, height: Int) -> GridFrame {
    let width = min(max(width, 1), columns)
    if x + width > columns {
      x = 0
      y += rowHeight
      rowHeight = 0
    }
    defer {
      x += width
      rowHeight = max(rowHeight, height)
    }
    return GridFrame(x: x, y: y, width: width, height: height)
  }
}
