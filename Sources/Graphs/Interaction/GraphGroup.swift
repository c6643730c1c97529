import Observation
import SwiftUI

/// Graphs that share a crosshair.
@MainActor @Observable
public final class GraphGroup {
  /// The position of the pointer on the x axis of one of them.
  public var cursor: Double?

  nonisolated public init() {}
}

extension EnvironmentValues {
  /// The graphs that share a crosshair with those below.
  @Entry public var graphGroup: GraphGroup?
}

extension View {
  /// Gives the graphs below one crosshair.
  public func graphGroup(_ group: GraphGroup?) -> some View { environment(\.graphGroup, group) }
}
