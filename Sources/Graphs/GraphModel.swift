import Observation
import SwiftUI

/// The user's changes to a graph.
@MainActor @Observable
final class GraphModel {
  /// The window of a graph without a binding; nil shows everything.
  var zoom: ClosedRange<Double>?
  /// The layers that the legend turned off.
  var hidden: Set<LayerID> = []
  @ObservationIgnored let environments = PlotEnvironmentCache()

  nonisolated init() {}
}

/// Reads and sets the window of a graph, in its binding or its model.
@MainActor
struct WindowControl {
  let options: GraphOptions
  let model: GraphModel
  let plan: GraphPlan
  /// What a double click shows where the data is loaded for the window; nil is all of the data.
  let home: ClosedRange<Double>?

  private var whole: ClosedRange<Double>? { home ?? plan.xExtent }

  var window: ClosedRange<Double> {
    get {
      if let binding = options.window { return binding.wrappedValue }
      if let zoom = model.zoom { return zoom }
      guard let extent = plan.xExtent else { return GraphPlan.emptyWindow }
      guard let following = options.following, following > 0 else { return extent }
      return extent.upperBound - following...extent.upperBound
    }
    nonmutating set {
      guard newValue.lowerBound.isFinite, newValue.upperBound.isFinite, newValue.upperBound > newValue.lowerBound else {
        return
      }
      if let binding = options.window { binding.wrappedValue = newValue } else { model.zoom = newValue }
    }
  }

  /// Whether `reset()` would change nothing.
  var isReset: Bool {
    if let binding = options.window { return whole == nil || binding.wrappedValue == whole }
    return model.zoom == nil
  }

  /// Shows everything again, or follows the end.
  func reset() {
    if let binding = options.window {
      if let whole { binding.wrappedValue = whole }
    } else {
      model.zoom = nil
    }
  }
}
