import DisplayList
import Foundation
import Geometry
import TextLayout

/// An image: a system symbol, a resource of a bundle, or a file.
///
/// A symbol scales with the surrounding text and aligns with its baseline. Any other image has its own size, in points
/// its pixels divided by its scale, unless it is `resizable`. If the image is not found, the view is empty and a
/// message names the view.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    /// A file by name, in a bundle's resource folder.
    case resource(String, folder: String)
    case bitmap(BitmapReference)
  }
  struct BitmapReference: Equatable, Sendable {
    /// Of a picture that moves the first frame.
    let bitmap: Bitmap
    let scale: CGFloat
    var animation: AnimatedPicture?
    static func == (a: Self, b: Self) -> Bool {
      a.bitmap === b.bitmap && a.scale == b.scale && a.animation === b.animation
    }
  }

  private(set) var source: Source
  /// The accessibility label.
  let label: String?
  private(set) var isDecorative = false
  var resizing: Resizing?
  var templateRenderingMode: TemplateRenderingMode?
  var interpolationQuality = Interpolation.medium
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolVariableValueMode: SymbolVariableValueMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  /// How much of a symbol's variable parts is filled, 0…1; nil for all.
  private(set) var variableValue: Double?

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// How an image fills a larger frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether an image is drawn in its own colours or as a mask for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// The quality of scaling.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of symbols relative to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  private init(_ source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// A system symbol. An unknown name shows an empty box and reports a message.
  public init(systemName: String) { self.init(.symbol(systemName), label: systemName) }

  /// A system symbol that shows a value by its variable parts, such as the waves of `wifi`.
  ///
  /// Symbols without such parts, as most are, look the same at any value: see ``SymbolVariableValueMode``.
  /// - Parameter variableValue: 0…1; nil shows the whole symbol.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName), label: systemName)
    self.variableValue = variableValue.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
  }

  /// The image `name` of the bundle's asset catalogs, or the PNG, JPEG, GIF, WebP or SVG in its resources, in the variant that
  /// suits the display's scale (`@2x`, `@3x`) and, in a catalog, its appearance.
  ///
  /// An SVG is drawn as shapes, sharp at any size: paths and basic shapes with colours, gradients and strokes, in at most
  /// 16 MiB; texts, masks and filters in it are not drawn.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, folder: Self.folder(of: bundle)), label: name)
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.resource(name, folder: Self.folder(of: bundle)), label: label.plainString)
  }
  /// An image of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
  /// A purely decorative image, without an accessibility label.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, folder: Self.folder(of: bundle)), label: nil)
    isDecorative = true
  }

  /// The PNG, JPEG, GIF or WebP in a file, of what moves the first frame; an addition of Apus.
  ///
  /// Decodes synchronously, on any thread.
  /// - Parameter scale: pixels per point.
  public init(contentsOf url: URL, scale: CGFloat = 1) throws(ImageDecodingError) {
    let bitmap = try ImageDecoder.decode(contentsOfFile: url.path)
    bitmap.prepareForDrawing()
    self.init(.bitmap(BitmapReference(bitmap: bitmap, scale: scale)), label: url.lastPathComponent)
  }

  /// The PNG, JPEG, GIF or WebP in `data`, of what moves the first frame; an addition of Apus.
  ///
  /// Decodes synchronously, on any thread.
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - pixelLimit: images with more pixels throw `tooLarge`, before memory is allocated.
  public init(
    data: Data, scale: CGFloat = 1, pixelLimit: Int = ImageDecoder.defaultPixelLimit
  ) throws(ImageDecodingError) {
    let bitmap = try ImageDecoder.decode(data, pixelLimit: pixelLimit)
    bitmap.prepareForDrawing()
    self.init(.bitmap(BitmapReference(bitmap: bitmap, scale: scale)), label: nil)
  }

  /// The picture in `data`, which moves where that is an animated GIF or WebP; an addition of Apus.
  ///
  /// Frames are decoded as they are due, off the main actor; those of all pictures in sight that are kept take at most 16 MB.
  /// A view draws its place again when a frame is due, and nothing while it is out of sight or its window is not drawn.
  /// With `accessibilityReduceMotion` the first frame shows. It shows as well where a picture has more than 4,096 frames,
  /// more than 4,194,304 pixels or more than 1,073,741,824 in all frames together, and where the pictures in sight that
  /// play take 96 MB. The first frame is decoded synchronously, on any thread.
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - filling: the pixels of the place that the picture is to fill: frames are made hardly larger; nil keeps them.
  ///   - pixelLimit: images with more pixels throw `tooLarge`, before memory is allocated.
  public init(
    animating data: Data, scale: CGFloat = 1, filling place: CGSize? = nil,
    pixelLimit: Int = ImageDecoder.defaultPixelLimit
  ) throws(ImageDecodingError) {
    var first = try ImageDecoder.decode(data, pixelLimit: pixelLimit)
    var scale = scale
    if let place, let (width, height) = first.size(filling: place) {
      scale *= CGFloat(width) / CGFloat(first.width)
      first = first.reduced(width: width, height: height)
    }
    first.prepareForDrawing()
    let animation = try AnimatedPicture(data, first: first)
    self.init(.bitmap(BitmapReference(bitmap: first, scale: scale, animation: animation)), label: nil)
  }

  /// - Parameter scale: pixels per point.
  package init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(.bitmap(BitmapReference(bitmap: bitmap, scale: scale)), label: nil)
  }

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - label: the accessibility label; nil for a decorative image.
  package init(bitmap: Bitmap, scale: CGFloat, label: Text?) {
    self.init(.bitmap(BitmapReference(bitmap: bitmap, scale: scale)), label: label?.plainString)
    isDecorative = label == nil
  }

  /// The size of a symbol beside regular text of a size in points; nil where there is none of that name.
  package static func symbolSize(_ name: String, pointSize: CGFloat, fonts: FontSystem, scale: CGFloat) -> CGSize? {
    guard let symbol = SymbolCatalog.symbol(name) else { return nil }
    let descriptor = Font.system(size: pointSize).descriptor(TypeSetting())
    return symbol.measures(descriptor, capHeight: fonts.metrics(for: descriptor).capHeight, factor: 1, scale: scale)
      .size
  }

  /// The pixels, where they are known without looking for a file, and how many of them a point has.
  package var pixels: (bitmap: Bitmap, scale: CGFloat)? {
    if case .bitmap(let reference) = source { (reference.bitmap, reference.scale) } else { nil }
  }

  /// The picture `name` of pixels in a bundle's resources, read at once; nil where there is none.
  ///
  /// - Throws: `ImageDecodingError` for a file that is not readable.
  package static func decoded(
    _ name: String, bundle: Bundle?, scale: CGFloat
  ) throws(ImageDecodingError) -> Image? {
    let folder = folder(of: bundle)
    let endings = ImageCache.pixelEndings
    let asset = ImageCache.asset(name, folder: folder, scale: scale, ColorAppearance(), endings: endings)
    let found =
      asset.map { ($0.path, $0.scale) } ?? ImageCache.find(name, folder: folder, scale: scale, endings: endings)
    guard let (path, pixelsPerPoint) = found else { return nil }
    let bitmap = try ImageDecoder.decode(contentsOfFile: path)
    bitmap.prepareForDrawing()
    var image = Image(bitmap: bitmap, scale: pixelsPerPoint)
    if asset?.isTemplate == true { image.templateRenderingMode = .template }
    return image
  }

  /// What moves, where it does.
  var animation: AnimatedPicture? {
    if case .bitmap(let reference) = source { reference.animation } else { nil }
  }

  /// Whether there is a symbol of this name.
  package static func hasSymbol(_ name: String) -> Bool { SymbolCatalog.symbol(name) != nil }

  /// The memory of the decoded image in bytes; 0 for images that are found by name.
  package var byteCount: Int {
    if case .bitmap(let reference) = source { reference.bitmap.byteCount } else { 0 }
  }

  /// The image, halved until it takes at most `byteLimit` bytes or has at most 65,536 pixels; its size in points is
  /// unchanged.
  package func smaller(than byteLimit: Int) -> Image {
    guard case .bitmap(let reference) = source else { return self }
    var (bitmap, scale) = (reference.bitmap, reference.scale)
    while bitmap.byteCount > byteLimit, bitmap.pixels.count > 1 << 16 { (bitmap, scale) = (bitmap.half, scale / 2) }
    return changed { $0.source = .bitmap(BitmapReference(bitmap: bitmap, scale: scale)) }
  }

  private static func folder(of bundle: Bundle?) -> String {
    (bundle ?? .main).resourceFolder
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lets the image fill its frame; the parts within `capInsets` (points) keep their size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  /// `nil` draws symbols as templates and other images in their colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.templateRenderingMode = renderingMode }
  }
  /// Sets how the symbol's layers are coloured; `nil` inherits from the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolRenderingMode = mode } }
  /// Sets how a variable value is drawn; `nil` inherits from the environment.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    changed { $0.symbolVariableValueMode = mode }
  }
  /// Sets whether the symbol's colours are gradients; `nil` inherits from the environment.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    changed { $0.symbolColorRenderingMode = mode }
  }
  /// Sets the quality of scaling.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolationQuality = interpolation }
  }
  /// Has no effect; edges of images are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols inside relative to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Bitmap {
  /// Fewer pixels that fill a place; nil where it has hardly more.
  fileprivate func size(filling place: CGSize) -> (width: Int, height: Int)? {
    let factor = max(place.width / CGFloat(width), place.height / CGFloat(height))
    guard factor > 0, factor <= 0.75 else { return nil }
    return (max(1, Int((CGFloat(width) * factor).rounded())), max(1, Int((CGFloat(height) * factor).rounded())))
  }
}

extension Image.Scale {
  /// Areas in a ratio of about 3 to 5 to 8.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
