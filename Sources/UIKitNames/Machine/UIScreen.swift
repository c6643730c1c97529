import Foundation
import UICore

/// UIKit's screen: the display that the program runs on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  private let display: PlatformDisplay

  private init(_ display: PlatformDisplay) { self.display = display }

  /// The main display, as it is now.
  ///
  /// Its bounds are those of the first window where that has a phone's profile, for a phone's window fills its screen. Where no
  /// program runs it is that of an iPhone 16: 393 by 852 points, three pixels a point.
  public class var main: UIScreen {
    guard let program = RunningPrograms.current else { return UIScreen(.phone) }
    var display = program.runningPlatform.displays.first ?? .phone
    if let values = program.windowEnvironment, values.platformProfile.isPhone, let size = program.windowSize {
      display.frame = CGRect(origin: .zero, size: size)
      display.scale = values.displayScale
    }
    return UIScreen(display)
  }

  /// All displays, the main one first.
  public class var screens: [UIScreen] {
    let others = RunningPrograms.current?.runningPlatform.displays.dropFirst() ?? []
    return [main] + others.map(UIScreen.init)
  }

  /// Points, from zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: display.frame.size) }
  /// Pixels, from zero.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels a point.
  public var scale: CGFloat { display.scale }
  /// Pixels a point.
  public var nativeScale: CGFloat { display.scale }
  /// Frames a second.
  public var maximumFramesPerSecond: Int { Int((1 / display.frameInterval).rounded()) }
  /// With what it is drawn.
  public var traitCollection: UITraitCollection { .current }
}

/// AppKit's screen: a display of the desktop.
@preconcurrency @MainActor
public final class NSScreen: NSObject {
  private let display: PlatformDisplay
  /// The height of the main display, from whose lower edge AppKit counts upward.
  private let mainHeight: CGFloat

  private init(_ display: PlatformDisplay, mainHeight: CGFloat) {
    (self.display, self.mainHeight) = (display, mainHeight)
  }

  /// The main display, as it is now; nil where no program runs.
  public class var main: NSScreen? { screens.first }

  /// All displays, the main one first; empty where no program runs.
  public class var screens: [NSScreen] {
    let displays = RunningPrograms.current?.runningPlatform.displays ?? []
    return displays.map { NSScreen($0, mainHeight: displays[0].frame.maxY) }
  }

  /// Points, upward from the main display's lower left corner.
  public var frame: CGRect { upward(display.frame) }
  /// The part that panels of the desktop leave, in points, upward from the main display's lower left corner.
  public var visibleFrame: CGRect { upward(display.visibleFrame) }
  /// Pixels a point.
  public var backingScaleFactor: CGFloat { display.scale }
  /// What the desktop calls it.
  public var localizedName: String { display.name }
  /// Frames a second.
  public var maximumFramesPerSecond: Int { Int((1 / display.frameInterval).rounded()) }

  private func upward(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: mainHeight - rect.maxY, width: rect.width, height: rect.height)
  }
}

extension PlatformDisplay {
  /// HIG, "Layout", device screen dimensions: iPhone 16.
  fileprivate static let phone = PlatformDisplay(
    frame: CGRect(x: 0, y: 0, width: 393, height: 852), visibleFrame: CGRect(x: 0, y: 0, width: 393, height: 852),
    scale: 3, name: "", frameInterval: 1 / 60)
}
