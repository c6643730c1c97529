import SwiftUI

/// A number with a name: a group and what was measured of it.
public struct NamedValue: Hashable, Sendable, Identifiable {
  public var name: String
  public var value: Double
  /// The palette's colour of its place where nil.
  public var color: Color?

  public var id: String { name }

  public init(_ name: String, _ value: Double, color: Color? = nil) {
    self.name = name
    self.value = value
    self.color = color
  }
}
