import DisplayList
import Foundation
import Geometry

/// A picture: a system symbol, a resource of a bundle, or a file.
///
/// A symbol is as large as the text around it and stands on its baseline. Any other picture has its own size, a point
/// for each pixel divided by its scale, unless it is `resizable`. Where there is nothing to show, the view is empty and
/// a message names the view.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    /// A PNG or JPEG by name in a bundle's folder of resources.
    case resource(String, folder: String)
    case bitmap(BitmapReference)
  }
  struct BitmapReference: Equatable, Sendable {
    let bitmap: Bitmap
    let scale: CGFloat
    static func == (a: Self, b: Self) -> Bool { a.bitmap === b.bitmap && a.scale == b.scale }
  }

  private(set) var source: Source
  /// What assistive technology calls it; `nil` for decoration.
  let label: String?
  var resizing: Resizing?
  var templateRenderingMode: TemplateRenderingMode?
  var interpolationQuality = Interpolation.medium
  var symbolRenderingMode: SymbolRenderingMode?

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// How a picture fills a larger space.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture is drawn in its colours or as a stencil for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How pixels are computed where the image is shown larger or smaller than it is.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of symbols relative to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  private init(_ source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// A system symbol. An unknown name shows an empty box, and a message says so.
  public init(systemName: String) { self.init(.symbol(systemName), label: systemName) }

  /// The PNG or JPEG called `name` in the bundle's resources, in the variant (`@2x`, `@3x`) nearest to the display.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, folder: Self.folder(of: bundle)), label: name)
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.resource(name, folder: Self.folder(of: bundle)), label: label.string)
  }
  /// A picture that means nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, folder: Self.folder(of: bundle)), label: nil)
  }

  /// The PNG or JPEG in a file; an addition of Apus.
  ///
  /// Decodes at once, on any thread.
  /// - Parameter scale: pixels a point.
  public init(contentsOf url: URL, scale: CGFloat = 1) throws(ImageDecodingError) {
    let bitmap = try ImageDecoder.decode(contentsOfFile: url.path)
    bitmap.prepareForDrawing()
    self.init(.bitmap(BitmapReference(bitmap: bitmap, scale: scale)), label: url.lastPathComponent)
  }

  /// The PNG or JPEG in `data`; an addition of Apus.
  ///
  /// Decodes at once, on any thread.
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - pixelLimit: more pixels are an error, before memory is asked for.
  public init(
    data: Data, scale: CGFloat = 1, pixelLimit: Int = ImageDecoder.defaultPixelLimit
  ) throws(ImageDecodingError) {
    let bitmap = try ImageDecoder.decode(data, pixelLimit: pixelLimit)
    bitmap.prepareForDrawing()
    self.init(.bitmap(BitmapReference(bitmap: bitmap, scale: scale)), label: nil)
  }

  /// What a decoded picture takes in memory, in bytes; 0 for what is looked up by name.
  package var byteCount: Int {
    if case .bitmap(let reference) = source { reference.bitmap.byteCount } else { 0 }
  }

  /// The picture in as many pixels as fit into so many bytes, or in 65,536 and less; as large in points as it was.
  package func smaller(than byteLimit: Int) -> Image {
    guard case .bitmap(let reference) = source else { return self }
    var (bitmap, scale) = (reference.bitmap, reference.scale)
    while bitmap.byteCount > byteLimit, bitmap.pixels.count > 1 << 16 { (bitmap, scale) = (bitmap.half, scale / 2) }
    return changed { $0.source = .bitmap(BitmapReference(bitmap: bitmap, scale: scale)) }
  }

  private static func folder(of bundle: Bundle?) -> String {
    let bundle = bundle ?? .main
    return bundle.resourcePath ?? bundle.bundlePath
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Fills the space it is given; what lies in `capInsets` (points) keeps its size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  /// `nil` draws symbols as stencils and other pictures as they are.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.templateRenderingMode = renderingMode }
  }
  /// How the symbol's layers are coloured; `nil` leaves it to the view around.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolRenderingMode = mode } }
  /// How pixels are mixed where the picture is drawn larger or smaller.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolationQuality = interpolation }
  }
  /// Edges of pictures are smooth always; here for source compatibility.
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

extension Image.Scale {
  /// The areas of the three sizes are roughly as 3 to 5 to 8.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
