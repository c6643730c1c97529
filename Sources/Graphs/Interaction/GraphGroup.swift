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
}

extension View {
  /// Makes the graphs inside share a crosshair.
  public func graphGroup(_ group: GraphGroup?) -> some View { environment(\.graphGroup, group) }
}
