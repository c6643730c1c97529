import Foundation

/// A type whose `animatableData` an animation may move from an old value to a new one, a little each frame.
public protocol Animatable {
  /// What is interpolated.
  associatedtype AnimatableData: VectorArithmetic
  /// The part of the value that is interpolated; setting it must leave the rest alone.
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
  /// Nothing: the value jumps.
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

/// Angles and unit points are animated at this multiple of their value, so that what counts as "near" in points (a
/// spring's resting distance, say) is as fine for quantities whose whole range is about 1.
@usableFromInline let unitAnimationScale = 128.0
