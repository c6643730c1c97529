import Foundation
import Geometry

/// Snapping of views' edges to pixels.
///
/// Layout is exact; positions are rounded only here. An edge is rounded after all transforms, so that views that touch
/// in points touch in pixels, and rounding errors do not add up.
extension CGAffineTransform {
  /// Whether edges of views can be snapped to pixels: there is no rotation, skew or mirroring.
  package var keepsEdges: Bool { isAxisAligned && a > 0 && d > 0 }

  /// The pixels of a rectangle, each edge rounded separately. The transform must keep edges.
  ///
  /// A length of at least half a pixel gets one pixel, so that no hairline vanishes. Nil for non-finite coordinates.
  package func snapped(_ rect: CGRect) -> PixelRect? {
    let (minX, maxX, minY, maxY) = rect.edges
    guard let x = Self.snapped(a * minX + tx, a * maxX + tx), let y = Self.snapped(d * minY + ty, d * maxY + ty)
    else { return nil }
    return PixelRect(x0: x.lowerBound, y0: y.lowerBound, x1: x.upperBound, y1: y.upperBound)
  }

  /// Rounds halves up, as Apple's renderings do.
  private static func snapped(_ low: CGFloat, _ high: CGFloat) -> Range<Int>? {
    guard abs(low) < PixelRect.limit, abs(high) < PixelRect.limit, low <= high else { return nil }
    // Treats values just below a half as halves: rounding must not depend on the scroll position by last-bit errors.
    func rounded(_ edge: CGFloat) -> Int { PixelRect.floor(edge + 0.5 + 1 / 1024) }
    let (start, end) = (rounded(low), rounded(high))
    if start == end, high - low >= 0.5 - 1 / 1024 {
      let pixel = PixelRect.floor((low + high) / 2)
      return pixel..<pixel + 1
    }
    return start..<end
  }

  /// The transform, moved so that the frame's top left corner is snapped to a pixel, and the size in the frame's units
  /// with which the other edges are too.
  package func snapping(_ frame: CGRect) -> (transform: CGAffineTransform, size: CGSize)? {
    guard keepsEdges, let pixels = snapped(frame) else { return nil }
    var moved = self
    let (minX, _, minY, _) = frame.edges
    moved.tx = CGFloat(pixels.x0) - a * minX
    moved.ty = CGFloat(pixels.y0) - d * minY
    return (moved, CGSize(width: CGFloat(pixels.width) / a, height: CGFloat(pixels.height) / d))
  }
}

extension CGRect {
  /// The rectangle, a part of a view's frame, after the frame is resized to `size`.
  package func stretched(with frame: CGRect, to size: CGSize) -> CGRect {
    func scale(_ length: CGFloat, _ new: CGFloat) -> CGFloat { length > 0 ? new / length : 1 }
    let (x, y) = (scale(frame.width, size.width), scale(frame.height, size.height))
    return CGRect(
      x: frame.minX + (minX - frame.minX) * x, y: frame.minY + (minY - frame.minY) * y, width: width * x,
      height: height * y)
  }
}

extension Path {
  /// The path, drawn for a view's frame, after the frame is resized to `size`, by less than a pixel.
  ///
  /// Corners keep their radii, and circles stay circles, as if the shape had made its path for that size.
  package func stretched(with frame: CGRect, to size: CGSize) -> Path {
    // Equal up to rounding errors of different positions.
    if abs(frame.width - size.width) < 1e-6 && abs(frame.height - size.height) < 1e-6 { return self }
    switch storage {
    case .empty: return self
    case .rect(let rect): return Path(.rect(rect.stretched(with: frame, to: size)))
    case .roundedRect(let rect, let cornerSize, let style):
      return Path(.roundedRect(rect.stretched(with: frame, to: size), cornerSize: cornerSize, style: style))
    case .ellipse(let rect):
      let new = rect.stretched(with: frame, to: size)
      guard rect.width == rect.height else { return Path(.ellipse(new)) }
      let side = min(new.width, new.height)
      return Path(.ellipse(CGRect(x: new.midX - side / 2, y: new.midY - side / 2, width: side, height: side)))
    case .elements:
      guard frame.width > 0, frame.height > 0, size.width > 0, size.height > 0 else { return self }
      let (x, y) = (size.width / frame.width, size.height / frame.height)
      return applying(
        CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX * (1 - x), ty: frame.minY * (1 - y)))
    }
  }
}
