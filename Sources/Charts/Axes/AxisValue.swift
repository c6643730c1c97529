import SwiftUI

/// A value at which an axis has marks.
public struct AxisValue {
  let value: _PlottedValue
  /// The place among the axis's values, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int

  /// The value as a type; nil where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? { P(plotted: value) }
}

/// Where an axis has marks.
public struct AxisMarkValues: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case automatic(count: Int?, least: Double? = nil)
    case calendar(Calendar.Component, count: Int, calendar: Calendar?)
    case stride(Double)
    case list([_PlottedValue])
  }
  let storage: Storage
  /// Whether the axis begins and ends at a value; nil for what its kind does.
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// Round values, as many as have room.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round values.
  ///
  /// - Parameters:
  ///   - desiredCount: about how many intervals there should be between them.
  ///   - roundLowerBound: whether an axis whose domain follows from the marks begins at a round value; those of numbers do.
  ///   - roundUpperBound: whether it ends at one.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .automatic(count: desiredCount), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Round values.
  ///
  /// - Parameters:
  ///   - minimumStride: the least distance between two.
  ///   - desiredCount: about how many intervals there should be between them.
  ///   - roundLowerBound: whether an axis whose domain follows from the marks begins at a round value; those of numbers do.
  ///   - roundUpperBound: whether it ends at one.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P.PrimitivePlottable: Numeric {
    AxisMarkValues(
      storage: .automatic(count: desiredCount, least: minimumStride.plotted.scalar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// The beginnings of a calendar's units, at most 1,000.
  ///
  /// - Parameters:
  ///   - roundLowerBound: whether an axis whose domain follows from the marks begins with a unit.
  ///   - roundUpperBound: whether it ends with one.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .calendar(component, count: count, calendar: calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Multiples of a number, at most 1,000.
  ///
  /// - Parameters:
  ///   - roundLowerBound: whether an axis whose domain follows from the marks begins with a multiple.
  ///   - roundUpperBound: whether it ends with one.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .stride(stepSize.plotted.scalar ?? 0), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
}

/// On which side of the plot an axis's labels stand.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side { case automatic, leading, trailing, top, bottom }
  let side: Side
  /// At the bottom; for y at the trailing edge, that of names at the leading one.
  public static let automatic = AxisMarkPosition(side: .automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(side: .leading)
  /// After the plot.
  public static let trailing = AxisMarkPosition(side: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(side: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(side: .bottom)
}

/// How labels stand to their marks.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Preset { case automatic, aligned, inset }
  let preset: Preset
  /// Labels stand outside of the plot, in the middle of their marks.
  public static let automatic = AxisMarkPreset(preset: .automatic)
  /// Labels at the plot's ends stay between them.
  public static let aligned = AxisMarkPreset(preset: .aligned)
  /// Labels stand inside of the plot.
  public static let inset = AxisMarkPreset(preset: .inset)
}
