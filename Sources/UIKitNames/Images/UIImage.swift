import DisplayList
import Foundation
import PlatformHeadless
import UICore

/// UIKit's picture: pixels, or a symbol. Immutable.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture is drawn in its own colours or in the colour of its surroundings.
  public enum RenderingMode: Int, Sendable {
    /// In the order of UIKit; `automatic` is `alwaysTemplate` for symbols alone.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// What is shown; without pixels and without a symbol nothing is.
  let image: Image?
  private let symbol: String?
  /// Whether it is drawn in its own colours.
  public let renderingMode: RenderingMode

  init(_ image: Image?, symbol: String? = nil, renderingMode: RenderingMode = .automatic) {
    (self.image, self.symbol, self.renderingMode) = (image, symbol, renderingMode)
  }

  package convenience init(bitmap: Bitmap, scale: CGFloat) { self.init(Image(bitmap: bitmap, scale: scale)) }

  /// A picture without pixels, of size zero.
  public override convenience init() { self.init(nil) }

  /// The PNG or JPEG of a name in the program's resources, in the variant that suits the display; nil where there is none.
  ///
  /// Decoded at once; kept for the next time, as far as there is room.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The PNG or JPEG of a name in a bundle's resources; nil where there is none, or it is damaged.
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let image = NamedImages.shared.image(name, in: bundle) else { return nil }
    self.init(image)
  }

  /// A symbol of the system; nil where there is none of that name.
  public convenience init?(systemName name: String) {
    guard Image.hasSymbol(name) else { return nil }
    self.init(Image(systemName: name), symbol: name)
  }

  /// The PNG or JPEG in `data`, a point a pixel; nil for others and for damaged ones.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The PNG or JPEG in `data`; nil for others and for damaged ones.
  ///
  /// - Parameter scale: pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let image = try? Image(data: data, scale: scale) else { return nil }
    self.init(image)
  }

  /// The PNG or JPEG in a file, a point a pixel, or two or three where its name ends with `@2x` or `@3x`; nil where there
  /// is none.
  public convenience init?(contentsOfFile path: String) {
    guard let image = Image.file(path) else { return nil }
    self.init(image)
  }

  /// The pixels of Core Graphics' picture, a point a pixel.
  public convenience init(cgImage: CGImage) { self.init(Image(bitmap: cgImage.bitmap)) }

  /// The pixels of Core Graphics' picture, turned.
  ///
  /// - Parameter scale: pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let bitmap = cgImage.bitmap.upright(from: orientation.exif)
    self.init(Image(bitmap: bitmap, scale: scale > 0 ? scale : 1))
  }

  /// What `#imageLiteral(resourceName:)` makes; empty where there is no such resource.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(NamedImages.shared.image(name, in: nil))
  }

  /// How the pixels of a picture stand to what it shows.
  public enum Orientation: Int, Sendable {
    /// In the order of UIKit.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The number in EXIF.
    var exif: Int {
      switch self {
      case .up: 1
      case .upMirrored: 2
      case .down: 3
      case .downMirrored: 4
      case .leftMirrored: 5
      case .right: 6
      case .rightMirrored: 7
      case .left: 8
      }
    }
  }

  /// Points; a symbol's is that beside text of 17 points, UIKit's body.
  open var size: CGSize {
    if let symbol {
      return Running.fonts.flatMap { Image.symbolSize(symbol, pointSize: 17, fonts: $0, scale: scale) } ?? .zero
    }
    guard let (bitmap, scale) = image?.pixels else { return .zero }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Pixels a point; a symbol's are those of the display.
  open var scale: CGFloat { image?.pixels?.scale ?? Running.environment.displayScale }
  /// Up: pixels are turned when they are read.
  open var imageOrientation: Orientation { .up }
  /// Whether it is a symbol.
  open var isSymbolImage: Bool { symbol != nil }
  /// The pixels; nil for a symbol, which has none.
  open var cgImage: CGImage? { image?.pixels.map { CGImage($0.bitmap) } }

  /// The picture drawn in its own colours, or in those of its surroundings.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(image, symbol: symbol, renderingMode: renderingMode)
  }

  /// The picture as a PNG file; nil for a symbol, which has no pixels. Takes tens of milliseconds for a large one.
  open func pngData() -> Data? { (image?.pixels?.bitmap).flatMap { try? PNGEncoder.encode($0) } }

  /// The picture as a JPEG file, on black where it is transparent; nil for a symbol, which has no pixels.
  ///
  /// - Parameter compressionQuality: 0 is the smallest file, 1 the most like the picture.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    (image?.pixels?.bitmap).flatMap { try? JPEGEncoder.encode($0, quality: Double(compressionQuality)) }
  }

  /// The picture at another size, its shape stretched to it; nil for a symbol, and for sizes without pixels.
  ///
  /// - Parameter size: points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let (bitmap, scale) = image?.pixels, let small = bitmap.resized(to: size, scale: scale) else { return nil }
    return UIImage(Image(bitmap: small, scale: scale), renderingMode: renderingMode)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.image == image && other.renderingMode == renderingMode
  }
  open override var hash: Int { symbol?.hashValue ?? image?.pixels.map { ObjectIdentifier($0.bitmap).hashValue } ?? 0 }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an `#imageLiteral(resourceName:)` that nothing else says the type of.
public typealias _ImageLiteralType = UIImage
