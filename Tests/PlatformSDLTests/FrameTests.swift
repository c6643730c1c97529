import CSDL2
import DisplayList
import Foundation
import Geometry
import Testing
import TextLayout
import TraceRecorder
import UICore

@testable import PlatformSDL

/// When a window draws, and what of its surface.
@MainActor @Suite(.serialized) struct FrameTests {
  private final class NoGlyphs: GlyphSource {
    func bitmap(font: FontID, glyph: UInt32, pixelSize: Float, phase: Int) -> GlyphBitmap? { nil }
    func outline(font: FontID, glyph: UInt32, pixelSize: Float) -> Path? { nil }
  }

  /// A square of 20 points at (10, 30) over white.
  private func frame(_ color: RGBA, version: UInt32, recorder: TraceRecorder? = nil) -> PresentedFrame {
    let square = CGRect(x: 10, y: 30, width: 20, height: 20)
    let item = DisplayItem(
      id: 1, version: version, bounds: square, content: .shape(ShapeItem(path: Path(square), paint: .color(color))))
    return PresentedFrame(
      list: DisplayList([item]), size: CGSize(width: 200, height: 100), scale: 1, background: .white,
      glyphs: NoGlyphs(), recorder: recorder)
  }

  /// What the window system reads.
  private func pixel(_ window: SDLWindow, _ x: Int, _ y: Int) -> UInt32 {
    let surface = SDL_GetWindowSurface(window.handle)!.pointee
    return (surface.pixels + y * Int(surface.pitch) + x * 4).load(as: UInt32.self) | 0xff00_0000
  }

  @Test func aFrameIsDrawnIntoTheWindow() throws {
    let stage = try Stage()
    let (window, client) = try stage.open()
    #expect(window.snapshot() == nil)
    client.draw = { window.present(frame(RGBA(hex: 0x20_40_80), version: 1)) }
    stage.then {
      window.requestFrame()
      window.requestFrame()
    }
    stage.then {
      #expect(client.take() == [.frame])
      // The square's corners, and the pixels outside of them.
      #expect(pixel(window, 10, 30) == 0xff20_4080 && pixel(window, 29, 49) == 0xff20_4080)
      #expect(pixel(window, 9, 30) == 0xffff_ffff && pixel(window, 30, 49) == 0xffff_ffff)
      #expect(pixel(window, 10, 29) == 0xffff_ffff && pixel(window, 29, 50) == 0xffff_ffff)
      let picture = window.snapshot()
      #expect(picture?.width == 200 && picture?.height == 100)
      #expect(picture?.pixels[30 * 200 + 10] == 0xff20_4080)
    }
    stage.run()
    #expect(window.snapshot() == nil)
  }

  /// Bounds grow by the pixel that glyphs may move: a changed square of 20 is 22 × 22 pixels.
  @Test func onlyWhatDiffersIsDrawnAndShown() throws {
    let stage = try Stage()
    let (window, client) = try stage.open()
    let recorder = TraceRecorder(capacity: 256)
    recorder.isEnabled = true
    let frames = [frame(.black, version: 1), frame(.white, version: 2), frame(.white, version: 2)].map {
      var frame = $0
      frame.recorder = recorder
      return frame
    }
    client.draw = { window.present(frames[client.frames.count - 1]) }
    var passes: [[TraceKind]] = []
    var areas: [UInt32] = []
    for count in 1...3 {
      stage.then { window.requestFrame() }
      stage.wait("frame \(count) was never drawn") { client.frames.count == count }
      stage.then {
        let ends = recorder.drain().filter { $0.phase == .end }
        passes.append(ends.compactMap(\.kind))
        areas += ends.filter { $0.kind == .raster }.map(\.value)
      }
    }
    stage.run()
    #expect(areas == [20_000, 484, 0])
    let both: [TraceKind] = [.raster, .present]
    #expect(passes == [both, both, [.raster]])
  }

  /// Memory of another size holds nothing of the last frame.
  @Test func aResizedWindowIsDrawnWhole() throws {
    let stage = try Stage()
    let (window, client) = try stage.open()
    client.draw = {
      var frame = frame(.black, version: 1)
      frame.size = window.size
      window.present(frame)
    }
    stage.then { window.requestFrame() }
    stage.then { window.resize(to: CGSize(width: 210, height: 90)) }
    stage.wait("no frame of the new size") { client.frames.count == 2 }
    stage.then {
      let picture = window.snapshot()
      #expect(picture?.width == 210 && picture?.height == 90)
      #expect(pixel(window, 10, 30) == 0xff00_0000 && pixel(window, 209, 89) == 0xffff_ffff)
    }
    stage.run()
  }

  @Test func framesKeepTheDisplaysInterval() throws {
    let stage = try Stage()
    let (window, client) = try stage.open()
    client.draw = { if client.frames.count < 4 { window.requestFrame() } }
    stage.then { window.requestFrame() }
    stage.wait("four frames were never drawn") { client.frames.count == 4 }
    stage.run()
    #expect(window.frameInterval == 1.0 / 60 && stage.platform.frameInterval == 1.0 / 60)
    for (first, second) in zip(client.frames, client.frames.dropFirst()) {
      #expect(second >= first + 1.0 / 60 - 1e-9)
    }
  }

  @Test func aHiddenWindowKeepsItsFrameUntilItIsShown() throws {
    let stage = try Stage()
    let (hidden, shown) = (try stage.open(), try stage.open())
    stage.then {
      SDL_HideWindow(hidden.window.handle)
      hidden.window.requestFrame()
      shown.window.requestFrame()
    }
    stage.wait("the window that is shown was never drawn") { shown.client.frames.count == 1 }
    stage.then {
      #expect(hidden.client.frames.isEmpty)
      SDL_ShowWindow(hidden.window.handle)
    }
    stage.wait("the window was never drawn") { hidden.client.frames.count == 1 }
    stage.run()
  }

  /// What was covered is in the surface still.
  @Test func anExposedWindowIsShownAgainWithoutAFrame() throws {
    let stage = try Stage()
    let (window, client) = try stage.open()
    client.draw = { window.present(frame(.black, version: 1)) }
    stage.then { window.requestFrame() }
    stage.then { EventSource(window).window(SDL_WINDOWEVENT_EXPOSED) }
    stage.then {}
    stage.then {
      #expect(client.frames.count == 1)
      #expect(window.restsNow() && window.nextDeadline == .infinity)
    }
    stage.run()
  }

  @Test func aClosedWindowHearsNothingAndShowsNothing() throws {
    let stage = try Stage()
    let (window, client) = try stage.open()
    _ = try stage.open()
    stage.then {
      _ = client.take()
      EventSource(window).motion(1, 1)
    }
    stage.then {
      window.close()
      window.close()
      window.requestFrame()
      window.present(frame(.black, version: 1))
    }
    stage.then {
      #expect(client.take() == [] && client.frames.isEmpty)
      #expect(window.snapshot() == nil)
    }
    stage.run()
  }

  @Test func updatesHaveFramesWithoutAWindowToDraw() throws {
    let stage = try Stage()
    let (window, client) = try stage.open()
    var times: [Double] = []
    stage.platform.onFrame = { time, draw in
      times.append(time)
      draw()
    }
    stage.then {
      stage.platform.requestUpdate()
      stage.platform.requestUpdate()
    }
    stage.then {
      #expect(times.count == 1 && client.frames.isEmpty)
      window.requestFrame()
    }
    stage.wait("the window was never drawn") { client.frames.count == 1 }
    stage.run()
    // Both are told the same time.
    #expect(times.count == 2 && times.last == client.frames.last)
  }
}
