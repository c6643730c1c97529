import DisplayList

/// What shows of a GIF: each frame is drawn over what the one before has left.
///
/// What was never drawn and what is cleared is transparent, whatever the file calls its background, as in browsers.
struct GIFCanvas {
  /// Pixels of the screen that a frame covers.
  struct Part: Equatable {
    let columns: Range<Int>
    let rows: Range<Int>
    var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  }
  private enum Disposal {
    case keep
    case clear(Part)
    /// What was there before the frame.
    case restore(Part, [UInt32])
  }

  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]
  private var disposal = Disposal.keep

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height)
  }

  /// The pixels that a frame covers; what lies outside of the screen is not shown.
  func part(of frame: GIFReader.Frame) -> Part {
    func range(_ start: Int, _ length: Int, _ limit: Int) -> Range<Int> {
      let start = min(start, limit)
      return start..<min(start + length, limit)
    }
    return Part(columns: range(frame.x, frame.width, width), rows: range(frame.y, frame.height, height))
  }

  /// Does away with the last frame as it says, and notes how to do so with the next one.
  ///
  /// 2 clears; 3 brings back what was there, as does 4, which some programs write for it; others leave the frame.
  mutating func begin(_ frame: GIFReader.Frame) {
    switch disposal {
    case .keep: break
    case .clear(let part):
      for row in part.rows {
        for column in part.columns { pixels[row * width + column] = 0 }
      }
    case .restore(let part, let saved):
      var place = 0
      for row in part.rows {
        for column in part.columns {
          pixels[row * width + column] = saved[place]
          place += 1
        }
      }
    }
    let part = part(of: frame)
    switch frame.disposal {
    case _ where part.isEmpty: disposal = .keep
    case 2: disposal = .clear(part)
    case 3, 4:
      var saved: [UInt32] = []
      saved.reserveCapacity(part.columns.count * part.rows.count)
      for row in part.rows {
        saved += pixels[row * width + part.columns.lowerBound..<row * width + part.columns.upperBound]
      }
      disposal = .restore(part, saved)
    default: disposal = .keep
    }
  }

  /// Draws a line of a frame where it is within the screen.
  ///
  /// - Parameters:
  ///   - row: of the frame.
  ///   - colors: 256; 0 leaves what is there.
  mutating func draw(
    _ line: UnsafeMutableBufferPointer<UInt8>, row: Int, of frame: GIFReader.Frame, in part: Part, colors: [UInt32]
  ) {
    let y = frame.y + row
    guard part.rows.contains(y) else { return }
    pixels.withUnsafeMutableBufferPointer { pixels in
      colors.withUnsafeBufferPointer { colors in
        for x in part.columns {
          let color = colors[Int(line[x - frame.x])]
          if color != 0 { pixels[y * width + x] = color }
        }
      }
    }
  }

  /// What shows now.
  var bitmap: Bitmap {
    let alpha = pixels.withUnsafeBufferPointer { $0.reduce(UInt32.max) { $0 & $1 } }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: alpha >> 24 == 0xFF)
  }
}

extension GIFReader.Frame {
  /// The rows in the order in which they are in the file: GIF89a, appendix E.
  var rowOrder: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
  }
}
