import Foundation

/// A window's size classes.
struct SizeClasses: Equatable {
  var horizontal = UserInterfaceSizeClass.regular
  var vertical = UserInterfaceSizeClass.regular
}

extension PlatformProfile {
  /// The size classes of a window of a size in points.
  ///
  /// Desktops are always regular (Apple, `horizontalSizeClass`). Phones follow HIG, "Layout", device size classes. In
  /// portrait, iPhones (320 to 440 wide) have compact width. In landscape (320 to 440 high) they have compact height,
  /// and compact width unless they are 896 or longer; the others reach 874. Larger windows, as on an iPad, have regular
  /// width from 600 points: the table has no device between 440 and 744.
  func sizeClasses(for size: CGSize) -> SizeClasses {
    guard isPhone else { return SizeClasses() }
    let isLow = size.height < 480
    let isNarrow = size.width < (isLow ? 896 : 600)
    return SizeClasses(horizontal: isNarrow ? .compact : .regular, vertical: isLow ? .compact : .regular)
  }
}

extension EnvironmentValues {
  /// Sets a window's profile, and the size classes that it implies for a window of `size` points.
  package mutating func adopt(_ profile: PlatformProfile, size: CGSize) {
    platformProfile = profile
    set(profile.sizeClasses(for: size))
  }

  mutating func set(_ classes: SizeClasses) {
    if horizontalSizeClass != classes.horizontal { horizontalSizeClass = classes.horizontal }
    if verticalSizeClass != classes.vertical { verticalSizeClass = classes.vertical }
  }
}
