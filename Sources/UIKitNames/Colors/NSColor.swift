import Foundation
import Geometry
import UICore

/// AppKit's colour: a `Color` in a class, which may depend on the colour scheme and the contrast.
///
/// `Color(nsColor:)` gives the colour back, so that one of the system stays dynamic. Components are sRGB, which all the
/// spaces of AppKit's initialisers are taken for but P3. Immutable; equal to one of the same colour.
open class NSColor: NSObject, @unchecked Sendable {
  let color: Color
  private let exact: ColorComponents?

  init(color: Color, exact: ColorComponents? = nil) { (self.color, self.exact) = (color, exact) }

  convenience init(_ components: ColorComponents) { self.init(color: components.color, exact: components) }

  /// A colour by its components, nominally 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour by its components in sRGB, nominally 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by its components, nominally 0…1.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by its components, nominally 0…1.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by its components in Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(ColorComponents(white: white, alpha: alpha)) }

  /// A grey, 0…1.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

  /// A grey, 0…1.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

  /// A colour by its hue on the hexagon of colours, its saturation and its brightness, 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// A colour by its hue on the hexagon of colours, its saturation and its brightness, 0…1.
  public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// A colour that the closure chooses wherever it is drawn, by the appearance there.
  ///
  /// The closure runs on the thread that draws, as often as something is drawn.
  /// - Parameter colorName: not used; AppKit shows it in its inspectors.
  public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    nonisolated(unsafe) let choose = dynamicProvider
    self.init(
      color: Color(provider: { appearance in choose(NSAppearance(appearance)).color.rgba(in: appearance) }))
  }

  /// A colour's name.
  public typealias Name = String

  /// A colour of a bundle's asset catalogs, the main one where none is said; nil where there is none of this name.
  public convenience init?(named name: String, bundle: Bundle? = nil) {
    guard let color = Color.found(name, bundle: bundle, in: NamedImages.shared.catalogs) else { return nil }
    self.init(color: color)
  }

  /// The colour of a view's.
  public convenience init(_ color: Color) { self.init(color: color) }

  /// The same components as Core Graphics' colour.
  public convenience init?(cgColor: CGColor) { self.init(cgColor.sRGB) }

  /// The colour in what its surroundings are now.
  public var cgColor: CGColor { CGColor(components) }

  /// The colour with another opacity, 0…1, instead of its own.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    if var exact {
      exact.alpha = alpha
      return NSColor(exact)
    }
    return NSColor(color: color.replacingOpacity(alpha))
  }

  /// The colour mixed with another in sRGB; nil never.
  ///
  /// - Parameter fraction: 0 is this colour, 1 the other.
  open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (from, to, part) = (components, color.components, min(max(fraction, 0), 1))
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return NSColor(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      alpha: mix(from.alpha, to.alpha))
  }

  /// The constant colour that this one is now, whatever the space: components are sRGB; nil never.
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { exact == nil ? NSColor(components) : self }

  var components: ColorComponents {
    exact ?? ColorComponents(color.rgba(in: Running.environment.appearanceOfColors))
  }

  /// Red in the current surroundings, nominally 0…1.
  open var redComponent: CGFloat { components.red }
  /// Green in the current surroundings, nominally 0…1.
  open var greenComponent: CGFloat { components.green }
  /// Blue in the current surroundings, nominally 0…1.
  open var blueComponent: CGFloat { components.blue }
  /// The opacity in the current surroundings, 0…1.
  open var alphaComponent: CGFloat { components.alpha }
  /// The hue in the current surroundings, 0…1; 0 for greys.
  open var hueComponent: CGFloat { components.hsb.hue }
  /// The saturation in the current surroundings, 0…1.
  open var saturationComponent: CGFloat { components.hsb.saturation }
  /// The brightness in the current surroundings, 0…1.
  open var brightnessComponent: CGFloat { components.hsb.brightness }

  /// Tells red, green, blue and opacity in the current surroundings.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
  }

  /// Tells hue, saturation, brightness and opacity in the current surroundings.
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let (components, hsb) = (components, components.hsb)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = components.alpha
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.color == color }
  open override var hash: Int { color.hashValue }
  open override var description: String {
    let components = components
    return "NSColor \(components.red) \(components.green) \(components.blue) \(components.alpha)"
  }
}

/// A space of colours, by the names that programs convert to. All are sRGB here.
public final class NSColorSpace: NSObject, Sendable {
  private static let only = NSColorSpace()
  private override init() {}

  /// sRGB.
  public class var sRGB: NSColorSpace { only }
  /// sRGB.
  public class var deviceRGB: NSColorSpace { only }
  /// sRGB.
  public class var genericRGB: NSColorSpace { only }
  /// sRGB.
  public class var extendedSRGB: NSColorSpace { only }
}
