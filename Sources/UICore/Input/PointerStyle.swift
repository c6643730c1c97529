import AttributeGraph
import Geometry

/// How the pointer looks over a view.
public struct PointerStyle: Hashable, Sendable {
  let cursor: PointerCursor

  /// An arrow.
  public static let `default` = PointerStyle(cursor: .arrow)
  /// A bar, over a line of text.
  public static let horizontalText = PointerStyle(cursor: .text)
  /// A bar; desktops of Linux have none that lies, so that it stands over vertical text too.
  public static let verticalText = PointerStyle(cursor: .text)
  /// A cross, to select a rectangle.
  public static let rectSelection = PointerStyle(cursor: .crosshair)
  /// A hand, over what can be dragged; SDL has no open hand, so that it is the pointing one.
  public static let grabIdle = PointerStyle(cursor: .hand)
  /// What is being dragged: arrows in all directions.
  public static let grabActive = PointerStyle(cursor: .move)
  /// A pointing hand, over a link.
  public static let link = PointerStyle(cursor: .hand)
  /// A cross, over what a click enlarges; SDL has no magnifying glass.
  public static let zoomIn = PointerStyle(cursor: .crosshair)
  /// A cross, over what a click makes smaller; SDL has no magnifying glass.
  public static let zoomOut = PointerStyle(cursor: .crosshair)
  /// Arrows to the sides, over a line between columns.
  public static let columnResize = PointerStyle(cursor: .resizeLeftRight)
  /// Arrows up and down, over a line between rows.
  public static let rowResize = PointerStyle(cursor: .resizeUpDown)

  /// Arrows to the sides in which a line between columns can go; they are the same for one side and both.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }
  /// Arrows in the directions in which a line between rows can go; they are the same for one and both.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }

  /// Arrows across an edge or a corner of a frame that is resized there.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    switch position {
    case .top, .bottom: rowResize
    case .leading, .trailing: columnResize
    case .topLeading, .bottomTrailing: PointerStyle(cursor: .resizeFalling)
    case .topTrailing, .bottomLeading: PointerStyle(cursor: .resizeRising)
    }
  }
}

/// A side.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
  /// The side where reading begins, and the other.
  case leading, trailing

  /// Sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Where reading begins.
    public static let leading = Set(rawValue: 1)
    /// Where it ends.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Towards that end.
  case up, down

  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Up.
    public static let up = Set(rawValue: 1)
    /// Down.
    public static let down = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// An edge or a corner of a frame.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// The edges and corners of a frame that is resized.
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Whether a frame becomes smaller or larger.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Towards the frame's middle or away from it.
  case inward, outward

  /// Directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// It can become smaller.
    public static let inward = Set(rawValue: 1)
    /// It can become larger.
    public static let outward = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

nonisolated package struct PointerStyleModifier: PrimitiveViewModifier {
  let style: PointerStyle?

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let first = graph.withoutTracking { graph.read(modifier.attribute).style }
    let responder = HoverResponder(inputs, cursor: first?.cursor) { _ in }
    inputs.base.addEffect(of: modifier.attribute) { [weak router = inputs.inputRouter] modifier in
      if responder.cursor == modifier.style?.cursor { return }
      responder.cursor = modifier.style?.cursor
      viewGraph.enqueueAction { router?.pointerStyleChanged() }
    }
    return responder.wrap(body(inputs), in: graph)
  }
}

extension View {
  /// Sets how the pointer looks over the view; nil leaves that to what is around.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style))
  }

  /// Hides the pointer while it is over the view, or shows it there where views around hide it.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(
      PointerStyleModifier(
        style: visibility == .automatic ? nil : PointerStyle(cursor: visibility == .hidden ? .hidden : .arrow)))
  }
}
