import CImage
import DisplayList

extension ImageDecoder {
  /// Decodes with libpng's simplified interface, which converts palettes, grey, 16 bits and interlacing.
  static func decodePNG(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int
  ) throws(ImageDecodingError) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      throw failure(of: image)
    }
    try checkSize(width: Int(image.width), height: Int(image.height), format: "PNG", pixelLimit: pixelLimit)
    image.format = apus_png_format_bgra()
    // Without this flag libpng takes 16-bit components of untagged files as linear.
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)

    let count = Int(image.width) * Int(image.height)
    var isComplete = false
    var isOpaque = true
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      isComplete = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      initializedCount = isComplete ? count : 0
      if isComplete { isOpaque = premultiply(buffer) }
    }
    guard isComplete else { throw failure(of: image) }
    return Bitmap(width: Int(image.width), height: Int(image.height), pixels: pixels, isOpaque: isOpaque)
  }

  private static func failure(of image: png_image) -> ImageDecodingError {
    let reason = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return .corrupt(format: "PNG", reason: reason)
  }

  /// Premultiplies by alpha, rounding each component to nearest; returns whether all pixels are opaque.
  static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) -> Bool {
    var alphas: UInt32 = 0xFF
    for index in pixels.indices {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      alphas &= alpha
      guard alpha < 255 else { continue }
      // Two components at a time; x/255 rounded is (x + 128 + (x + 128) / 256) / 256 for products of bytes.
      var redBlue = (pixel & 0xFF00FF) * alpha + 0x800080
      redBlue = (redBlue + (redBlue >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
      var green = (pixel >> 8 & 0xFF) * alpha + 0x80
      green = (green + green >> 8) >> 8
      pixels[index] = alpha << 24 | redBlue | green << 8
    }
    return alphas == 0xFF
  }
}
