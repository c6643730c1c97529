import DisplayList
import Foundation
import SafeOutput

/// Why an image could not be decoded.
public enum ImageDecodingError: Error, Equatable, CustomStringConvertible {
  /// The file does not exist, is not a regular file, or may not be read.
  case unreadable(path: String, reason: String)
  /// None of PNG, JPEG, GIF and WebP.
  case unknownFormat
  /// The data is damaged; `reason` is the decoder's message.
  case corrupt(format: String, reason: String)
  /// The image has more pixels than the limit.
  case tooLarge(width: Int, height: Int)
  /// The system lacks memory for the image.
  case noMemory(reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "the image \(path) cannot be read: \(reason)"
    case .unknownFormat: "the image is none of PNG, JPEG, GIF and WebP"
    case .corrupt(let format, let reason): "the \(format) image is damaged: \(reason)"
    case .tooLarge(let width, let height): "the image has \(width) × \(height) pixels, more than is allowed"
    case .noMemory(let reason): "the image cannot be decoded: \(reason)"
    }
  }
}

/// Decodes PNG, JPEG, GIF and WebP images; safe for any input, on any thread. Of what moves it gives the first frame.
///
/// Takes 4 bytes a pixel, twice that while a JPEG is turned upright by its EXIF orientation. Damaged data throws an
/// error and never gives a partial image. Colours are taken as sRGB.
public enum ImageDecoder {
  /// 100 megapixels, 400 MB decoded. Larger images are refused before memory is allocated.
  public static let defaultPixelLimit = 100_000_000
  /// The size in bytes above which files are not read.
  static let fileSizeLimit = 1 << 29

  /// Decodes a PNG, JPEG, GIF or WebP file in memory; its first bytes tell which.
  public static func decode(_ bytes: Data, pixelLimit: Int = defaultPixelLimit) throws(ImageDecodingError) -> Bitmap {
    let result: Result<Bitmap, ImageDecodingError> = bytes.withUnsafeBytes { buffer in
      do throws(ImageDecodingError) {
        if buffer.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
          return .success(try decodePNG(buffer, pixelLimit: pixelLimit))
        }
        if buffer.starts(with: [0xFF, 0xD8, 0xFF]) {
          return .success(try decodeJPEG(buffer, pixelLimit: pixelLimit))
        }
        if isGIF(buffer) { return .success(try decodeGIF(buffer, pixelLimit: pixelLimit)) }
        if isWebP(buffer) { return .success(try decodeWebP(buffer, pixelLimit: pixelLimit)) }
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

  /// - Throws: `corrupt` for an empty image, `tooLarge` above the limit, `noMemory`.
  static func checkSize(
    width: Int, height: Int, format: String, pixelLimit: Int
  ) throws(ImageDecodingError) {
    guard width > 0, height > 0 else { throw .corrupt(format: format, reason: "it has no pixels") }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, count <= pixelLimit else { throw .tooLarge(width: width, height: height) }
    // Room for two copies: turning an image upright makes the second.
    do throws(LargeMemory.Missing) { try LargeMemory.check(2 * 4 * count) } catch {
      throw .noMemory(reason: error.description)
    }
  }

  /// Reads a regular file; refuses pipes and devices, which may never end.
  package static func readFile(_ path: String) throws(ImageDecodingError) -> Data {
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
