import Foundation

/// The platform whose metrics, type sizes and colours a window's views use.
///
/// Each window has one profile: `desktop`, unless `--profile`, the scene (``Scene/platformProfile(_:)``) or a test sets
/// another. Each number of a profile names its source: Apple's Human Interface Guidelines (HIG), a measurement, or this
/// package's choice.
public enum PlatformProfile: String, Hashable, CaseIterable, Sendable {
  /// A Mac with iOS 18's system colours.
  case desktop
  /// A Mac with the system colours of macOS 15.
  case mac
  /// An iPhone with iOS 18.
  case phone
  /// An iPhone with the metrics of iOS 18 and the system colours of iOS 26.
  case phone26

  /// The padding of `padding()` without a length, in points: 16 as measured on macOS 26 and iOS 26.
  static let standardPadding: CGFloat = 16

  package var isPhone: Bool { self == .phone || self == .phone26 }

  var typography: Typography { isPhone ? .iOS : .macOS }

  /// The default window size in points; on phones that of an iPhone 16 (HIG, "Layout", device screen dimensions).
  var windowSize: CGSize { isPhone ? CGSize(width: 393, height: 852) : CGSize(width: 900, height: 620) }
}

private enum PlatformProfileKey: EnvironmentKey { static var defaultValue: PlatformProfile { .desktop } }

extension EnvironmentValues {
  /// The platform whose look the view has.
  public package(set) var platformProfile: PlatformProfile {
    get { self[PlatformProfileKey.self] }
    set {
      if newValue == platformProfile { return }
      self[PlatformProfileKey.self] = newValue
      textStyle.setting.typography = newValue.typography
      colorAppearance.palette = newValue.palette
    }
  }
}

extension PlatformProfile {
  var palette: SystemPalette {
    switch self {
    case .desktop: .desktop
    case .mac: .macOS
    case .phone: .iOS18
    case .phone26: .iOS26
    }
  }
}
