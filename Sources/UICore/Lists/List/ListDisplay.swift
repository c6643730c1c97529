import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A list's rows, and behind them what marks rows: every second one, the selected, the pressed.
struct ListDisplayRule: Rule {
  let controller: ListController
  let rows: LazyHandles
  let content: Attribute<DisplayList>?
  let size: Attribute<ViewSize>
  let style: Attribute<_ListStyleKind>
  let alternates: Attribute<Bool>
  let profile: Attribute<PlatformProfile>
  let appearance: Attribute<ColorAppearance>
  let accent: Attribute<Color?>
  let presses: GestureResponder

  init(
    controller: ListController, rows: LazyHandles, content: Attribute<DisplayList>?, inputs: _ViewInputs,
    presses: GestureResponder
  ) {
    (self.controller, self.rows, self.content, self.presses) = (controller, rows, content, presses)
    size = inputs.size
    style = inputs.environmentValue(\.listStyle)
    alternates = inputs.environmentValue(\.alternatesRowBackgrounds)
    profile = inputs.environmentValue(\.platformProfile)
    appearance = inputs.environmentValue(\.colorAppearance)
    accent = inputs.environmentValue(\.accentColor)
  }

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let size = context.read(size).size
    let id = context.attribute.id.index
    var items = marks(context, width: size.width, id: id)
    if let content {
      let list = context.read(content)
      items.append(
        DisplayItem(id: content.id.index, version: 0, bounds: list.bounds, content: .group(GroupItem(list))))
    }
    let bounds = CGRect(origin: .zero, size: size)
    let group = GroupItem(DisplayList(items), responder: presses, contentShape: ContentShape(Path(bounds)))
    return DisplayList([DisplayItem(id: id, version: 0, bounds: bounds, content: .group(group))])
  }

  private func marks(_ context: RuleContext<DisplayList>, width: CGFloat, id: UInt32) -> [DisplayItem] {
    let children = context.read(rows.children)
    let places = context.read(rows.placements)
    let selection = context.read(controller.selection)
    let pressed = context.read(controller.pressed)
    let style = context.read(style)
    let metrics = context.read(profile).lists
    let appearance = context.read(appearance)
    let accent = context.read(accent)
    var items: [DisplayItem] = []
    func add(_ rect: CGRect, _ path: Path?, _ color: Color) {
      items.append(
        DisplayItem(
          id: id &+ UInt32(items.count + 1) &* 0x0100_0000, version: context.revision, bounds: rect, frame: rect,
          content: .shape(ShapeItem(path: path ?? Path(rect), paint: .color(color.resolve(appearance, accent: accent))))
        ))
    }
    if context.read(alternates) {
      let window = context.read(rows.window)
      for (index, place) in zip(window.views, places) where index % 2 == 1 {
        add(CGRect(x: 0, y: place.origin.y, width: width, height: place.size.height), nil, .alternateRow)
      }
    }
    // Selected rows that touch are marked as one.
    var run: CGRect?
    func finish(_ color: Color) {
      guard let rect = run else { return }
      run = nil
      if style.isEdgeToEdge { return add(rect, nil, color) }
      let inner = rect.insetBy(dx: metrics.inset, dy: 0)
      let radius = CGSize(width: metrics.highlightRadius, height: metrics.highlightRadius)
      add(inner, Path(roundedRect: inner, cornerSize: radius), color)
    }
    let isFocused = context.read(controller.isFocused)
    let color = isFocused ? Color.accentColor.opacity(0.3) : Color.selectedRow
    for (child, place) in zip(children, places) {
      guard let state = controller.state(of: child), state.role == .content, !state.hasBackground else { continue }
      let rect = CGRect(x: 0, y: place.origin.y, width: width, height: place.size.height)
      let isSelected = selection.isSelectable && context.observing { selection.contains(state.value(context)) }
      if isSelected {
        if let before = run, abs(before.maxY - rect.minY) < 0.01 {
          run = before.union(rect)
        } else {
          finish(color)
          run = rect
        }
      } else if pressed == child.identity {
        finish(color)
        run = rect
        finish(.pressedRow)
      }
    }
    finish(color)
    return items
  }

  static var updateKind: UpdateKind { .display }
}
