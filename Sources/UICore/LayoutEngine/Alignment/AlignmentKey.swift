import Foundation
import Geometry

/// A guide on one axis, by its identifying type.
package struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  package static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.axis == b.axis }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    let value = id.defaultValue(in: dimensions)
    return value.isFinite ? value : 0
  }

  /// Merges what several children of a container set: the first and last baselines take the outermost one, any other
  /// guide the mean (as Apple documents for nested stacks).
  func merge(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
