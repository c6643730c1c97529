import Foundation

extension Path {
  /// The path with every point transformed. Rectangles and ellipses stay such if the transform allows it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity || isEmpty { return self }
    // A mirrored outline would run in the other direction, which trimming and winding would show.
    let keepsDirection = transform.isAxisAligned && transform.a > 0 && transform.d > 0
    switch storage {
    case .rect(let rect) where keepsDirection: return Path(.rect(rect.standardized.applying(transform)))
    case .ellipse(let rect) where keepsDirection: return Path(.ellipse(rect.standardized.applying(transform)))
    case .roundedRect(let rect, let cornerSize, let style) where keepsDirection && transform.a == transform.d:
      let scaled = CGSize(width: cornerSize.width * transform.a, height: cornerSize.height * transform.d)
      return Path(.roundedRect(rect.standardized.applying(transform), cornerSize: scaled, style: style))
    default: return Path(.elements(elements.map { $0.applying(transform) }))
    }
  }

  /// The path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
