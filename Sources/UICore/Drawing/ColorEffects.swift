import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Maps colours by one number.
nonisolated package struct ColorEffect: DisplayEffect, Animatable {
  enum Kind: Sendable { case brightness, contrast, saturation, grayscale, hueRotation }
  let kind: Kind
  /// An angle is in radians.
  var amount: Double
  package var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    matrix.map { GroupItem(content, filters: [.colorMatrix($0)]) }
  }

  /// Nil if nothing changes.
  private nonisolated var matrix: ColorMatrix? {
    guard amount.isFinite else { return nil }
    switch kind {
    case .brightness: return amount == 0 ? nil : .brightness(amount)
    case .contrast: return amount == 1 ? nil : .contrast(amount)
    case .saturation: return amount == 1 ? nil : .saturation(amount)
    case .grayscale: return amount <= 0 ? nil : .saturation(1 - min(amount, 1))
    case .hueRotation: return amount == 0 ? nil : .hueRotation(radians: amount)
    }
  }
}

/// Maps colours always in the same way.
nonisolated package struct ColorMatrixEffect: DisplayEffect {
  let matrix: ColorMatrix
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    GroupItem(content, filters: [.colorMatrix(matrix)])
  }
}

/// Multiplies colours by one that is known.
nonisolated struct ColorMultiplyEffect: DisplayEffect, Animatable {
  var color: RGBA
  var animatableData: RGBA.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    color == .white ? nil : GroupItem(content, filters: [.colorMatrix(.multiplied(by: color))])
  }
}

/// Multiplies colours by one that may follow the environment.
nonisolated package struct ColorMultiplyModifier: ResolvedEffectModifier {
  let color: Color

  func effect(in environment: StyleEnvironment) -> ColorMultiplyEffect {
    ColorMultiplyEffect(color: color.resolve(in: environment))
  }
}

extension View {
  /// Adds an amount to the red, green and blue of the view's colours.
  ///
  /// - Parameter amount: 0 changes nothing, 1 makes all white, -1 all black.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .brightness, amount: amount))
  }

  /// Scales the distances of the view's colours from the middle grey.
  ///
  /// - Parameter amount: 1 changes nothing, 0 makes all grey; negative amounts also invert.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .contrast, amount: amount))
  }

  /// Makes the view's colours more or less strong.
  ///
  /// - Parameter amount: 1 changes nothing, 0 makes all grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .saturation, amount: amount))
  }

  /// Takes strength from the view's colours.
  ///
  /// - Parameter amount: 0 changes nothing, 1 makes all grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffect(kind: .grayscale, amount: amount))
  }

  /// Turns the hues of the view's colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffect(kind: .hueRotation, amount: angle.radians))
  }

  /// Inverts the view's colours: black becomes white, red becomes cyan.
  nonisolated public func colorInvert() -> some View { modifier(ColorMatrixEffect(matrix: .inverted)) }

  /// Multiplies the view's colours, and their opacity, by those of another colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

  /// Makes the view black, as opaque as its colours are light.
  nonisolated public func luminanceToAlpha() -> some View { modifier(ColorMatrixEffect(matrix: .luminanceToAlpha)) }
}
