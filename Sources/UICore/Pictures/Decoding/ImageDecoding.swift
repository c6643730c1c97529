import DisplayList
import Foundation
import SafeOutput

/// Why bytes did not become a picture.
public enum ImageDecodingError: Error, Equatable, CustomStringConvertible {
  /// The file is not there, is no regular file, or may not be read.
  case unreadable(path: String, reason: String)
  /// Neither PNG nor JPEG.
  case unknownFormat
  /// The decoder found damage; `reason` is its own message.
  case corrupt(format: String, reason: String)
  /// More pixels than the limit allows.
  case tooLarge(width: Int, height: Int)
  /// The system has no memory for so large a picture.
  case noMemory(reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "the image \(path) cannot be read: \(reason)"
    case .unknownFormat: "the image is neither PNG nor JPEG"
    case .corrupt(let format, let reason): "the \(format) image is damaged: \(reason)"
    case .tooLarge(let width, let height): "the image has \(width) × \(height) pixels, more than is allowed"
    case .noMemory(let reason): "the image cannot be decoded: \(reason)"
    }
  }
}

/// Turns PNG and JPEG bytes into bitmaps; safe on any input and from any thread.
///
/// A picture is decoded whole, in memory of 4 bytes a pixel, or an error is thrown: damage never yields half a picture.
/// Colours are taken as sRGB; a JPEG is turned upright by its EXIF orientation.
public enum ImageDecoder {
  /// Pixels above which no memory is asked for: 100 megapixels, 400 MB decoded.
  public static let defaultPixelLimit = 100_000_000
  /// Files above this size in bytes are not read.
  static let fileSizeLimit = 1 << 29

  /// Decodes a whole PNG or JPEG file that lies in memory; its first bytes tell which.
  public static func decode(_ bytes: Data, pixelLimit: Int = defaultPixelLimit) throws(ImageDecodingError) -> Bitmap {
    let result: Result<Bitmap, ImageDecodingError> = bytes.withUnsafeBytes { buffer in
      do throws(ImageDecodingError) {
        if buffer.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
          return .success(try decodePNG(buffer, pixelLimit: pixelLimit))
        }
        if buffer.starts(with: [0xFF, 0xD8, 0xFF]) {
          return .success(try decodeJPEG(buffer, pixelLimit: pixelLimit))
        }
        return .failure(.unknownFormat)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Reads and decodes the file at `path`.
  public static func decode(
    contentsOfFile path: String, pixelLimit: Int = defaultPixelLimit
  ) throws(ImageDecodingError) -> Bitmap {
    try decode(readFile(path), pixelLimit: pixelLimit)
  }

  /// - Throws: `tooLarge` unless `width` × `height` is positive and within the limit, `noMemory`.
  static func checkSize(
    width: Int, height: Int, format: String, pixelLimit: Int
  ) throws(ImageDecodingError) {
    guard width > 0, height > 0 else { throw .corrupt(format: format, reason: "it has no pixels") }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, count <= pixelLimit else { throw .tooLarge(width: width, height: height) }
    // Turning it upright takes a second one.
    do throws(LargeMemory.Missing) { try LargeMemory.check(2 * 4 * count) } catch {
      throw .noMemory(reason: error.description)
    }
  }

  /// Reads a regular file; a pipe or a device, whose end may never come, is refused.
  private static func readFile(_ path: String) throws(ImageDecodingError) -> Data {
    func refusal() -> ImageDecodingError { .unreadable(path: path, reason: String(cString: strerror(errno))) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw refusal() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: "it is no regular file") }
    guard status.st_size <= fileSizeLimit else {
      throw .unreadable(path: path, reason: "it is larger than \(fileSizeLimit >> 20) MiB")
    }
    do throws(LargeMemory.Missing) { try LargeMemory.check(Int(status.st_size)) } catch {
      throw .unreadable(path: path, reason: error.description)
    }
    var bytes = Data(count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + filled, $0.count - filled) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw refusal() }
      if count == 0 { break }
      filled += count
    }
    return bytes.prefix(filled)
  }
}
