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
    case automatic(count: Int?)
    case calendar(Calendar.Component, count: Int, calendar: Calendar?)
    case stride(Double)
    case list([_PlottedValue])
  }
  let storage: Storage

  /// Round values, as many as have room.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round values.
  ///
  /// - Parameter desiredCount: about how many intervals there should be between them.
  public static func automatic(
    desiredCount: Int? = nil
  ) -> AxisMarkValues { AxisMarkValues(storage: .automatic(count: desiredCount)) }

  /// The beginnings of a calendar's units, at most 1,000.
  public static func stride(
    by component: Calendar.Component, count: Int = 1,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(storage: .calendar(component, count: count, calendar: calendar)) }

  /// Multiples of a number, at most 1,000.
  public static func stride<P: Plottable>(
    by stepSize: P
  ) -> AxisMarkValues { AxisMarkValues(storage: .stride(stepSize.plotted.scalar ?? 0)) }
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
