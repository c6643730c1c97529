import DisplayList
import Foundation
import Geometry
import TextLayout

/// Shows beside a window what of its menus, popovers and tooltips is beyond its edges.
///
/// The part inside is the window's, as ever; a popup shows the rest.
@MainActor
final class PopupWindows {
  private unowned let window: any PlatformWindow
  /// By the identities of surfaces.
  private var open: [UInt32: Popup] = [:]

  private struct Popup {
    let platform: any PlatformPopup
    var drawing: Drawing?
    var version: UInt32 = 0

    /// What decides what it shows.
    struct Drawing: Equatable {
      let list: DisplayList
      let frame: CGRect
      let window: CGSize
      let scale: CGFloat

      static func == (a: Drawing, b: Drawing) -> Bool {
        a.list === b.list && a.frame == b.frame && a.window == b.window && a.scale == b.scale
      }
    }
  }

  init(_ window: any PlatformWindow) { self.window = window }

  /// The parts of displays that popups may take, in the window's points.
  static func room(on displays: [PlatformDisplay], beside window: any PlatformWindow) -> [CGRect] {
    guard let origin = window.desktopOrigin else { return [] }
    return displays.map { $0.visibleFrame.offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  /// Called once the window has been drawn.
  func show(_ surfaces: [PopupSurfaces.Shown], glyphs: any GlyphSource) {
    if surfaces.isEmpty, open.isEmpty { return }
    let inside = CGRect(origin: .zero, size: window.size)
    var gone = Set(open.keys)
    for surface in surfaces {
      let solid = surface.solid
      guard !solid.isEmpty, !inside.contains(solid) else { continue }
      let known = open[surface.identity]?.platform
      guard let popup = known ?? window.openPopup(at: pixels(around: solid)) else { continue }
      gone.remove(surface.identity)
      popup.touchArea = surface.takesInput ? solid : .zero
      present(surface, popup, frame: pixels(around: popup.isTranslucent ? surface.drawn : solid), glyphs)
    }
    for identity in gone { open.removeValue(forKey: identity)?.platform.close() }
  }

  private func present(
    _ surface: PopupSurfaces.Shown, _ popup: any PlatformPopup, frame: CGRect, _ glyphs: any GlyphSource
  ) {
    var state = open[surface.identity] ?? Popup(platform: popup)
    if popup.frame != frame { popup.frame = frame }
    let drawing = Popup.Drawing(list: surface.list, frame: frame, window: window.size, scale: window.scale)
    guard drawing != state.drawing else { return }
    state.drawing = drawing
    state.version &+= 1
    open[surface.identity] = state
    let offset = CGPoint(x: surface.offset.x - frame.minX, y: surface.offset.y - frame.minY)
    let inside = CGRect(origin: .zero, size: window.size).intersection(frame)
    let cut = Path { path in
      path.addRect(frame)
      if !inside.isEmpty { path.addRect(inside) }
    }.offsetBy(dx: -surface.offset.x, dy: -surface.offset.y)
    let item = DisplayItem(
      id: surface.identity, version: state.version, offset: offset,
      bounds: surface.list.bounds.offsetBy(dx: offset.x, dy: offset.y),
      content: .group(GroupItem(surface.list, clip: .path(cut, FillStyle(eoFill: true)))))
    popup.present(
      PresentedFrame(
        list: DisplayList([item]), size: frame.size, scale: window.scale,
        background: RGBA(red: 0, green: 0, blue: 0, alpha: 0), glyphs: glyphs))
  }

  /// The whole pixels that a rectangle touches, so that what is drawn in the popup is as sharp as in the window.
  private func pixels(around rect: CGRect) -> CGRect {
    let scale = window.scale
    let pixels = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale
    ).integral
    return CGRect(
      x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale, height: pixels.height / scale)
  }

  func close() {
    for popup in open.values { popup.platform.close() }
    open = [:]
  }
}
