import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Whether the pointer is over a view, and its location.
public enum HoverPhase: Equatable, Sendable {
  /// In the requested coordinate space, in points.
  case active(CGPoint)
  case ended
}

/// Reports when the pointer enters and leaves the area that a view draws.
final class HoverResponder: ViewResponder, @unchecked Sendable {
  fileprivate(set) var isHovered = false
  /// The cursor over the view; `nil` keeps that of the view outside.
  var cursor: PointerCursor?
  fileprivate let changed: (Bool) -> Void
  fileprivate let moved: ((_ window: CGPoint, _ local: CGPoint) -> Void)?

  init(
    _ inputs: _ViewInputs, cursor: PointerCursor? = nil, changed: @escaping (Bool) -> Void,
    moved: ((CGPoint, CGPoint) -> Void)? = nil
  ) {
    self.cursor = cursor
    self.changed = changed
    self.moved = moved
    super.init(inputs)
  }

  func move(to window: CGPoint, local: CGPoint) {
    if !isHovered {
      isHovered = true
      changed(true)
    }
    moved?(window, local)
  }

  func leave() {
    guard isHovered else { return }
    isHovered = false
    changed(false)
  }
}

nonisolated package struct HoverModifier: PrimitiveViewModifier {
  let action: (Bool) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let responder = HoverResponder(inputs) { graph.read(modifier.attribute).action($0) }
    return responder.wrap(body(inputs), in: graph)
  }
}

nonisolated package struct ContinuousHoverModifier: PrimitiveViewModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let link = inputs.space
    let responder = HoverResponder(inputs) { isHovered in
      if !isHovered { graph.read(modifier.attribute).action(.ended) }
    } moved: { window, local in
      let current = graph.read(modifier.attribute)
      current.action(.active(link.convert(local: local, window: window, to: current.space)))
    }
    return responder.wrap(body(inputs), in: graph)
  }
}

nonisolated package struct CursorModifier: PrimitiveViewModifier {
  let cursor: PointerCursor

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let responder = HoverResponder(inputs, cursor: graph.read(modifier.attribute).cursor) { _ in }
    return responder.wrap(body(inputs), in: graph)
  }
}

extension CoordinateSpaceLink {
  /// Converts a point, given in the view's and in the window's space, to a coordinate space.
  func convert(local: CGPoint, window: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: local
    case .global: window
    case .named(let name): local.applying(transform(to: name))
    }
  }
}

extension View {
  /// Calls `action` with true when the pointer enters the view, and with false when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Calls `action` whenever the pointer moves over the view, and when it leaves.
  nonisolated public func onContinuousHover<S: CoordinateSpaceProtocol>(
    coordinateSpace: S = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  nonisolated package func pointerCursor(_ cursor: PointerCursor) -> some View {
    modifier(CursorModifier(cursor: cursor))
  }
}
