import Foundation

extension CGPoint: Animatable {
  /// x, y.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  public var animatableData: AnimatableData {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width, height.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  public var animatableData: AnimatableData {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin, size.
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  public var animatableData: AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// Radians, times 128.
  public var animatableData: Double {
    get { radians * unitAnimationScale }
    set { radians = newValue / unitAnimationScale }
  }
}

extension UnitPoint: Animatable {
  /// x, y, times 128.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  public var animatableData: AnimatableData {
    get { AnimatablePair(x * CGFloat(unitAnimationScale), y * CGFloat(unitAnimationScale)) }
    set {
      x = newValue.first / CGFloat(unitAnimationScale)
      y = newValue.second / CGFloat(unitAnimationScale)
    }
  }
}

extension EdgeInsets: Animatable {
  /// Top, leading, bottom, trailing.
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  /// Top leading, bottom leading, bottom trailing, top trailing.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RGBA: Animatable {
  /// Red, green, blue, alpha, straight.
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, alpha))) }
    set {
      red = newValue.first
      green = newValue.second.first
      blue = newValue.second.second.first
      alpha = newValue.second.second.second
    }
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit, dash phase. The dash pattern, caps and joins are not animated.
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  public var animatableData: AnimatableData {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
