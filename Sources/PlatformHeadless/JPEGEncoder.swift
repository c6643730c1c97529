import CImage
import DisplayList
import Foundation
import SafeOutput

/// Why a bitmap could not be made a JPEG file.
public struct JPEGEncodingError: Error, Equatable, CustomStringConvertible {
  public let description: String
}

/// Turns bitmaps into baseline JPEG files in sRGB, with colours at half the resolution; safe from any thread.
public enum JPEGEncoder {
  /// The whole file, in memory. What is transparent is drawn on black.
  ///
  /// - Parameter quality: 0…1, taken as libjpeg's 1…100.
  public static func encode(_ bitmap: Bitmap, quality: Double) throws(JPEGEncodingError) -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else { throw JPEGEncodingError(description: "the picture has no pixels") }
    do throws(LargeMemory.Missing) { try LargeMemory.check(4 * bitmap.pixels.count) } catch {
      throw JPEGEncodingError(description: error.description)
    }
    guard let encoder = tjInitCompress() else { throw failure(of: nil) }
    defer { tjDestroy(encoder) }
    let level = CInt(min(100, max(1, (quality.isNaN ? 1 : quality * 100).rounded())))
    var (output, length): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    defer { tjFree(output) }
    // Premultiplied, so that leaving the opacity out puts them on black.
    let status = bitmap.pixels.withUnsafeBytes { pixels in
      tjCompress2(
        encoder, pixels.bindMemory(to: UInt8.self).baseAddress, CInt(bitmap.width), CInt(bitmap.width * 4),
        CInt(bitmap.height), CInt(TJPF_BGRX.rawValue), &output, &length, CInt(TJSAMP_420.rawValue), level, 0)
    }
    guard status == 0, let output else { throw failure(of: encoder) }
    return Data(bytes: output, count: Int(length))
  }

  private static func failure(of encoder: tjhandle?) -> JPEGEncodingError {
    JPEGEncodingError(description: "the JPEG encoder failed: \(String(cString: tjGetErrorStr2(encoder)))")
  }
}
