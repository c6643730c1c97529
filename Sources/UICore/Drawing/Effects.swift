import DisplayList
import Foundation
import Geometry

nonisolated package struct OpacityEffect: DisplayEffect, Animatable {
  var opacity: Double
  package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    guard opacity.isFinite, opacity < 1 else { return nil }
    return GroupItem(content, opacity: Float(max(opacity, 0)), allowsHitTesting: opacity > 0)
  }
}

nonisolated package struct ClipEffect<S: Shape>: DisplayEffect, Animatable {
  var shape: S
  let style: FillStyle
  package var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    let path = shape.path(
      in: CGRect(origin: .zero, size: size), direction: environment[\.layoutDirection])
    if case .rect(let rect) = path.storage { return GroupItem(content, clip: .rect(rect)) }
    return GroupItem(content, clip: .path(path, style))
  }
}

/// Scales and rotates about an anchor.
nonisolated package struct TransformEffect: DisplayEffect, Animatable {
  var angle = Angle.zero
  var scale = CGSize(width: 1, height: 1)
  var anchor = UnitPoint.center

  package typealias Data = AnimatablePair<
    Angle.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  >
  package var animatableData: Data {
    get {
      AnimatablePair(angle.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      angle.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(rotationAngle: angle.radians))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    if transform.isIdentity { return nil }
    return GroupItem(content, transform: transform)
  }
}

nonisolated package struct AffineEffect: DisplayEffect {
  let transform: CGAffineTransform
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    GroupItem(content, transform: transform)
  }
}

/// A shadow in a colour that is known.
nonisolated struct ShadowEffect: DisplayEffect, Animatable {
  var color: RGBA
  var radius: CGFloat
  var offset: CGSize
  var animatableData: AnimatablePair<RGBA.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    // In Core Graphics, as in CSS, a shadow's radius is twice its standard deviation.
    let shadow = Filter.shadow(color: color, radius: max(radius, 0) / 2, offset: offset)
    return GroupItem(content, filters: [shadow])
  }
}

/// A shadow in a colour that may follow the environment.
nonisolated package struct ShadowModifier: ResolvedEffectModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  func effect(in environment: StyleEnvironment) -> ShadowEffect {
    ShadowEffect(color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}

nonisolated package struct BlurEffect: DisplayEffect, Animatable {
  var radius: CGFloat
  package var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    radius > 0 ? GroupItem(content, filters: [.blur(radius: radius)]) : nil
  }
}

nonisolated package struct BlendEffect: DisplayEffect {
  let mode: BlendMode
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    GroupItem(content, blendMode: mode)
  }
}

nonisolated package struct HiddenEffect: DisplayEffect {
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    GroupItem(.empty, opacity: 0, allowsHitTesting: false)
  }
}

/// Draws the content into a layer before effects outside apply to it.
nonisolated package struct CompositingEffect: DisplayEffect {
  nonisolated func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    var group = GroupItem(content)
    group.isIsolated = true
    return group
  }
}

nonisolated package struct DrawingGroupEffect: DisplayEffect {
  func group(_ content: DisplayList, size: CGSize, environment: StyleEnvironment) -> GroupItem? {
    var group = GroupItem(content)
    group.isIsolated = content.mixesBelow
    group.isPicture = true
    return group
  }
}
