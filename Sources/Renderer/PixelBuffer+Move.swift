import DisplayList
import Foundation

extension PixelBuffer {
  /// Moves pixels inside the buffer; source and destination may overlap.
  func move(_ copy: DisplayListDifference.Copy) {
    let to = copy.destination
    for i in 0..<to.height {
      // In the order in which no row is overwritten before it is read.
      let y = copy.dy > 0 ? to.y1 - 1 - i : to.y0 + i
      memmove(
        pixels + (y * pitch + to.x0), pixels + ((y - copy.dy) * pitch + to.x0 - copy.dx), to.width * 4)
    }
  }
}
