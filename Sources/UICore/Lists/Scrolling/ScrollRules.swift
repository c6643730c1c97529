import AttributeGraph
import DisplayList
import Foundation
import Geometry

struct ScrollLayoutRule: Rule {
  let content: Attribute<LayoutComputer>?
  let axes: Attribute<Axis.Set>

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let child = content.map { context.read($0) } ?? LeafComputer { _ in .zero }
    return ScrollComputer(child, axes: context.read(axes))
  }

  static var updateKind: UpdateKind { .layout }
}

/// The sizes of viewport and content.
struct ScrollGeometryRule: Rule {
  let size: Attribute<ViewSize>
  let axes: Attribute<Axis.Set>
  let direction: Attribute<LayoutDirection>
  let scale: Attribute<CGFloat>
  /// Set once the content, whose size depends on this rule, is made.
  var content: Attribute<LayoutComputer>?

  init(
    size: Attribute<ViewSize>, axes: Attribute<Axis.Set>, direction: Attribute<LayoutDirection>,
    scale: Attribute<CGFloat>
  ) {
    self.size = size
    self.axes = axes
    self.direction = direction
    self.scale = scale
  }

  func value(_ context: RuleContext<ScrollGeometry>) -> ScrollGeometry {
    let size = context.read(size)
    let axes = context.read(axes)
    let proposal = ScrollComputer.contentProposal(size.proposal, axes: axes)
    return ScrollGeometry(
      viewport: size.size, content: content.map { context.read($0).sizeThatFits(proposal) } ?? .zero, axes: axes,
      direction: context.read(direction), scale: context.read(scale))
  }

  static var updateKind: UpdateKind { .layout }
}

struct ScrollContentSizeRule: Rule {
  let geometry: Attribute<ScrollGeometry>
  let size: Attribute<ViewSize>

  func value(_ context: RuleContext<ViewSize>) -> ViewSize {
    let geometry = context.read(geometry)
    let proposal = context.read(size).proposal
    return ViewSize(
      geometry.content, proposal: ScrollComputer.contentProposal(proposal, axes: geometry.axes))
  }
}

/// Where the content's origin lies in the viewport.
struct ScrollOriginRule: Rule {
  let geometry: Attribute<ScrollGeometry>
  let offset: Attribute<CGPoint>
  func value(_ context: RuleContext<CGPoint>) -> CGPoint { context.read(geometry).origin(at: context.read(offset)) }
}

/// What shows of the content.
struct ScrollVisibleRule: Rule {
  let geometry: Attribute<ScrollGeometry>
  let offset: Attribute<CGPoint>
  func value(_ context: RuleContext<CGRect>) -> CGRect { context.read(geometry).visible(at: context.read(offset)) }
}

/// The content moved under the clip of the viewport, and the indicators over it.
///
/// While the content's own list stays the same, only the inner group's offset differs from frame to frame, and the
/// renderer moves the pixels that stay in sight.
struct ScrollDisplayRule: Rule {
  let geometry: Attribute<ScrollGeometry>
  let origin: Attribute<CGPoint>
  let content: Attribute<DisplayList>?
  let indicators: Attribute<DisplayList>
  let state: ScrollState
  let id: UInt32

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: context.read(geometry).viewport)
    let origin = context.read(origin)
    var items: [DisplayItem] = []
    if let content {
      let list = context.read(content)
      items.append(
        DisplayItem(
          id: content.id.index, version: 0, offset: origin, bounds: list.bounds.offsetBy(dx: origin.x, dy: origin.y),
          content: .group(GroupItem(list))))
    }
    let indicators = context.read(indicators)
    if !indicators.isEmpty {
      items.append(
        DisplayItem(
          id: self.indicators.id.index, version: 0, bounds: indicators.bounds, frame: bounds,
          content: .group(GroupItem(indicators))))
    }
    return DisplayList([
      DisplayItem(
        id: id, version: 0, bounds: bounds,
        content: .group(GroupItem(DisplayList(items), clip: .rect(bounds), responder: state)))
    ])
  }

  static var updateKind: UpdateKind { .display }
}
