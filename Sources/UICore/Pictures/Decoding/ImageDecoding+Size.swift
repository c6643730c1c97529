import CImage
import Foundation

extension ImageDecoder {
  /// The number of bytes read to find a size; enough for the largest previews that cameras put before it in a JPEG.
  private static let headerLength = 1 << 20

  /// Decodes the file, with a thrown error as a failure.
  static func result(ofFile path: String) -> ImageCache.Decoded {
    do throws(ImageDecodingError) { return .success(try decode(contentsOfFile: path)) } catch { return .failure(error) }
  }

  /// The size in pixels that decoding will give, read from the start of the file; nil if it is not found there or the decoder
  /// would refuse it.
  static func size(ofFile path: String) -> (width: Int, height: Int)? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: headerLength) else { return nil }
    let size: (width: Int, height: Int)? = head.withUnsafeBytes { bytes in
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
        // The first chunk, IHDR, begins with width and height.
        func number(at offset: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) } }
        return (number(at: 16), number(at: 20))
      }
      if isGIF(bytes), bytes.count >= 10 {
        // The screen follows the signature: little-endian, two bytes a side.
        return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
      }
      if isWebP(bytes) { return (try? WebPHeader(bytes)).map { ($0.width, $0.height) } }
      return sizeOfJPEG(bytes)
    }
    guard let size, size.width > 0, size.height > 0, size.height <= defaultPixelLimit / size.width else { return nil }
    return size
  }

  private static func sizeOfJPEG(_ bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]), let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, colorSpace): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(
      decoder, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height, &subsampling,
      &colorSpace)
    guard status == 0, width > 0, height > 0 else { return nil }
    let isTurned = Orientation(exifOf: bytes).rawValue >= Orientation.mirroredLeft.rawValue
    return isTurned ? (Int(height), Int(width)) : (Int(width), Int(height))
  }
}
