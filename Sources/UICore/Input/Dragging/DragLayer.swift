import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Draws what is dragged over all that a window shows.
final class DragLayer {
  private unowned let viewGraph: ViewGraph
  private let figure: Attribute<DragFigure?>
  private var latest: DragFigure?
  private var number = 0
  private let reduceMotion: () -> Bool

  /// Seconds for the way back of what nobody took; our own figure.
  static let returnTime = 0.25
  /// The preview's opacity; our own figure.
  static let opacity: Float = 0.8

  /// - Parameter reduceMotion: whether what nobody took just vanishes.
  init(_ viewGraph: ViewGraph, reduceMotion: @escaping () -> Bool) {
    (self.viewGraph, self.reduceMotion) = (viewGraph, reduceMotion)
    figure = viewGraph.graph.source(nil)
  }

  func show(_ content: DragContent, at pointer: CGPoint) {
    guard let picture = content.picture else { return }
    number += 1
    set(
      DragFigure(
        picture: picture, pointer: pointer, isBadged: latest?.isBadged == true && latest?.isReturning == false,
        number: number))
  }

  func setBadge(_ isBadged: Bool) {
    guard var figure = latest, figure.isBadged != isBadged, !figure.isReturning else { return }
    figure.isBadged = isBadged
    set(figure)
  }

  func hide() { if latest != nil { set(nil) } }

  func flyBack(_ content: DragContent, from pointer: CGPoint, to start: CGPoint) {
    guard let picture = content.picture, !reduceMotion() else { return hide() }
    number += 1
    set(DragFigure(picture: picture, pointer: start, origin: pointer, number: number))
  }

  private func set(_ new: DragFigure?) {
    latest = new
    viewGraph.set(figure, to: new, transaction: Transaction())
  }

  /// A window's picture with what is dragged over it.
  func cover(_ content: Attribute<DisplayList>, root: ViewRoot) -> Attribute<DisplayList> {
    viewGraph.graph.rule(
      DragLayerRule(content: content, figure: figure, root: root) { [weak self] number in
        guard let self else { return }
        viewGraph.enqueueAction { [weak self] in if self?.latest?.number == number { self?.hide() } }
      })
  }
}

/// What is drawn of a drag.
struct DragFigure {
  let picture: DragPicture
  /// Where the pointer is or, on its way back, where it was pressed.
  var pointer: CGPoint
  /// Where the way back begins.
  var origin: CGPoint?
  var isBadged = false
  var number: Int

  var isReturning: Bool { origin != nil }
}

private struct DragLayerRule: Rule {
  let content: Attribute<DisplayList>
  let figure: Attribute<DragFigure?>
  unowned let root: ViewRoot
  let ended: (Int) -> Void
  private var begin: (number: Int, time: Double)?

  init(
    content: Attribute<DisplayList>, figure: Attribute<DragFigure?>, root: ViewRoot, ended: @escaping (Int) -> Void
  ) { (self.content, self.figure, self.root, self.ended) = (content, figure, root, ended) }

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let content = context.read(content)
    guard let figure = context.read(figure) else { return content }
    var pointer = figure.pointer
    if let origin = figure.origin {
      let time = context.read(root.time)
      if begin?.number != figure.number { begin = (figure.number, root.viewGraph.now) }
      let part = min(1, max(0, (time - begin!.time) / DragLayer.returnTime))
      let eased = part * part * (3 - 2 * part)
      pointer = CGPoint(x: origin.x + (pointer.x - origin.x) * eased, y: origin.y + (pointer.y - origin.y) * eased)
      if part < 1 { root.needsNextFrame() } else { ended(figure.number) }
    }
    let (list, grip) = (figure.picture.list, figure.picture.grip)
    let id = context.attribute.id.index
    let place = CGPoint(x: pointer.x + grip.dx, y: pointer.y + grip.dy)
    var preview = DisplayItem(
      id: id, version: UInt32(truncatingIfNeeded: ObjectIdentifier(list).hashValue), offset: place,
      bounds: list.bounds.offsetBy(dx: place.x, dy: place.y),
      content: .group(GroupItem(list, opacity: DragLayer.opacity, allowsHitTesting: false)))
    preview.isMoving = figure.isReturning
    var items = content.items
    if !list.isEmpty { items.append(preview) }
    if figure.isBadged { items.append(badge(at: pointer, id: id &+ 0x7F00_0000)) }
    return DisplayList(items)
  }

  /// A plus on green beside the pointer: what is dropped is copied. 16 points, the size of a small symbol.
  private func badge(at pointer: CGPoint, id: UInt32) -> DisplayItem {
    let circle = CGRect(x: 0, y: 0, width: 16, height: 16)
    var plus = Path(CGRect(x: 4, y: 7, width: 8, height: 2))
    plus.addRect(CGRect(x: 7, y: 4, width: 2, height: 3))
    plus.addRect(CGRect(x: 7, y: 9, width: 2, height: 3))
    func shape(_ path: Path, _ color: RGBA, _ number: UInt32) -> DisplayItem {
      DisplayItem(
        id: id &+ number, version: 0, bounds: path.boundingRect,
        content: .shape(ShapeItem(path: path, paint: .color(color))))
    }
    let list = DisplayList([
      shape(Path(ellipseIn: circle), RGBA(red: 0.2, green: 0.78, blue: 0.35, alpha: 1), 1),
      shape(plus, RGBA(red: 1, green: 1, blue: 1, alpha: 1), 2),
    ])
    let place = CGPoint(x: pointer.x + 8, y: pointer.y + 8)
    return DisplayItem(
      id: id, version: 0, offset: place, bounds: circle.offsetBy(dx: place.x, dy: place.y),
      content: .group(GroupItem(list, allowsHitTesting: false)))
  }

  static var updateKind: UpdateKind { .display }
}
