import Foundation
import Geometry

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, BuiltIn {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  nonisolated public init() {}
  /// `fixed`: it is the same either way.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A rectangle with rounded corners; their size is in points.
public struct RoundedRectangle: InsettableShape, BuiltIn {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// `fixed`: it is the same either way.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle with separate radii for its corners; where content runs from right to left, the leading ones are on the right.
public struct UnevenRoundedRectangle: InsettableShape, BuiltIn {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }
  /// `mirrors`: it says what is at its leading and trailing sides.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A circle in the middle of its frame; the shorter side is its diameter.
public struct Circle: InsettableShape, BuiltIn {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  nonisolated public init() {}
  /// `fixed`: it is the same either way.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
    let side = min(size.width, size.height)
    if side == .infinity, proposal.width == nil || proposal.height == nil {
      return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
    return CGSize(width: side, height: side)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// The ellipse inscribed in the frame.
public struct Ellipse: InsettableShape, BuiltIn {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  nonisolated public init() {}
  /// `fixed`: it is the same either way.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A rectangle whose corner radius is half of its shorter side.
public struct Capsule: InsettableShape, BuiltIn {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// `fixed`: it is the same either way.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A shape inset by an amount in points.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  var base: Base
  var amount: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path {
    let inset = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    // Inset rounded rectangles reduce their radii, so that corners stay concentric.
    if let rounded = base as? RoundedRectangle {
      return Path(
        roundedRect: inset,
        cornerSize: CGSize(
          width: max(rounded.cornerSize.width - amount, 0), height: max(rounded.cornerSize.height - amount, 0)),
        style: rounded.style)
    }
    if let uneven = base as? UnevenRoundedRectangle {
      let radii = uneven.cornerRadii
      func less(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
      let inner = RectangleCornerRadii(
        topLeading: less(radii.topLeading), bottomLeading: less(radii.bottomLeading),
        bottomTrailing: less(radii.bottomTrailing), topTrailing: less(radii.topTrailing))
      return Path { $0.addRoundedRect(in: inset, cornerRadii: inner, style: uneven.style) }
    }
    return base.path(in: inset)
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// That of the shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  nonisolated public func inset(by amount: CGFloat) -> Self { _InsetShape(base: base, amount: self.amount + amount) }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension _InsetShape: BuiltIn where Base: BuiltIn {}
