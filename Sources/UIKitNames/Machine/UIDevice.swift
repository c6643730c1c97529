import Foundation
import UICore

/// UIKit's device: the computer.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The computer that the program runs on.
  public class var current: UIDevice { UIDevice() }

  private override init() {}

  /// Like what kind of device the interface looks: a phone where the first window has a phone's profile, else a Mac.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    RunningPrograms.current?.windowEnvironment?.platformProfile.isPhone == true ? .phone : .mac
  }

  /// What the computer is called in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// "Linux".
  public var systemName: String { "Linux" }
  /// The kernel's version, such as "6.1.0".
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// The machine as its maker calls it, or "Computer" where that is not told.
  public var model: String {
    let text = try? String(contentsOfFile: "/sys/class/dmi/id/product_name", encoding: .utf8)
    let name = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return name.isEmpty ? "Computer" : name
  }
  /// The same as `model`.
  public var localizedModel: String { model }
  /// Unknown: computers do not tell how they lie.
  public var orientation: UIDeviceOrientation { .unknown }
  /// False: the orientation is not known.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Never posted: the orientation is not known.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// Like what kind of device an interface looks.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// In the order of UIKit.
  case unspecified = -1, phone, pad, tv, carPlay
  /// With UIKit's numbers.
  case mac = 5, vision
}

/// How a device lies.
public enum UIDeviceOrientation: Int, Sendable {
  /// In the order of UIKit.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it stands upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can follow it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// What UIKit's keyboard on a screen says by notifications, for who listens. There is no such keyboard: none is ever posted.
public class UIResponder: NSObject {
  private override init() {}

  /// Never posted.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Never posted.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Never posted.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Never posted.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Never posted.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Never posted.
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// Where a notification has the keyboard's frame.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where a notification has the keyboard's frame before.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where a notification has the seconds that the keyboard moves.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// Where a notification has the curve that the keyboard moves by.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
