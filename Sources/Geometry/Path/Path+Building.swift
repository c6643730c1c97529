import Foundation

extension Path {
  /// Adds one element. The list is taken out of the path during this, so that it is not copied.
  mutating func append(_ element: Element) {
    var list = takeElements()
    // As many as a closed outline of four sides has.
    if list.isEmpty { list.reserveCapacity(6) }
    list.append(element)
    storage = .elements(list)
  }

  mutating func takeElements() -> [Element] {
    let list = elements
    storage = .empty
    return list
  }

  /// Begins a new subpath.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line. Does nothing without a current point.
  public mutating func addLine(to end: CGPoint) {
    if !isEmpty { append(.line(to: end)) }
  }

  /// Adds a quadratic Bézier curve. Does nothing without a current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if !isEmpty { append(.quadCurve(to: end, control: control)) }
  }

  /// Adds a cubic Bézier curve. Does nothing without a current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !isEmpty { append(.curve(to: end, control1: control1, control2: control2)) }
  }

  /// Draws a line back to the start of the subpath and joins it there. Closing twice is the same as once.
  public mutating func closeSubpath() {
    if isOpen { append(.closeSubpath) }
  }

  /// Apart from `closeSubpath`, which would copy the list if it still held it while it adds to it.
  private var isOpen: Bool {
    guard case .elements(let list) = storage, let last = list.last else { return false }
    return last != .closeSubpath
  }

  /// Adds a subpath through `lines`, in order.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    var list = takeElements()
    list.reserveCapacity(list.count + lines.count)
    list.append(.move(to: first))
    for point in lines.dropFirst() { list.append(.line(to: point)) }
    storage = .elements(list)
  }

  /// Adds a rectangle as a separate subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a rectangle with rounded corners as a separate subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner as a separate subpath. Leading is left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if rect.isNull { return }
    if cornerRadii.isUniform {
      let radius = cornerRadii.topLeading
      addRoundedRect(
        in: rect, cornerSize: CGSize(width: radius, height: radius), style: style, transform: transform)
      return
    }
    var list = takeElements()
    Outline.roundedRect(RoundedCorners(rect, radii: cornerRadii, style: style)) {
      list.append($0.applying(transform))
    }
    storage = .elements(list)
  }

  /// Adds the ellipse that fits into `rect` as a separate subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds each rectangle as a separate subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a transformed copy of `path`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if path.isEmpty { return }
    if isEmpty {
      self = path.applying(transform)
      return
    }
    var list = takeElements()
    path.forEach { list.append($0.applying(transform)) }
    storage = .elements(list)
  }
}
