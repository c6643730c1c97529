import SwiftUI

/// Why there is no picture.
enum PictureFailure: Error, Hashable {
  case notLoaded, unknownFormat, damaged, tooLarge

  var word: ChatWords.Word {
    switch self {
    case .notLoaded: .pictureFailed
    case .unknownFormat: .pictureUnknown
    case .damaged: .pictureBroken
    case .tooLarge: .pictureTooLarge
    }
  }
}

/// A picture as it is drawn.
struct DecodedPicture: Sendable {
  let image: Image
  /// Of its pixels in memory, and of the file where that is needed to show it.
  let byteCount: Int
}

/// Decodes one picture after the other, off the main actor, so that fifty that arrive at once take the memory of one.
actor PictureDecoder {
  /// Bytes of a file that is read.
  static let maximumFile = 32 << 20
  /// Pixels that are decoded: 160 MB while a picture is made smaller.
  static let maximumPixels = 40_000_000

  /// A picture of at least, and hardly more than, so many pixels.
  ///
  /// - Parameter moves: whether what has more than one frame is to show them.
  func decode(_ data: Data, filling target: CGSize, moves: Bool) throws(PictureFailure) -> DecodedPicture {
    guard data.count <= Self.maximumFile else { throw .tooLarge }
    guard let header = PictureHeader(data) else { throw PictureHeader.isKnown(data) ? .damaged : .unknownFormat }
    let (count, overflows) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflows, count <= Self.maximumPixels else { throw .tooLarge }
    let scale = max(target.width / Double(header.width), target.height / Double(header.height))
    if moves, PictureHeader.mayMove(data) {
      guard let image = try? Image(animating: data, filling: target, pixelLimit: Self.maximumPixels) else {
        throw .damaged
      }
      let pixels = scale > 0.75 ? Double(count) : Double(count) * scale * scale
      return DecodedPicture(image: image, byteCount: Int(pixels) * 4 + data.count)
    }
    if scale > 0.75 {
      guard let image = try? Image(data: data, pixelLimit: Self.maximumPixels) else { throw .damaged }
      return DecodedPicture(image: image, byteCount: count * 4)
    }
    guard let large = UIImage(data: data) else { throw .damaged }
    // Upright, which a JPEG need not be in its file.
    let fit = max(target.width / large.size.width, target.height / large.size.height)
    let size = CGSize(
      width: max(1, (large.size.width * fit).rounded()), height: max(1, (large.size.height * fit).rounded()))
    guard let small = large.preparingThumbnail(of: size) else { throw .damaged }
    return DecodedPicture(image: Image(uiImage: small), byteCount: Int(size.width * size.height) * 4)
  }
}
