import Foundation

/// How much room a window has along each axis, as its views are told.
struct SizeClasses: Equatable {
  var horizontal = UserInterfaceSizeClass.regular
  var vertical = UserInterfaceSizeClass.regular
}

extension PlatformProfile {
  /// The size classes of a window of a size in points.
  ///
  /// Always regular on a desktop (Apple, `horizontalSizeClass`). On a phone those of HIG, "Layout", device size classes:
  /// upright, iPhones (320 to 440 wide) are compact across; on their side (320 to 440 high) they are compact from top to
  /// bottom, and across as well unless they are as long as the larger ones (896 and up; the others reach 874). Windows
  /// beyond a phone's, as on an iPad, are regular from 600 points: the table has nothing between 440 and 744.
  func sizeClasses(for size: CGSize) -> SizeClasses {
    guard isPhone else { return SizeClasses() }
    let isLow = size.height < 480
    let isNarrow = size.width < (isLow ? 896 : 600)
    return SizeClasses(horizontal: isNarrow ? .compact : .regular, vertical: isLow ? .compact : .regular)
  }
}

extension EnvironmentValues {
  /// Takes a window's profile and what follows from it for a window of `size` points.
  package mutating func adopt(_ profile: PlatformProfile, size: CGSize) {
    platformProfile = profile
    set(profile.sizeClasses(for: size))
  }

  mutating func set(_ classes: SizeClasses) {
    if horizontalSizeClass != classes.horizontal { horizontalSizeClass = classes.horizontal }
    if verticalSizeClass != classes.vertical { verticalSizeClass = classes.vertical }
  }
}
