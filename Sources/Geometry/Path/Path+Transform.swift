import Foundation

extension Path {
  /// The path with every point transformed. Rectangles and ellipses stay what they are where the transform lets them.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity || isEmpty { return self }
    // Mirrored outlines would run the other way, which trimming and winding can tell.
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

  /// The path moved, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
