import SwiftUI

/// A number with a name, such as a group and its measurement.
public struct NamedValue: Hashable, Sendable, Identifiable {
  public var name: String
  public var value: Double
  /// Nil takes the colour of its index from the palette.
  public var color: Color?

  public var id: String { name }

  public init(_ name: String, _ value: Double, color: Color? = nil) {
    self.name = name
    self.value = value
    self.color = color
  }
}
