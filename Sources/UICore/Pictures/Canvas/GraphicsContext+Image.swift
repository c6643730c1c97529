import DisplayList
import Foundation
import Geometry

private typealias SettledImage = ResolvedImage

extension GraphicsContext {
  /// An image resolved in the canvas's environment, ready to be measured and drawn.
  public struct ResolvedImage {
    fileprivate let image: SettledImage
    /// Points.
    public var size: CGSize { image.size }
    /// The distance from the top to the baseline for text beside it.
    public var baseline: CGFloat { image.baseline ?? image.size.height }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(
      image: SettledImage(image, environment: source.style, viewGraph: source.viewGraph, path: source.path))
  }

  /// Draws the image at its own size, with its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(image, in: CGRect(origin: origin, size: size))
  }

  /// Draws the image stretched to `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    var stretched = image.image.image
    stretched.resizing = stretched.resizing ?? Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
    let settled = SettledImage(
      stretched, environment: source.style, viewGraph: source.viewGraph, path: source.path)
    for item in settled.items(in: rect, environment: source.style, id: 0, version: 0) {
      draw(item.content, bounds: item.bounds)
    }
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }
}
