import Observation
import SwiftUI

/// Graphs that share a crosshair.
@MainActor @Observable
public final class GraphGroup {
  /// The position of the pointer on the x axis of one of the graphs.
  public var cursor: Double?

  nonisolated public init() {}
}

extension EnvironmentValues {
  /// The group whose crosshair the graphs inside share.
  @Entry public var graphGroup: GraphGroup?
  /// What a double click shows in the graphs inside.
  @Entry var graphHome: ClosedRange<Double>?
}

extension View {
  /// Makes the graphs inside share a crosshair.
  public func graphGroup(_ group: GraphGroup?) -> some View { environment(\.graphGroup, group) }

  /// Sets what a double click shows in graphs inside whose window is bound: not all of their data, which is what was loaded for
  /// the window, but this range.
  public func graphHome(_ range: ClosedRange<Double>?) -> some View { environment(\.graphHome, range) }
}
