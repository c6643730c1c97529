import CSDL2
import DisplayList
import Renderer

/// Cuts a window out along the pixels that are at least half opaque, where translucent ones would be black.
@MainActor
struct PopupOutline {
  /// A bit a pixel, each row from a new byte on.
  private var bits: [UInt8] = []

  /// - Parameter damage: what was drawn since the last call.
  mutating func cut(
    _ window: XWindow, on display: OpaquePointer, along buffer: PixelBuffer, _ damage: [PixelRect]
  ) {
    let stride = (buffer.width + 7) / 8
    var new = [UInt8](repeating: 0, count: stride * buffer.height)
    for y in 0..<buffer.height {
      let row = buffer.pixels + y * buffer.pitch
      for x in 0..<buffer.width where row[x] >> 24 >= 128 { new[y * stride + x / 8] |= 1 << UInt8(x % 8) }
    }
    for area in damage { Self.fill(area, of: buffer) }
    if new == bits { return }
    bits = new
    let mask = new.withUnsafeBufferPointer { bytes in
      XCreateBitmapFromData(
        display, window, UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: CChar.self),
        UInt32(buffer.width), UInt32(buffer.height))
    }
    XShapeCombineMask(display, window, ShapeBounding, 0, 0, mask, ShapeSet)
    XFreePixmap(display, mask)
  }

  /// Gives pixels at the edge their whole colour, which is multiplied by their opacity.
  private static func fill(_ area: PixelRect, of buffer: PixelBuffer) {
    for y in area.y0..<area.y1 {
      let row = buffer.pixels + y * buffer.pitch
      for x in area.x0..<area.x1 where 128..<255 ~= row[x] >> 24 {
        row[x] = row[x].withoutPremultipliedAlpha | 0xff00_0000
      }
    }
  }
}
