import CRasterKernels
import DisplayList

/// Scratch cells for one path at a time; see `kernels.h`.
///
/// Invariant: between paths every cell and every bit is zero.
struct CellBuffer {
  private var cells: UnsafeMutablePointer<Int32>
  private var touched: UnsafeMutablePointer<UInt64>
  private var cellCapacity = 1 << 16
  private var wordCapacity = 1 << 10
  /// Cells after the last row, for kernels that process eight at a time.
  private static let slack = 8

  init() {
    cells = .allocate(capacity: cellCapacity + Self.slack)
    cells.initialize(repeating: 0, count: cellCapacity + Self.slack)
    touched = .allocate(capacity: wordCapacity)
    touched.initialize(repeating: 0, count: wordCapacity)
  }

  func deallocate() {
    cells.deallocate()
    touched.deallocate()
  }

  /// The cells for a window, in pixels relative to the path's origin.
  mutating func window(_ rect: PixelRect, inside: Bool) -> apus_cells {
    let stride = (rect.width + 3 + 15) & ~15
    let words = (stride / 16 + 63) / 64
    if stride * rect.height > cellCapacity {
      cells.deallocate()
      cellCapacity = stride * rect.height
      cells = .allocate(capacity: cellCapacity + Self.slack)
      cells.initialize(repeating: 0, count: cellCapacity + Self.slack)
    }
    if words * rect.height > wordCapacity {
      touched.deallocate()
      wordCapacity = words * rect.height
      touched = .allocate(capacity: wordCapacity)
      touched.initialize(repeating: 0, count: wordCapacity)
    }
    return apus_cells(
      cells: cells, touched: touched, stride: Int32(stride), words: Int32(words), left: Int32(rect.x0),
      top: Int32(rect.y0), width: Int32(rect.width), height: Int32(rect.height), dense: stride <= 64, inside: inside)
  }
}
