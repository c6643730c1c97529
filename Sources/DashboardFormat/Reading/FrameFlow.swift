/// Places widgets without a frame in rows, from the leading edge, below the others.
struct FrameFlow {
  let columns: Int
  private var x = 0
  private var y: Int
  private var rowHeight = 0

  /// Starts below the given frames.
  init(columns: Int, below frames: [GridFrame] = []) {
    self.columns = max(columns, 1)
    y = frames.map(\.maxY).max() ?? 0
  }

  /// The next frame; begins a new row if the widget does not fit into the current one.
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
