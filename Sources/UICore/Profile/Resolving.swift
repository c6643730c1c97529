import Foundation
import Geometry
import TextLayout

extension ColorAppearance {
  /// How colours look on a platform.
  package init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard, profile: PlatformProfile = .desktop)
  {
    self.init(scheme: scheme, contrast: contrast, palette: profile.palette)
  }
}

extension EnvironmentValues {
  /// How colours look to a view.
  package var appearanceOfColors: ColorAppearance { colorAppearance }
}

extension Font {
  /// What the font system is asked for on a platform, with a size of type that the user chose.
  package func descriptor(profile: PlatformProfile, typeSize: DynamicTypeSize = .large) -> FontDescriptor {
    descriptor(TypeSetting(typography: profile.typography, size: typeSize))
  }
}

extension Font.Weight {
  /// A weight on OpenType's scale, 100…900.
  package init(openType value: CGFloat) { self.value = value }
}
