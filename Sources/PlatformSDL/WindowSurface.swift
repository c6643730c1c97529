import CSDL2
import DisplayList
import Foundation
import Renderer
import UICore

/// Draws frames into a window's surface and shows the damage.
///
/// If the surface has the renderer's pixel format, as nearly always, the renderer draws directly into its memory.
/// Otherwise it draws into its own buffer, and the damage is converted.
@MainActor
final class WindowSurface {
  private let window: OpaquePointer
  private let renderer = Renderer()
  /// Called with what was drawn, before it is shown.
  var didDraw: ((PixelBuffer, [PixelRect]) -> Void)?
  private var target: (buffer: PixelBuffer, surface: UnsafeMutablePointer<SDL_Surface>, isShared: Bool)?
  /// Whether the target contains a frame.
  private var hasFrame = false

  init(_ window: OpaquePointer) { self.window = window }

  var kept: [String: Int] { renderer.kept.byName }

  /// Drops the surface, as SDL does when the window is resized.
  func invalidate() {
    target = nil
    hasFrame = false
    renderer.invalidate()
  }

  func show(_ frame: PresentedFrame) {
    guard let (buffer, surface, isShared) = currentTarget() else { return }
    frame.recorder?.begin(.raster)
    let damage = renderer.render(
      frame.list, size: frame.size, scale: frame.scale, background: frame.background, glyphs: frame.glyphs,
      into: buffer)
    frame.recorder?.end(.raster, value: UInt32(clamping: damage.reduce(0) { $0 + $1.width * $1.height }))
    hasFrame = true
    guard !damage.isEmpty else { return }
    didDraw?(buffer, damage)
    frame.recorder?.begin(.present)
    defer { frame.recorder?.end(.present) }
    if !isShared { for area in damage { convert(area, of: buffer, to: surface) } }
    var areas = damage.map { SDL_Rect(x: Int32($0.x0), y: Int32($0.y0), w: Int32($0.width), h: Int32($0.height)) }
    SDL_UpdateWindowSurfaceRects(window, &areas, Int32(areas.count))
  }

  /// Shows the last frame again after the window system lost it.
  func showAgain() {
    if hasFrame { SDL_UpdateWindowSurface(window) }
  }

  func snapshot() -> Bitmap? {
    hasFrame ? target?.buffer.bitmap(isOpaque: true) : nil
  }

  private func currentTarget() -> (PixelBuffer, UnsafeMutablePointer<SDL_Surface>, Bool)? {
    guard let surface = SDL_GetWindowSurface(window) else { return nil }
    let width = Int(surface.pointee.w), height = Int(surface.pointee.h)
    // A surface of another size may have the same address, before the event for the resize arrives.
    if let target, target.surface == surface, (target.buffer.width, target.buffer.height) == (width, height) {
      return target
    }
    let format = surface.pointee.format.pointee
    let isShared =
      format.BytesPerPixel == 4 && format.Rmask == 0xff_0000 && format.Gmask == 0xff00
      && format.Bmask == 0xff && surface.pointee.pitch % 4 == 0
    let buffer =
      isShared
      ? PixelBuffer(
        wrapping: surface.pointee.pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height,
        pitch: Int(surface.pointee.pitch) / 4)
      : PixelBuffer(width: width, height: height)
    invalidate()
    target = (buffer, surface, isShared)
    return target
  }

  private func convert(_ area: PixelRect, of buffer: PixelBuffer, to surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = surface.pointee.format.pointee
    let row = surface.pointee.pixels + area.y0 * Int(surface.pointee.pitch) + area.x0 * Int(format.BytesPerPixel)
    SDL_ConvertPixels(
      Int32(area.width), Int32(area.height), SDL_PIXELFORMAT_ARGB8888.rawValue,
      buffer.pixels + area.y0 * buffer.pitch + area.x0, Int32(buffer.pitch * 4), format.format, row,
      surface.pointee.pitch)
  }
}
