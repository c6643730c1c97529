import CImage
import DisplayList

extension ImageDecoder {
  /// Decodes with TurboJPEG. Tolerates the faults in `forgivable`, as viewers do, but not a file that ends early.
  static func decodeJPEG(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int
  ) throws(ImageDecodingError) -> Bitmap {
    guard let decoder = tjInitDecompress() else { throw failure(of: nil) }
    defer { tjDestroy(decoder) }
    let source = bytes.bindMemory(to: UInt8.self).baseAddress
    let length = UInt(bytes.count)
    var (width, height, subsampling, colorSpace): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(decoder, source, length, &width, &height, &subsampling, &colorSpace)
    guard status == 0 || isForgivable(decoder) else { throw failure(of: decoder) }
    try checkSize(width: Int(width), height: Int(height), format: "JPEG", pixelLimit: pixelLimit)

    let isCMYK = colorSpace == CInt(TJCS_CMYK.rawValue) || colorSpace == CInt(TJCS_YCCK.rawValue)
    let format = CInt((isCMYK ? TJPF_CMYK : TJPF_BGRA).rawValue)
    let count = Int(width) * Int(height)
    var isComplete = false
    var pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.withMemoryRebound(to: UInt8.self) { output in
        // The first attempt stops at any fault, so that a truncated file that claims to be huge costs little.
        for flags in [TJFLAG_LIMITSCANS | TJFLAG_STOPONWARNING, TJFLAG_LIMITSCANS] {
          let status = tjDecompress2(
            decoder, source, length, output.baseAddress, width, width * 4, height, format, CInt(flags))
          let isForgivable = isForgivable(decoder) && hasEnd(bytes)
          isComplete = status == 0 || (isForgivable && flags & TJFLAG_STOPONWARNING == 0)
          if isComplete || !isForgivable { break }
        }
      }
      initializedCount = isComplete ? count : 0
    }
    guard isComplete else { throw failure(of: decoder) }
    if isCMYK { convertFromCMYK(&pixels) }
    return Orientation(exifOf: bytes).upright(
      Bitmap(width: Int(width), height: Int(height), pixels: pixels, isOpaque: true))
  }

  private static func message(of decoder: tjhandle?) -> String { String(cString: tjGetErrorStr2(decoder)) }

  /// Messages of faults that leave the picture complete. The decoder's message is that of its first warning or of the
  /// error that ended decoding; its code does not help, since it stays a warning's when an error follows.
  private static let forgivable = [
    "extraneous bytes before marker", "unknown JFIF revision number", "Unknown Adobe color transform code",
  ]

  private static func isForgivable(_ decoder: tjhandle) -> Bool {
    forgivable.contains(where: message(of: decoder).contains)
  }

  /// Whether an end marker follows the last scan. Scan data contains none, because it escapes 0xFF with a zero byte.
  private static func hasEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    for place in bytes.indices.dropLast().reversed() where bytes[place] == 0xFF {
      if bytes[place + 1] == 0xD9 { return true }
      if bytes[place + 1] == 0xDA { return false }
    }
    return false
  }

  private static func failure(of decoder: tjhandle?) -> ImageDecodingError {
    .corrupt(format: "JPEG", reason: message(of: decoder))
  }

  /// Print-oriented JPEGs store inverted inks (Adobe's convention): a colour component is its ink times black.
  private static func convertFromCMYK(_ pixels: inout [UInt32]) {
    for index in pixels.indices {
      let pixel = pixels[index]
      let black = pixel >> 24
      func component(_ ink: UInt32) -> UInt32 { ((ink & 0xFF) * black + 127) / 255 }
      pixels[index] =
        0xFF00_0000 | component(pixel) << 16 | component(pixel >> 8) << 8 | component(pixel >> 16)
    }
  }
}
