import Foundation
import Geometry
import UICore

/// What is behind the text of a field that has a border, and around it while it has the focus.
nonisolated struct FieldFace: ControlFace {
  let size: CGSize? = nil
  let hasDirection = false
  let hasBorder, hasRing, isDark: Bool
  /// In points.
  let cornerRadius: CGFloat
  var animatableData: EmptyAnimatableData { EmptyAnimatableData() }

  func layers(in size: CGSize) -> [FaceLayer] {
    guard hasBorder else { return [] }
    let frame = CGRect(origin: .zero, size: size)
    let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    let border = shape.inset(by: 0.5).path(in: frame)
    var layers = [
      FaceLayer(shape, in: frame, color: isDark ? .white.opacity(0.06) : .white),
      FaceLayer(border, stroke: StrokeStyle(lineWidth: 1), in: frame, color: .separator),
    ]
    if hasRing { layers.append(FocusRingShape.layer(around: frame, cornerRadius: cornerRadius)) }
    return layers
  }
}
