import DisplayList
import Foundation
import Geometry

/// A style that repeats a part of an image, beginning at the filled shape's upper left corner.
///
/// The image is one of pixels, of a bundle or a file; a system symbol, an SVG, or one that is not found, paints nothing. It is decoded when it
/// is first drawn.
public struct ImagePaint: ShapeStyle {
  /// What is repeated.
  public var image: Image
  /// The part of the image that is repeated, in fractions of its width and height.
  public var sourceRect: CGRect
  /// The image's points for each of its own.
  public var scale: CGFloat

  /// - Parameter scale: the image's points for each of its own.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    guard let reference = reference(in: environment), reference.scale > 0, scale > 0,
      let part = reference.bitmap.part(sourceRect)
    else { return .color(.clear) }
    let unit = scale / reference.scale
    let size = CGSize(width: CGFloat(part.width) * unit, height: CGFloat(part.height) * unit)
    return .tiles(part, CGRect(origin: rect.origin, size: size), opacity: 1)
  }

  private func reference(in environment: StyleEnvironment) -> Image.BitmapReference? {
    switch image.source {
    case .symbol: return nil
    case .bitmap(let reference): return reference
    case .resource(let name, let folder):
      guard let viewGraph = (environment.graph.outsideReads as? Observations)?.viewGraph else { return nil }
      let scale = environment[\.displayScale]
      let asset = ImageCache.asset(name, folder: folder, scale: scale, environment[\.colorAppearance])
      let entry = viewGraph.images.resource(name, folder: folder, scale: scale, asset: asset, at: viewGraph.now)
      if case .bitmap(let reference) = entry { return reference }
      return nil
    }
  }
}

extension Bitmap {
  /// The whole pixels next to a part in fractions of width and height; nil if there are none.
  fileprivate func part(_ unit: CGRect) -> Bitmap? {
    func range(_ start: CGFloat, _ end: CGFloat, _ count: Int) -> Range<Int> {
      func pixel(_ v: CGFloat) -> Int { v > 0 ? Int((min(v, 1) * CGFloat(count)).rounded()) : 0 }
      return pixel(start)..<max(pixel(start), pixel(end))
    }
    let (columns, rows) = (range(unit.minX, unit.maxX, width), range(unit.minY, unit.maxY, height))
    if columns.isEmpty || rows.isEmpty { return nil }
    if columns.count == width, rows.count == height { return self }
    let part = rows.flatMap { pixels[$0 * width + columns.lowerBound..<$0 * width + columns.upperBound] }
    return Bitmap(width: columns.count, height: rows.count, pixels: part, isOpaque: isOpaque)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Repeats a part of an image, beginning at the filled shape's upper left corner.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
