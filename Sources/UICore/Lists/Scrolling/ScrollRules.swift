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
struct ScrollAreaRule: Rule {
  let size: Attribute<ViewSize>
  let axes: Attribute<Axis.Set>
  let direction: Attribute<LayoutDirection>
  let scale: Attribute<CGFloat>
  let anchors: Attribute<ScrollAnchors>
  let safeArea: SafeArea?
  let space: CoordinateSpaceLink
  /// Set once the content, whose size depends on this rule, is made.
  var content: Attribute<LayoutComputer>?

  init(axes: Attribute<Axis.Set>, inputs: _ViewInputs) {
    size = inputs.size
    self.axes = axes
    direction = inputs.environmentValue(\.layoutDirection)
    scale = inputs.environmentValue(\.displayScale)
    anchors = inputs.environmentValue(\.scrollAnchors)
    (safeArea, space) = (inputs.safeArea, inputs.space)
  }

  func value(_ context: RuleContext<ScrollArea>) -> ScrollArea {
    let size = context.read(size)
    let axes = context.read(axes)
    let proposal = ScrollComputer.contentProposal(size.proposal, axes: axes)
    // Content goes on under the bars that its edges touch, along the axes that scroll.
    var overscan = EdgeInsets()
    if let safeArea {
      overscan = safeArea.insets(of: CGRect(origin: .zero, size: size.size), in: space, isScrolling: true)
      if !axes.contains(.vertical) { (overscan.top, overscan.bottom) = (0, 0) }
      if !axes.contains(.horizontal) { (overscan.leading, overscan.trailing) = (0, 0) }
    }
    return ScrollArea(
      viewport: size.size, content: content.map { context.read($0).sizeThatFits(proposal) } ?? .zero, axes: axes,
      direction: context.read(direction), scale: context.read(scale), overscan: overscan,
      alignment: context.read(anchors).alignment)
  }

  static var updateKind: UpdateKind { .layout }
}

struct ScrollContentSizeRule: Rule {
  let area: Attribute<ScrollArea>
  let size: Attribute<ViewSize>

  func value(_ context: RuleContext<ViewSize>) -> ViewSize {
    let area = context.read(area)
    let proposal = context.read(size).proposal
    return ViewSize(area.content, proposal: ScrollComputer.contentProposal(proposal, axes: area.axes))
  }
}

/// Where the content's origin lies in the viewport.
struct ScrollOriginRule: Rule {
  let area: Attribute<ScrollArea>
  let offset: Attribute<ScrollOffset>
  func value(_ context: RuleContext<CGPoint>) -> CGPoint { context.read(area).origin(at: context.read(offset)) }
}

/// What shows of the content.
struct ScrollVisibleRule: Rule {
  let area: Attribute<ScrollArea>
  let offset: Attribute<ScrollOffset>
  func value(_ context: RuleContext<CGRect>) -> CGRect { context.read(area).visible(at: context.read(offset)) }
}

/// What shows of the content and one viewport around; the same while half a viewport around what shows is in it.
struct ScrollNearRule: Rule {
  let visible: Attribute<CGRect>

  func value(_ context: RuleContext<CGRect>) -> CGRect {
    let visible = context.read(visible)
    let needed = visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
    if let last = context.previous, last.contains(needed), last.width <= 3 * visible.width,
      last.height <= 3 * visible.height
    {
      return last
    }
    return visible.insetBy(dx: -visible.width, dy: -visible.height)
  }
}

/// The content moved under the clip of the viewport, and the indicators over it.
///
/// While the content's own list stays the same, only the inner group's offset differs from frame to frame, and the
/// renderer moves the pixels that stay in sight.
struct ScrollDisplayRule: Rule {
  let area: Attribute<ScrollArea>
  let origin: Attribute<CGPoint>
  let content: Attribute<DisplayList>?
  let indicators: Attribute<DisplayList>
  let isClipped: Attribute<Bool>
  let state: ScrollState
  let responders: ScrollResponders
  let id: UInt32

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let area = context.read(area)
    let drawn = area.drawn
    let origin = context.read(origin)
    var items: [DisplayItem] = []
    var extent = drawn
    if let content {
      let list = context.read(content)
      let place = list.bounds.offsetBy(dx: origin.x, dy: origin.y)
      items.append(
        DisplayItem(
          id: content.id.index, version: 0, offset: origin, bounds: place, content: .group(GroupItem(list))))
      if !context.read(isClipped) { extent = extent.union(place) }
    }
    if let bars = responders.item(of: context.read(indicators), in: area, id: self.indicators.id.index) {
      items.append(bars)
    }
    let clip: Clip? = context.read(isClipped) ? .rect(drawn) : nil
    let scrolled = DisplayItem(
      id: id, version: 0, bounds: extent, content: .group(GroupItem(DisplayList(items), clip: clip, responder: state)))
    return DisplayList([
      DisplayItem(
        id: id &+ 0x4000_0000, version: 0, bounds: extent,
        content: .group(GroupItem(DisplayList([scrolled]), responder: responders.pan)))
    ])
  }

  static var updateKind: UpdateKind { .display }
}
