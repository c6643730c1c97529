import DisplayList

extension ImageDecoder {
  /// Whether the data begins as a GIF does.
  static func isGIF(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
  }

  /// Decodes the first frame with giflib, on the whole screen, which is transparent where the frame is not.
  static func decodeGIF(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int
  ) throws(ImageDecodingError) -> Bitmap {
    try GIFFrames(GIFReader(bytes), pixelLimit: pixelLimit).next()
  }
}
