import DesktopBus
import DesktopStatusItems
import DisplayList
import Foundation
import Geometry
import Renderer
import UICore

extension SDLPlatform: StatusItemPlatform {
  package func openStatusItem(client: any StatusItemClient) -> any PlatformStatusItem {
    statusItemService.open(client: client)
  }

  /// GNOME's panel is dark whatever the windows are; the others' are taken to be like windows.
  package var panelIsDark: Bool {
    let desktops = environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":") ?? []
    return isDark || desktops.contains("GNOME")
  }

  func makeStatusItemService(_ loop: BusLoop) -> StatusItemService {
    StatusItemService(environment: environment, loop: loop) { frame, scale in
      frame.draw(at: scale)
    } place: { [weak self] x, y in
      let scale = self.map { $0.isX11 ? $0.settings.scale : 1 } ?? 1
      return CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
    }
  }
}

extension PresentedFrame {
  /// The most pixels that an item's picture is wide or high.
  private static var mostPixels: CGFloat { 256 }

  /// The frame's pixels on nothing, at so many pixels a point.
  @MainActor fileprivate func draw(at scale: CGFloat) -> Bitmap {
    func pixels(_ length: CGFloat) -> Int { Int(min(Self.mostPixels, max(1, (length * scale).rounded(.up)))) }
    let buffer = PixelBuffer(width: pixels(size.width), height: pixels(size.height))
    let background = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    Renderer().render(list, size: size, scale: scale, background: background, glyphs: glyphs, into: buffer)
    return buffer.bitmap(isOpaque: false)
  }
}
