import Foundation

/// A type whose `animatableData` an animation moves from an old value to a new one, a little in each frame.
public protocol Animatable {
  /// The type of the data that is interpolated.
  associatedtype AnimatableData: VectorArithmetic
  /// The part of the value that is interpolated. Setting it must not change the rest.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// There is nothing to interpolate: the value changes at once.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Float: Animatable {
  public typealias AnimatableData = Float
}

extension Double: Animatable {
  public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}

extension AnimatablePair: Animatable {
  public typealias AnimatableData = AnimatablePair<First, Second>
}

extension EmptyAnimatableData: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
  /// The value itself, which is empty.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

/// Angles and unit points are animated at this multiple of their value. Distances that count as small are given in
/// points, for example the resting distance of a spring, and these quantities have a range of only about 1.
@usableFromInline let unitAnimationScale = 128.0
