import Foundation
import Geometry
import UICore

/// UIKit's colour: a `Color` in a class, which may depend on the colour scheme and the contrast.
///
/// `Color(uiColor:)` gives the colour back, so that one of the system stays dynamic. Components are sRGB. Immutable; equal
/// to one of the same colour.
open class UIColor: NSObject, @unchecked Sendable {
  let color: Color
  private let exact: ColorComponents?

  init(color: Color, exact: ColorComponents? = nil) { (self.color, self.exact) = (color, exact) }

  convenience init(_ components: ColorComponents) { self.init(color: components.color, exact: components) }

  /// A colour by its components, nominally 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(ColorComponents(white: white, alpha: alpha)) }

  /// A colour by its hue on the hexagon of colours, its saturation and its brightness, 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// A colour by its components in Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour that the closure chooses wherever it is drawn, by the colour scheme and the contrast there.
  ///
  /// The closure runs on the thread that draws, as often as something is drawn.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    nonisolated(unsafe) let choose = dynamicProvider
    self.init(
      color: Color(provider: { appearance in choose(UITraitCollection(appearance)).color.rgba(in: appearance) }))
  }

  /// A colour of the main bundle's asset catalogs; nil where there is none of this name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of a bundle's asset catalogs; nil where there is none of this name.
  ///
  /// - Parameter traitCollection: not needed: the colour goes by where it is drawn.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = Color.found(name, bundle: bundle, in: NamedImages.shared.catalogs) else { return nil }
    self.init(color: color)
  }

  /// The colour of a view's.
  public convenience init(_ color: Color) { self.init(color: color) }

  /// The same components as Core Graphics' colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor.sRGB) }

  /// What `#colorLiteral(…)` makes.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      color: Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)),
      exact: ColorComponents(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)))
  }

  /// The colour in what its surroundings are now: `UITraitCollection.current`.
  public var cgColor: CGColor { CGColor(components) }

  /// The constant colour that this one is with some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    exact == nil ? UIColor(components(with: traitCollection)) : self
  }

  /// The colour with another opacity, 0…1, instead of its own.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if var exact {
      exact.alpha = alpha
      return UIColor(exact)
    }
    return UIColor(color: color.replacingOpacity(alpha))
  }

  var components: ColorComponents { components(with: .current) }

  private func components(with traits: UITraitCollection) -> ColorComponents {
    exact ?? ColorComponents(color.rgba(in: traits.appearance))
  }

  /// Tells red, green, blue and opacity in the current surroundings; true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Tells hue, saturation, brightness and opacity in the current surroundings; true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (components, hsb) = (components, components.hsb)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Tells a grey and its opacity; false, and nothing told, for colours that are no greys.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let components = components
    guard let grey = components.white else { return false }
    white?.pointee = grey
    alpha?.pointee = components.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }
  open override var description: String {
    let components = components
    return "UIColor \(components.red) \(components.green) \(components.blue) \(components.alpha)"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a `#colorLiteral(…)` that nothing else says the type of.
public typealias _ColorLiteralType = UIColor
