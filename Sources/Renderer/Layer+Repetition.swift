import DisplayList
import Foundation

/// Rows or columns of which those inside a long run of equal ones are left out, as in a box: a blur gives all of them the
/// same result.
struct Repetition {
  /// For each row of the whole, the one that stands for it.
  let places: [Int]
  /// Those that stand for themselves, in order.
  let kept: [Int]

  /// - Parameters:
  ///   - isRepeated: whether a row equals the one before it.
  ///   - reach: the farthest distance from which a row's result takes anything.
  init(count: Int, reach: Int, isRepeated: (Int) -> Bool) {
    var (places, kept) = ([Int](), [Int]())
    places.reserveCapacity(count)
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, isRepeated(end) { end += 1 }
      for row in start..<end {
        // A row that far from both ends of its run sees nothing else, just like the one before it.
        if row > start + reach, row < end - reach {
          places.append(kept.count - 1)
        } else {
          places.append(kept.count)
          kept.append(row)
        }
      }
      start = end
    }
    (self.places, self.kept) = (places, kept)
  }
}

extension Layer {
  /// Changes the layer by `filter`, whose result for a pixel depends on pixels at most `reach` rows or columns away and on
  /// nothing else; where many of these are equal, on a smaller layer that holds them once.
  func applyOnce(reach: Int, _ filter: (Layer) -> Void) {
    let rows = Repetition(count: rect.height, reach: reach) { y in
      memcmp(pixels + y * pitch, pixels + (y - 1) * pitch, rect.width * 4) == 0
    }
    var differences = [UInt32](repeating: 0, count: rect.width)
    for y in rows.kept {
      let row = pixels + y * pitch
      for x in 1..<max(rect.width, 1) { differences[x] |= row[x] ^ row[x - 1] }
    }
    let columns = Repetition(count: rect.width, reach: reach) { differences[$0] == 0 }
    if rows.kept.count * columns.kept.count * 2 > rect.area { return filter(self) }
    let small = Layer(PixelRect(x0: 0, y0: 0, x1: columns.kept.count, y1: rows.kept.count), memory: memory)
    for (y, row) in rows.kept.enumerated() {
      for (x, column) in columns.kept.enumerated() { small.pixels[y * small.pitch + x] = pixels[row * pitch + column] }
    }
    filter(small)
    for (y, place) in rows.places.enumerated() {
      let row = pixels + y * pitch
      if y > 0, place == rows.places[y - 1] {
        row.update(from: row - pitch, count: rect.width)
      } else {
        let from = small.pixels + place * small.pitch
        for (x, column) in columns.places.enumerated() { row[x] = from[column] }
      }
    }
  }
}
