import Foundation
import Geometry

/// Scrolling: if a group only moved, by whole pixels, its pixels are copied instead of drawn again.
extension DisplayListDifference {
  /// With fewer pixels, drawing them is cheaper than finding out what to copy.
  static let smallestMove = 4096

  /// Copies the part of a group that is visible both before and after. Damages what is exposed, what differs inside,
  /// and other items that were drawn there.
  ///
  /// - Returns: false if this is impossible; nothing is changed then.
  mutating func move(
    _ old: DisplayItem, _ a: GroupItem, _ new: DisplayItem, _ b: GroupItem, _ context: Context
  ) -> Bool {
    guard let movable = context.movable, a.opacity >= 1, a.blendMode == .normal, !a.isIsolated, a.mask == nil,
      // A filter that spreads a change is not followed.
      a.list === b.list || a.filters.allSatisfy(\.isPointwise)
    else { return false }
    let source = context.entering(old, a)
    let inner = context.entering(new, b)
    let (from, to) = (source.transform, inner.transform)
    guard from.a == to.a, from.b == to.b, from.c == to.c, from.d == to.d, source.onEdges == inner.onEdges,
      let dx = Self.whole(to.tx - from.tx), let dy = Self.whole(to.ty - from.ty), dx != 0 || dy != 0
    else { return false }
    let before = Self.pixels(within: old.bounds, context.transform).intersection(context.visible)
    let after = Self.pixels(within: new.bounds, context.transform).intersection(context.visible)
    let available = before.intersection(movable)
    let destination = available.offsetBy(dx: dx, dy: dy).intersection(movable).intersection(after)
    guard destination.area >= Self.smallestMove else { return false }
    let touched = available.union(destination)
    if copies.contains(where: { $0.touched.intersects(touched) }) { return false }

    copies.append(Copy(destination: destination, dx: dx, dy: dy))
    changes.add(before)
    changes.add(after)
    for part in before.subtracting(destination) + after.subtracting(destination) { region.add(part) }
    var others = Others(destination: destination, dx: dx, dy: dy, mover: old.id, list: a.list)
    others.collect(oldRoot, Context(transform: rootTransform, visible: context.visible, movable: context.visible))
    for rect in others.found { region.add(rect) }
    // The copied pixels show the old list with the new transform.
    compare(
      a.list, b.list, Context(transform: to, onEdges: inner.onEdges, visible: inner.visible, movable: nil))
    return true
  }

  private static func whole(_ v: CGFloat) -> Int? {
    let rounded = v.rounded()
    return abs(v - rounded) < 1e-6 && abs(rounded) < PixelRect.limit ? Int(rounded) : nil
  }
}

extension DisplayListDifference.Copy {
  var touched: PixelRect { destination.union(destination.offsetBy(dx: -dx, dy: -dy)) }
}

/// Finds the items other than the moved group that are visible in the copied pixels.
private struct Others {
  let destination: PixelRect
  let dx, dy: Int
  let mover: UInt32
  let list: DisplayList
  /// The parts of `destination` that are wrong after the copy.
  private(set) var found: [PixelRect] = []
  private var isBelow = true

  init(destination: PixelRect, dx: Int, dy: Int, mover: UInt32, list: DisplayList) {
    (self.destination, self.dx, self.dy, self.mover, self.list) = (destination, dx, dy, mover, list)
  }

  /// Traverses the old list, back to front.
  mutating func collect(_ list: DisplayList, _ context: DisplayListDifference.Context) {
    let touched = DisplayListDifference.Copy(destination: destination, dx: dx, dy: dy).touched
    // Indices, because a loop over items copies each one, and few of them are looked at.
    for index in list.items.indices {
      let pixels = DisplayListDifference.pixels(within: list.items[index].bounds, context.transform)
        .intersection(context.visible)
      guard pixels.intersects(touched) else { continue }
      let item = list.items[index]
      if case .group(let group) = item.content {
        if item.id == mover && group.list === self.list {
          isBelow = false
        } else if group.filters.isEmpty {
          collect(group.list, context.entering(item, group))
        } else {
          add(pixels)
        }
        continue
      }
      guard let color = item.uniformColor(over: touched, context) else {
        add(pixels)
        continue
      }
      // A rectangle of one colour looks the same after the copy, and covers what lies below it.
      if isBelow && color.alpha >= 1 { found.removeAll() }
    }
  }

  private mutating func add(_ pixels: PixelRect) {
    found.append(pixels.intersection(destination))
    found.append(pixels.offsetBy(dx: dx, dy: dy).intersection(destination))
  }
}

extension DisplayItem {
  /// The colour of a plain rectangle that fills all of `rect`; `nil` for anything else.
  fileprivate func uniformColor(over rect: PixelRect, _ context: DisplayListDifference.Context) -> RGBA? {
    guard context.movable?.contains(rect) == true, case .shape(let shape) = content, shape.stroke == nil,
      case .rect(let area) = shape.path.storage, case .color(let color) = shape.paint
    else { return nil }
    let (local, size) = place(context.transform, onEdges: context.onEdges)
    guard local.isAxisAligned else { return nil }
    let device = (size.map { area.stretched(with: frame!, to: $0) } ?? area).applying(local)
    let covers =
      device.minX <= CGFloat(rect.x0) && device.minY <= CGFloat(rect.y0) && device.maxX >= CGFloat(rect.x1)
      && device.maxY >= CGFloat(rect.y1)
    return covers ? color : nil
  }
}
