import CZlib

/// Black pictures of any size, which take next to nothing packed.
package enum BlankPNG {
  /// A PNG file of so many pixels, a byte of grey each.
  package static func bytes(width: Int, height: Int) -> [UInt8] {
    // Each row begins with its filter: none.
    let rows = [UInt8](repeating: 0, count: (width + 1) * height)
    var packed = [UInt8](repeating: 0, count: Int(compressBound(UInt(rows.count))))
    var count = UInt(packed.count)
    precondition(compress(&packed, &count, rows, UInt(rows.count)) == Z_OK)
    let head = number(width) + number(height) + [8, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
      + chunk("IDAT", Array(packed[..<Int(count)])) + chunk("IEND", [])
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: Int) -> UInt8 in UInt8(value >> shift & 0xFF) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return number(data.count) + content + number(Int(crc32(0, content, UInt32(content.count))))
  }
}
