import DisplayList
import Foundation
import UICore

/// AppKit's picture: pixels, or a symbol. To be changed by one thread at a time.
open class NSImage: NSObject, @unchecked Sendable {
  /// An image's name.
  public typealias Name = String

  private let original: Image?
  private let symbol: String?
  /// Points; a symbol's is that beside text of 13 points, AppKit's body. Set, it stretches the picture: the shape of the
  /// pixels stays, and the width counts.
  open var size: CGSize
  /// Whether it is drawn in the colour of its surroundings.
  open var isTemplate: Bool

  init(_ image: Image?, symbol: String? = nil, size: CGSize, isTemplate: Bool = false) {
    (original, self.symbol, self.size, self.isTemplate) = (image, symbol, size, isTemplate)
  }

  package convenience init(bitmap: Bitmap, scale: CGFloat) { self.init(Image(bitmap: bitmap, scale: scale)) }

  /// What is shown, at its size.
  var image: Image? {
    guard let (bitmap, scale) = original?.pixels, size.width > 0, CGFloat(bitmap.width) / scale != size.width else {
      return original
    }
    return Image(bitmap: bitmap, scale: CGFloat(bitmap.width) / size.width)
  }

  private convenience init(_ image: Image) {
    let (bitmap, scale) = image.pixels!
    self.init(image, size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
  }

  /// The PNG or JPEG of a name in the program's resources, in the variant that suits the display; nil where there is none.
  ///
  /// Decoded at once; kept for the next time, as far as there is room.
  public convenience init?(named name: NSImage.Name) {
    guard let image = NamedImages.shared.image(name, in: nil) else { return nil }
    self.init(image)
  }

  /// A symbol of the system; nil where there is none of that name.
  ///
  /// - Parameter description: for assistive programs; a view says it by `accessibilityLabel`.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard Image.hasSymbol(name) else { return nil }
    let scale = Running.environment.displayScale
    let size = Running.fonts.flatMap { Image.symbolSize(name, pointSize: 13, fonts: $0, scale: scale) }
    self.init(Image(systemName: name), symbol: name, size: size ?? .zero, isTemplate: true)
  }

  /// The PNG or JPEG in `data`, a point a pixel; nil for others and for damaged ones.
  public convenience init?(data: Data) {
    guard let image = try? Image(data: data) else { return nil }
    self.init(image)
  }

  /// The PNG or JPEG in a file; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let image = Image.file(path) else { return nil }
    self.init(image)
  }

  /// The PNG or JPEG in a file, by its URL; nil for URLs of servers, which nothing here waits for.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let image = Image.file(url.path) else { return nil }
    self.init(image)
  }

  /// The pixels of Core Graphics' picture.
  ///
  /// - Parameter size: points; `zero` takes a point a pixel. The shape of the pixels stays: the width counts.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(Image(bitmap: cgImage.bitmap, scale: scale))
  }

  /// A picture of that size without pixels.
  public convenience init(size: CGSize) { self.init(nil, size: size) }

  /// Whether it has something to draw.
  public var isValid: Bool { original != nil }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSImage else { return false }
    return other.image == image && other.size == size && other.isTemplate == isTemplate
  }
  open override var hash: Int {
    symbol?.hashValue ?? original?.pixels.map { ObjectIdentifier($0.bitmap).hashValue } ?? 0
  }
}
