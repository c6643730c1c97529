import Foundation
import Geometry
import UICore

/// Puts its first view beside a rectangle, on the preferred side or, where that has no room, on the one across, and keeps it
/// inside of the bounds, or of the display that the rectangle is on.
///
/// Further views are its arrows, in the order up, down, left, right: the one that points at the rectangle is placed, and the
/// others are nowhere.
struct AnchoredLayout: Layout, BuiltIn {
  /// In the space of the bounds, whose origin is that of the window.
  let anchor: CGRect
  /// The side of the anchor on which the view is.
  let edge: Edge
  /// Between the anchor and the view, in points: the length of the arrow.
  let gap: CGFloat
  /// Whether the view begins where the anchor does, as a menu; others are centred on it.
  let isAligned: Bool
  /// Whether beginnings are at the right.
  var isRightToLeft = false
  /// What stays free at the window's edges, in points.
  var margin: CGFloat = 8
  /// What it may take beside the bounds, one rectangle a display; empty keeps it inside of the bounds.
  var room: [CGRect] = []

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let content = subviews.first else { return }
    let display = room.first { $0.contains(CGPoint(x: anchor.midX, y: anchor.midY)) }
    let room = (display ?? bounds).insetBy(dx: margin, dy: margin)
    // What takes all the room that it gets is not as large as the display.
    let most = isAligned ? room.size : bounds.insetBy(dx: margin, dy: margin).size
    let (side, frame) = place(content.sizeThatFits(ProposedViewSize(most)), most, in: room) {
      content.sizeThatFits(ProposedViewSize($0))
    }
    content.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    for (index, arrow) in subviews.dropFirst().enumerated() {
      let edges: [Edge] = [.bottom, .top, .trailing, .leading]
      guard index < edges.count, edges[index] == side else {
        arrow.place(at: bounds.origin, proposal: .zero)
        continue
      }
      let x = min(max(anchor.midX, frame.minX + 2 * gap), frame.maxX - 2 * gap)
      let y = min(max(anchor.midY, frame.minY + 2 * gap), frame.maxY - 2 * gap)
      switch side {
      case .bottom:
        arrow.place(at: CGPoint(x: x, y: frame.minY), anchor: .bottom, proposal: .init(width: 2 * gap, height: gap))
      case .top:
        arrow.place(at: CGPoint(x: x, y: frame.maxY), anchor: .top, proposal: .init(width: 2 * gap, height: gap))
      case .trailing:
        arrow.place(at: CGPoint(x: frame.minX, y: y), anchor: .trailing, proposal: .init(width: gap, height: 2 * gap))
      case .leading:
        arrow.place(at: CGPoint(x: frame.maxX, y: y), anchor: .leading, proposal: .init(width: gap, height: 2 * gap))
      }
    }
  }

  /// - Parameters:
  ///   - size: the content's size where it is offered `most`.
  ///   - fit: the content's size in less room.
  private func place(_ size: CGSize, _ most: CGSize, in room: CGRect, fit: (CGSize) -> CGSize) -> (Edge, CGRect) {
    func space(_ edge: Edge) -> CGFloat {
      switch edge {
      case .top: anchor.minY - gap - room.minY
      case .bottom: room.maxY - anchor.maxY - gap
      case .leading: anchor.minX - gap - room.minX
      case .trailing: room.maxX - anchor.maxX - gap
      }
    }
    let isVertical = edge == .top || edge == .bottom
    let across: Edge = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading][edge]!
    let need = isVertical ? size.height : size.width
    let side = need <= space(edge) || space(edge) >= space(across) ? edge : across
    var size = size
    // A menu covers its anchor before it is cut short; a popover with an arrow does not.
    if !isAligned, need > space(side) {
      size = fit(
        isVertical
          ? CGSize(width: most.width, height: max(0, space(side)))
          : CGSize(width: max(0, space(side)), height: most.height))
    }
    var origin: CGPoint
    switch side {
    case .top: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - gap - size.height)
    case .bottom: origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + gap)
    case .leading: origin = CGPoint(x: anchor.minX - gap - size.width, y: anchor.midY - size.height / 2)
    case .trailing: origin = CGPoint(x: anchor.maxX + gap, y: anchor.midY - size.height / 2)
    }
    if isAligned {
      if side == .top || side == .bottom {
        origin.x = isRightToLeft ? anchor.maxX - size.width : anchor.minX
      } else {
        origin.y = anchor.minY
      }
    }
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
    origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
    return (side, CGRect(origin: origin, size: size))
  }
}

/// Places content and arrows by an `AnchoredLayout`, whose coordinates are the window's in either direction of layout.
struct Anchored<Content: View, Arrows: View>: View {
  let anchor: CGRect
  let edge: Edge
  let gap: CGFloat
  let isAligned: Bool
  var room: [CGRect] = []
  @ViewBuilder let content: Content
  @ViewBuilder let arrows: Arrows
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isRightToLeft = direction == .rightToLeft
    let edge: Edge =
      isRightToLeft && edge == .leading ? .trailing : isRightToLeft && edge == .trailing ? .leading : edge
    AnchoredLayout(anchor: anchor, edge: edge, gap: gap, isAligned: isAligned, isRightToLeft: isRightToLeft, room: room)
    {
      content.environment(\.layoutDirection, direction)
      arrows
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}
