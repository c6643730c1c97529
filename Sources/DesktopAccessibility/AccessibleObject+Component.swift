import DesktopBus
import Foundation
import UICore

extension AccessibleObject {
  /// From which corner places count; the numbers are those of `AtspiCoordType`.
  enum Origin: Int { case desktop, window, parent }

  /// Where the object is, in pixels; nil for the program, which is nowhere.
  private func frame(from origin: Origin) -> CGRect? {
    let window: AccessibleWindowNode
    var frame: CGRect
    switch target {
    case .program: return nil
    case .window(let node): (window, frame) = (node, CGRect(origin: .zero, size: node.window.size))
    case .element(let node, let around): (window, frame) = (around, node.element.frame)
    }
    if frame.isNull { frame = .zero }
    return pixels(frame, from: origin, in: window)
  }

  /// A rectangle in points of the window.
  func pixels(_ frame: CGRect, from origin: Origin, in window: AccessibleWindowNode) -> CGRect {
    let (scale, corner) = (window.window.scale, corner(origin, in: window))
    return CGRect(
      x: (frame.minX - corner.x) * scale, y: (frame.minY - corner.y) * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  /// The point of the window, in points, of a pixel.
  func point(_ x: Int, _ y: Int, from origin: Origin, in window: AccessibleWindowNode) -> CGPoint {
    let (scale, corner) = (window.window.scale, corner(origin, in: window))
    return CGPoint(x: CGFloat(x) / scale + corner.x, y: CGFloat(y) / scale + corner.y)
  }

  /// The corner in points of the window.
  private func corner(_ origin: Origin, in window: AccessibleWindowNode) -> CGPoint {
    switch origin {
    case .window: return .zero
    case .desktop:
      let place = window.window.desktopOrigin ?? .zero
      return CGPoint(x: -place.x, y: -place.y)
    case .parent:
      guard case .element(let node, _) = target else { return corner(.desktop, in: window) }
      return window.nodes[node.parent]?.element.frame.origin ?? .zero
    }
  }

  func answerComponent(_ call: BusCall) -> BusReply {
    func origin(_ argument: Int) -> Origin? { call.int(argument).flatMap(Origin.init) }
    switch call.member {
    case "GetExtents":
      guard let origin = origin(0) else { return .badArguments }
      let frame = frame(from: origin) ?? .zero
      return .value(
        .structure([.pixels(frame.minX), .pixels(frame.minY), .pixels(frame.width), .pixels(frame.height)]))
    case "GetPosition":
      guard let origin = origin(0) else { return .badArguments }
      let frame = frame(from: origin) ?? .zero
      return .values([.pixels(frame.minX), .pixels(frame.minY)])
    case "GetSize":
      let frame = frame(from: .window) ?? .zero
      return .values([.pixels(frame.width), .pixels(frame.height)])
    case "Contains":
      guard let x = call.int(0), let y = call.int(1), let origin = origin(2) else { return .badArguments }
      return .value(.bool(frame(from: origin)?.contains(CGPoint(x: x, y: y)) == true))
    case "GetAccessibleAtPoint":
      guard let x = call.int(0), let y = call.int(1), let origin = origin(2) else { return .badArguments }
      return .value(program.reference(object(x, y, from: origin)))
    case "GetLayer":
      // `ATSPI_LAYER_WINDOW` and `ATSPI_LAYER_WIDGET`.
      if case .window = target { return .value(.uint32(7)) }
      return .value(.uint32(3))
    case "GetMDIZOrder": return .value(.int16(0))
    case "GetAlpha": return .value(.double(1))
    case "GrabFocus": return .value(.bool(grabFocus()))
    // Windows and views are placed by the desktop and by their layouts.
    case "ScrollTo", "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return .value(.bool(false))
    default: return .unknownMethod
    }
  }

  private func object(_ x: Int, _ y: Int, from origin: Origin) -> UInt32? {
    let window: AccessibleWindowNode
    switch target {
    case .program: return nil
    case .window(let node): window = node
    case .element(_, let around): window = around
    }
    let place = point(x, y, from: origin, in: window)
    guard CGRect(origin: .zero, size: window.window.size).contains(place) else { return nil }
    return window.node(at: place)?.number ?? window.number
  }

  /// Moves the keyboard's focus here, where the element takes it, and that of assistive programs.
  private func grabFocus() -> Bool {
    switch target {
    case .program: return false
    case .window(let window):
      window.window.raise()
      return true
    case .element(let node, let window):
      window.content.moveAccessibilityFocus(to: node.element)
      guard let takeFocus = node.element.takeFocus else { return window.content.hasAccessibilityFocus(node.element) }
      window.content.act(takeFocus)
      return true
    }
  }
}
