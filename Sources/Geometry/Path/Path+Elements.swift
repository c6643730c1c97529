import Foundation

extension Path {
  /// Calls `body` with each element in order. Outlines stored as rectangles and ellipses are converted to elements.
  public func forEach(_ body: (Element) -> Void) {
    switch storage {
    case .empty: break
    case .elements(let elements): for element in elements { body(element) }
    case .rect(let rect): Outline.rect(rect, body)
    case .ellipse(let rect): Outline.ellipse(in: rect, body)
    case .roundedRect(let rect, let cornerSize, let style):
      Outline.roundedRect(RoundedCorners(rect, cornerSize: cornerSize, style: style), body)
    }
  }

  /// Every element in order. This is free if the path is stored as a list.
  public var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    var elements: [Element] = []
    forEach { elements.append($0) }
    return elements
  }

  /// Where the next line or curve would start. Nil in an empty path.
  public var currentPoint: CGPoint? {
    switch storage {
    case .empty: return nil
    case .elements(let elements): return Self.currentPoint(elements)
    case .rect(let rect): return rect.origin
    case .ellipse, .roundedRect: return Self.currentPoint(elements)
    }
  }

  static func currentPoint(_ elements: [Element]) -> CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    // After a close, the current point is the start of the subpath.
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }
}

extension Path.Element {
  /// The end of the element. Nil for a close, which ends at the start of its subpath.
  @inlinable
  public var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }

  /// The element with every point transformed.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let to): .move(to: to.applying(t))
    case .line(let to): .line(to: to.applying(t))
    case .quadCurve(let to, let control): .quadCurve(to: to.applying(t), control: control.applying(t))
    case .curve(let to, let control1, let control2):
      .curve(to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
