import SwiftUI

/// The position under the pointer, and the layers' points near it.
public struct GraphSelection: Hashable, Sendable {
  /// The position on the x axis, in seconds since 1970 if it is time.
  public var x: Double
  /// The nearest point of each layer that has one close to the pointer, the highest first.
  public var values: [Value]

  /// The position as a date, if the x axis is time.
  public var date: Date { Date(timeIntervalSince1970: x) }

  /// One layer's point.
  public struct Value: Hashable, Sendable, Identifiable {
    public var id: String
    public var name: String
    public var x: Double
    /// The layer's own value.
    public var y: Double
    /// Where the point is drawn on the y axis: `y`, or in a stack the layer's edge that is farther from zero.
    public var height: Double
    public var color: Color
    /// The y axis of the value.
    public var side: YAxisSide
    /// The value, formatted as on the layer's axis; in a stack of shares, the share.
    public var label: String
  }
}
