import CImage
import DisplayList
import Foundation
import SafeOutput

/// Why a picture could not be written.
public enum PNGEncodingError: Error, Equatable, CustomStringConvertible {
  case encoderFailed(String)
  case unwritable(path: String, reason: String)

  public var description: String {
    switch self {
    case .encoderFailed(let reason): "the PNG encoder failed: \(reason)"
    case .unwritable(let path, let reason): "the picture cannot be written to \(path): \(reason)"
    }
  }
}

/// Turns bitmaps into 8-bit sRGB PNG files; safe from any thread.
///
/// A 1080p picture takes tens of milliseconds, so never encode inside a measured frame.
public enum PNGEncoder {
  /// The whole file, in memory; three components a pixel when the bitmap is opaque, else four with straight alpha.
  public static func encode(_ bitmap: Bitmap) throws(PNGEncodingError) -> Data {
    do throws(LargeMemory.Missing) { try LargeMemory.check(4 * bitmap.pixels.count) } catch {
      throw .encoderFailed(error.description)
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(bitmap.width)
    image.height = png_uint_32(bitmap.height)
    image.format = bitmap.isOpaque ? apus_png_format_bgr() : apus_png_format_bgra()
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)

    let components = bitmap.isOpaque ? opaqueComponents(of: bitmap) : straightComponents(of: bitmap)
    var length = png_alloc_size_t(apus_png_size_max(image))
    guard let output = malloc(Int(length)) else { throw .encoderFailed("there is no memory for the file") }
    let file = Data(bytesNoCopy: output, count: Int(length), deallocator: .free)
    guard png_image_write_to_memory(&image, output, &length, 0, components, 0, nil) != 0 else {
      let reason = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw .encoderFailed(reason)
    }
    return file.prefix(Int(length))
  }

  /// Writes the file in one step: it is there whole or not at all, and replaces nothing but a file. Missing folders are
  /// made.
  public static func write(_ bitmap: Bitmap, toFile path: String) throws(PNGEncodingError) {
    let data = try encode(bitmap)
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try WholeFile.write(data, to: path)
    } catch let failure as WholeFile.Failure {
      throw .unwritable(path: path, reason: failure.description)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Blue, green, red of every pixel.
  private static func opaqueComponents(of bitmap: Bitmap) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count * 3) { buffer, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for (index, pixel) in pixels.enumerated() {
          buffer[index * 3] = UInt8(truncatingIfNeeded: pixel)
          buffer[index * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          buffer[index * 3 + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
        }
      }
      count = bitmap.pixels.count * 3
    }
  }

  /// Blue, green, red, alpha of every pixel, colours divided by alpha and rounded to nearest.
  private static func straightComponents(of bitmap: Bitmap) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count * 4) { buffer, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for (index, pixel) in pixels.enumerated() {
          let alpha = pixel >> 24
          for component in 0..<3 {
            let value = pixel >> (8 * UInt32(component)) & 0xFF
            let straight = alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)
            buffer[index * 4 + component] = UInt8(straight)
          }
          buffer[index * 4 + 3] = UInt8(alpha)
        }
      }
      count = bitmap.pixels.count * 4
    }
  }
}
