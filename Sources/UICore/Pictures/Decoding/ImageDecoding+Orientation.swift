import DisplayList

extension ImageDecoder {
  /// The EXIF orientation (tag 0x0112 of EXIF 2.3); `upright` if it cannot be read.
  enum Orientation: UInt16 {
    case upright = 1
    case mirrored, upsideDown, mirroredUpsideDown, mirroredLeft, right, mirroredRight, left

    /// Searches the APP1 segments before the first scan of a JPEG.
    init(exifOf jpeg: UnsafeRawBufferPointer) {
      var position = 2
      while position + 4 <= jpeg.count, jpeg[position] == 0xFF, jpeg[position + 1] != 0xDA {
        let length = Int(jpeg[position + 2]) << 8 | Int(jpeg[position + 3])
        let end = position + 2 + length
        guard length >= 2, end <= jpeg.count else { break }
        if jpeg[position + 1] == 0xE1,
          let value = Self.value(inSegment: UnsafeRawBufferPointer(rebasing: jpeg[(position + 4)..<end]))
        {
          self = value
          return
        }
        position = end
      }
      self = .upright
    }

    /// Reads the tag from the first directory of the TIFF data that follows `Exif\0\0`.
    private static func value(inSegment segment: UnsafeRawBufferPointer) -> Orientation? {
      guard segment.starts(with: Array("Exif\0\0".utf8)), segment.count >= 14 else { return nil }
      let tiff = UnsafeRawBufferPointer(rebasing: segment[6...])
      let isLittleEndian = tiff[0] == UInt8(ascii: "I")

      func number(at offset: Int, bytes: Int) -> Int? {
        guard offset >= 0, offset + bytes <= tiff.count else { return nil }
        return (0..<bytes).reduce(0) { sum, index in
          sum << 8 | Int(tiff[offset + (isLittleEndian ? bytes - 1 - index : index)])
        }
      }

      guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else { return nil }
      for entry in 0..<count {
        let offset = directory + 2 + entry * 12
        guard let tag = number(at: offset, bytes: 2) else { return nil }
        if tag == 0x0112 { return number(at: offset + 8, bytes: 2).flatMap { Orientation(rawValue: UInt16($0)) } }
      }
      return nil
    }

    /// The bitmap turned upright; the same object if it already is.
    func upright(_ bitmap: Bitmap) -> Bitmap {
      guard self != .upright else { return bitmap }
      let (width, height) = (bitmap.width, bitmap.height)
      let swapsSides = rawValue >= Orientation.mirroredLeft.rawValue
      let (newWidth, newHeight) = swapsSides ? (height, width) : (width, height)
      // Stored position of the upright pixel (x, y): start + x * stepX + y * stepY.
      let (start, stepX, stepY) =
        switch self {
        case .upright: (0, 1, width)
        case .mirrored: (width - 1, -1, width)
        case .upsideDown: (width * height - 1, -1, -width)
        case .mirroredUpsideDown: (width * (height - 1), 1, -width)
        case .mirroredLeft: (0, width, 1)
        case .right: (width * (height - 1), -width, 1)
        case .mirroredRight: (width * height - 1, -width, -1)
        case .left: (width - 1, width, -1)
        }
      let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        for y in 0..<newHeight {
          for x in 0..<newWidth { buffer[y * newWidth + x] = bitmap.pixels[start + x * stepX + y * stepY] }
        }
        count = width * height
      }
      return Bitmap(width: newWidth, height: newHeight, pixels: pixels, isOpaque: bitmap.isOpaque)
    }
  }
}

extension Bitmap {
  /// The bitmap turned upright from how EXIF says that it stands: 1…8, others are upright.
  package func upright(from orientation: Int) -> Bitmap {
    (ImageDecoder.Orientation(rawValue: UInt16(clamping: orientation)) ?? .upright).upright(self)
  }
}
