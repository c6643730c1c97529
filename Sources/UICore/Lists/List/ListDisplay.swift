import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// How a list marks rows; points.
struct ListMarkLook: Equatable {
  /// How far marks keep from the edges, and their corners' radius.
  var inset: CGFloat = 0
  var radius: CGFloat = 0
  /// Whether every second row has a background.
  var alternates = false
  /// What the rows of a section are on; nil where there are no cards.
  var card: ListCardLook?
}

/// The card that the rows of a section are on; points.
struct ListCardLook: Equatable {
  /// Beside it.
  let margin: CGFloat
  let radius: CGFloat
  let color: Color
  /// The thickness of the lines between rows.
  let line: CGFloat
  /// Whether each row is on a card of its own.
  var separatesRows = false
}

struct ListMarkLookRule: Rule {
  let style: Attribute<_ListStyleKind>
  let profile: Attribute<PlatformProfile>
  let rowSpacing: Attribute<CGFloat?>
  let alternates: Attribute<Bool>
  let scale: Attribute<CGFloat>

  func value(_ context: RuleContext<ListMarkLook>) -> ListMarkLook {
    let alternates = context.read(alternates)
    let (style, profile) = (context.read(style), context.read(profile))
    let metrics = profile.lists
    if style.isGrouped {
      let isInset = style == .insetGrouped
      let card = ListCardLook(
        margin: metrics.margin(style), radius: isInset ? metrics.cardRadius : 0,
        color: profile.isPhone ? .groupedCard : .card, line: 1 / context.read(scale),
        separatesRows: (context.read(rowSpacing) ?? 0) > 0)
      return ListMarkLook(inset: card.margin, alternates: alternates, card: card)
    }
    if style.isEdgeToEdge { return ListMarkLook(alternates: alternates) }
    return ListMarkLook(inset: metrics.inset, radius: metrics.highlightRadius, alternates: alternates)
  }
}

/// A list's rows, and behind them what marks rows: every second one, the selected, the pressed.
struct ListDisplayRule: Rule {
  let controller: ListController
  let rows: LazyHandles
  let content: Attribute<DisplayList>?
  let size: Attribute<ViewSize>
  let look: Attribute<ListMarkLook>
  let appearance: Attribute<ColorAppearance>
  let accent: Attribute<Color?>
  let presses: GestureResponder

  init(
    controller: ListController, rows: LazyHandles, content: Attribute<DisplayList>?, look: Attribute<ListMarkLook>,
    inputs: _ViewInputs, presses: GestureResponder
  ) {
    (self.controller, self.rows, self.content, self.look, self.presses) = (controller, rows, content, look, presses)
    size = inputs.size
    appearance = inputs.environmentValue(\.colorAppearance)
    accent = controller.accent
  }

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let size = context.read(size).size
    let id = context.attribute.id.index
    var items = marks(context, width: size.width, id: id)
    if let content {
      var list = context.read(content)
      let tray = moveAside(in: &list, context)
      let carried = context.read(controller.carried).map { take($0, from: &list, context, width: size.width, id: id) }
      items.append(
        DisplayItem(id: content.id.index, version: 0, bounds: list.bounds, content: .group(GroupItem(list))))
      if let carried { items += carried }
      items += tray
    }
    if let position = context.read(controller.insertion) {
      // Two points, as wide as the rows.
      let line = CGRect(x: 0, y: max(0, position - 1), width: max(size.width, viewport(context).width), height: 2)
      items.append(
        DisplayItem(
          id: id &+ 0x7C00_0000, version: context.revision, bounds: line, frame: line,
          content: .shape(
            ShapeItem(
              path: Path(line),
              paint: .color(Color.accentColor.resolve(context.read(appearance), accent: context.read(accent)))))))
    }
    let own = CGRect(origin: .zero, size: size)
    let group = GroupItem(DisplayList(items), responder: presses, contentShape: ContentShape(Path(own)))
    // Something can be dropped below the last row, too.
    let bounds = own.union(CGRect(origin: .zero, size: viewport(context)))
    return DisplayList([DisplayItem(id: id, version: 0, bounds: bounds, content: .group(group))])
  }

  /// What shows of the rows, whether there are any or not.
  private func viewport(_ context: RuleContext<DisplayList>) -> CGSize {
    controller.scroll?.state.area.map { context.read($0).viewport } ?? .zero
  }

  /// Takes the rows that the pointer carries out of a list's rows: they are drawn over them, where the pointer has them.
  private func take(
    _ carried: CarriedRows, from list: inout DisplayList, _ context: RuleContext<DisplayList>, width: CGFloat,
    id: UInt32
  ) -> [DisplayItem] {
    let children = context.read(rows.children)
    let places = context.read(rows.placements)
    let window = context.read(rows.window)
    let (appearance, accent) = (context.read(appearance), context.read(accent))
    guard carried.content === context.read(rows.content) else { return [] }
    // How far each row is carried, by the item that draws it.
    var ways: [UInt32: CGFloat] = [:]
    var card: CGRect?
    for ((index, child), place) in zip(zip(window.indices, children), places) where carried.carries(index) {
      let position = carried.position(of: index)
      let rect = CGRect(x: 0, y: position, width: width, height: place.size.height)
      card = card?.union(rect) ?? rect
      guard let display = child.outputs.display else { continue }
      let own = context.read(display)
      ways[own.items.count == 1 ? own.items[0].id : display.id.index] = position - place.origin.y
    }
    guard let card else { return [] }
    func plate(_ color: Color, _ number: UInt32) -> DisplayItem {
      DisplayItem(
        id: id &+ number, version: context.revision, bounds: card, frame: card,
        content: .shape(ShapeItem(path: Path(card), paint: .color(color.resolve(appearance, accent: accent)))))
    }
    var taken: [DisplayItem] = []
    var left: [DisplayItem] = []
    for var item in list.items {
      guard let way = ways[item.id] else {
        left.append(item)
        continue
      }
      item.offset.y += way
      item.bounds.origin.y += way
      item.isMoving = true
      taken.append(item)
    }
    list = DisplayList(left)
    let shadow = Filter.shadow(
      color: Color.black.opacity(0.25).resolve(appearance, accent: accent), radius: 5,
      offset: CGSize(width: 0, height: 2))
    let raised = GroupItem(DisplayList([plate(.windowBackground, 0x7E00_0000)]), filters: [shadow])
    return [
      DisplayItem(
        id: id &+ 0x7F00_0000, version: context.revision, bounds: card.insetBy(dx: -15, dy: -17),
        content: .group(raised)),
      plate(.pressedRow, 0x7D00_0000),
    ] + taken
  }

  /// Moves the row that is swiped aside, and returns its buttons.
  private func moveAside(in list: inout DisplayList, _ context: RuleContext<DisplayList>) -> [DisplayItem] {
    guard let swipe = context.read(controller.swiped), !swipe.isOver,
      let place = context.read(swipe.placements).first,
      rows.move(swipe.row.identity, by: swipe.way(context), in: &list, context) != nil
    else { return [] }
    guard let tray = swipe.tray.display else { return [] }
    var items: [DisplayItem] = []
    items.append(context.read(tray), at: place, id: tray.id.index)
    return items
  }

  private func marks(_ context: RuleContext<DisplayList>, width: CGFloat, id: UInt32) -> [DisplayItem] {
    let children = context.read(rows.children)
    let places = context.read(rows.placements)
    let selection = context.read(controller.selection)
    let pressed = context.read(controller.pressed)
    let look = context.read(look)
    let window = context.read(rows.window)
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
    if let card = look.card {
      for part in ListCards(card, controller: controller, context: context).parts(rows, width: width) {
        add(part.rect, part.path, part.color)
      }
    }
    if look.alternates {
      for (index, place) in zip(window.views, places) where index % 2 == 1 {
        add(CGRect(x: 0, y: place.origin.y, width: width, height: place.size.height), nil, .alternateRow)
      }
    }
    // Selected rows that touch are marked as one.
    // Of other content its indices are other rows'.
    let content = context.read(rows.content)
    let carried = context.read(controller.carried).flatMap { $0.content === content ? $0 : nil }
    var run: CGRect?
    func finish(_ color: Color) {
      guard let rect = run else { return }
      run = nil
      if look.inset == 0 || look.card != nil { return add(rect, nil, color) }
      let inner = rect.insetBy(dx: look.inset, dy: 0)
      let radius = CGSize(width: look.radius, height: look.radius)
      add(inner, Path(roundedRect: inner, cornerSize: radius), color)
    }
    let swipe = context.read(controller.swiped).flatMap { $0.isOver ? nil : $0 }
    let isFocused = context.read(controller.isFocused)
    let isMirrored =
      look.card != nil && context.read(controller.inputs.environmentValue(\.layoutDirection)) == .rightToLeft
    let color = isFocused ? Color.accentColor.opacity(0.3) : Color.selectedRow
    for ((index, child), place) in zip(zip(window.indices, children), places) {
      let state = controller.state(of: child)
      if carried?.carries(index) == true { continue }
      guard controller.isRow(index), state?.hasBackground(context) != true else { continue }
      var rect = CGRect(x: 0, y: place.origin.y, width: width, height: place.size.height)
      if let card = look.card {
        let margins = state?.margins ?? (leading: card.margin, trailing: card.margin)
        rect.origin.x = isMirrored ? margins.trailing : margins.leading
        rect.size.width = max(0, width - margins.leading - margins.trailing)
      }
      if let swipe, swipe.row === state { rect.origin.x += swipe.way(context) }
      let isSelected =
        selection.isSelectable
        && context.observing {
          selection.contains(state?.value(context) ?? controller.value(at: index))
        }
      if isSelected {
        // The row before or behind those that exist may be selected too: the mark goes on, and has no corners there.
        func goesOn(_ neighbour: Int) -> Bool {
          controller.isRow(neighbour)
            && context.observing { selection.contains(controller.value(at: neighbour)) }
        }
        if index == window.views.lowerBound, goesOn(index - 1) {
          rect.origin.y -= 2 * look.radius
          rect.size.height += 2 * look.radius
        }
        if index == window.views.upperBound - 1, goesOn(index + 1) { rect.size.height += 2 * look.radius }
        if let before = run, abs(before.maxY - rect.minY) < 0.01, before.minX == rect.minX,
          before.width == rect.width
        {
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
