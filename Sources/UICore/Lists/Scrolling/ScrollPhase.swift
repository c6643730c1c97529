import Foundation
import Geometry

/// What moves a scroll view.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down and has not moved yet.
  case tracking
  /// The user moves it.
  case interacting
  /// The user has let it go, and it has not come to rest.
  case decelerating
  /// The program moves it.
  case animating

  /// Whether anything moves it.
  public var isScrolling: Bool { self != .idle }
}

/// What goes with a change of a scroll view's phase.
public struct ScrollPhaseChangeContext {
  /// As of the change.
  public let geometry: ScrollGeometry
  /// How fast the content moves when the user lets it go, in points a second; nil at other times.
  public let velocity: CGVector?
}

nonisolated package struct ScrollPhaseModifier: ScrollModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  nonisolated static func attach(_ modifier: _GraphValue<Self>, to scroll: ScrollContext, inputs: _ViewInputs) {
    let (graph, viewGraph, path) = (inputs.graph, inputs.viewGraph, inputs.path)
    inputs.addChangeEffect(of: scroll.state.phase) { old, new in
      guard let old else { return }
      viewGraph.enqueueAction(.change, path: path) {
        let state = scroll.state
        let context = ScrollPhaseChangeContext(
          geometry: state.publicGeometry, velocity: new == .decelerating ? state.velocity : nil)
        graph.read(modifier.attribute).action(old, new, context)
      }
    }
  }
}

extension View {
  /// Calls `action` after what moves the scroll view inside has changed.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(ScrollPhaseModifier { old, new, _ in action(old, new) }) }

  /// Calls `action` after what moves the scroll view inside has changed.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}
