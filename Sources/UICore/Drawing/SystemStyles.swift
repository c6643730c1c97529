import DisplayList
import Foundation
import Geometry

/// The colour of what is selected: that of controls, which `tint` sets.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style; also by its name.
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    Color.accentColor._paint(in: rect, environment: environment)
  }
}

/// The colour of text in an empty field that says what belongs there.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style; also by its name.
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    Color.tertiaryLabel._paint(in: rect, environment: environment)
  }
}

/// A faint colour for shapes, over any background.
public struct FillShapeStyle: ShapeStyle {
  /// The style; also by its name.
  public init() {}
  /// UIKit's `systemFill`.
  private static let color = Color(
    .adaptive(light: RGBA(hex: 0x787880, alpha: 0.2), dark: RGBA(hex: 0x787880, alpha: 0.36)))
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    Self.color._paint(in: rect, environment: environment)
  }
}

/// The colour of windows below their content, whatever ``View/backgroundStyle(_:)`` says.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style; also by its name.
  public init() {}
  public func _paint(in rect: CGRect, environment: StyleEnvironment) -> Paint {
    Color.windowBackground._paint(in: rect, environment: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text in an empty field that says what belongs there.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// A faint colour for shapes, over any background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of windows below their content.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
