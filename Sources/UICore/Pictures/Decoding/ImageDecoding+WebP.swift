import CImage
import DisplayList

extension ImageDecoder {
  /// Whether the data begins as a WebP does: a RIFF file of that kind.
  static func isWebP(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 12 && bytes.starts(with: Array("RIFF".utf8)) && bytes[8..<12].elementsEqual(Array("WEBP".utf8))
  }

  /// Decodes with libwebp: a still picture, or the first frame of what moves.
  static func decodeWebP(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int
  ) throws(ImageDecodingError) -> Bitmap {
    let header = try WebPHeader(bytes)
    try checkSize(width: header.width, height: header.height, format: "WebP", pixelLimit: pixelLimit)
    if header.isAnimated { return try WebPFrames(bytes).next() }
    let count = header.width * header.height
    var isComplete = false
    var isOpaque = true
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.withMemoryRebound(to: UInt8.self) { output in
        isComplete =
          WebPDecodeBGRAInto(
            bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, output.baseAddress, count * 4,
            Int32(header.width * 4)) != nil
      }
      initializedCount = isComplete ? count : 0
      if isComplete { isOpaque = premultiply(buffer) }
    }
    guard isComplete else { throw .corrupt(format: "WebP", reason: "its pixels cannot be decoded") }
    return Bitmap(width: header.width, height: header.height, pixels: pixels, isOpaque: isOpaque)
  }
}

/// What the beginning of a WebP says.
struct WebPHeader {
  /// Pixels; of something that moves, those of all frames together.
  let width: Int
  let height: Int
  let isAnimated: Bool

  init(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &features)
    guard status == VP8_STATUS_OK, features.width > 0, features.height > 0 else {
      throw .corrupt(format: "WebP", reason: "its header cannot be read")
    }
    (width, height, isAnimated) = (Int(features.width), Int(features.height), features.has_animation != 0)
  }
}
