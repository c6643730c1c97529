import DisplayList
import Foundation
import Geometry

/// A colour in Oklab, a perceptually uniform space; premultiplied by alpha.
///
/// Source of the matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
struct Oklab {
  var lightness, a, b, alpha: Double

  init(_ color: RGBA) {
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    alpha = Double(color.alpha)
    lightness = alpha * (0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short)
    a = alpha * (1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short)
    b = alpha * (0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  /// The colour in sRGB, components clamped to 0…1.
  var rgba: RGBA {
    guard alpha > 0 else { return .clear }
    let (l, a, b) = (lightness / alpha, a / alpha, b / alpha)
    func cube(_ x: Double) -> Double { x * x * x }
    let long = cube(l + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(l - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(l - 0.0894841775 * a - 1.2914855480 * b)
    return RGBA(
      red: encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short), alpha: Float(alpha))
  }

  func mixed(with other: Oklab, by fraction: Double) -> Oklab {
    var result = self
    result.lightness += (other.lightness - lightness) * fraction
    result.a += (other.a - a) * fraction
    result.b += (other.b - b) * fraction
    result.alpha += (other.alpha - alpha) * fraction
    return result
  }
}

/// sRGB's transfer function, IEC 61966-2-1.
private func linear(_ component: Float) -> Double {
  let c = Double(component)
  return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
}

private func encoded(_ component: Double) -> Float {
  let c = min(max(component, 0), 1)
  return Float(c <= 0.0031308 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055)
}

extension GradientStops {
  /// The same gradient, interpolated in Oklab as Apple's are: adds stops until the renderer's interpolation in sRGB is
  /// exact to half of 1/255.
  func mixedInOklab() -> GradientStops {
    guard var last = stops.first else { return self }
    var result = [last]
    for next in stops.dropFirst() {
      let (from, to) = (Oklab(last.color), Oklab(next.color))
      func color(_ fraction: Double) -> RGBA { from.mixed(with: to, by: fraction).rgba }
      func divide(_ low: (Double, RGBA), _ high: (Double, RGBA), depth: Int) {
        let middle = (low.0 + high.0) / 2
        let exact = color(middle)
        guard depth > 0, !isMidway(exact, low.1, high.1) else { return }
        divide(low, (middle, exact), depth: depth - 1)
        result.append(Stop(color: exact, location: last.location + (next.location - last.location) * middle))
        divide((middle, exact), high, depth: depth - 1)
      }
      if last.color != next.color, next.location > last.location {
        divide((0, last.color), (1, next.color), depth: 7)
      }
      result.append(next)
      last = next
    }
    return GradientStops(result)
  }
}

/// Whether `color` is the midpoint of `a` and `b` in premultiplied sRGB, to half of 1/255.
private func isMidway(_ color: RGBA, _ a: RGBA, _ b: RGBA) -> Bool {
  func differs(_ component: KeyPath<RGBA, Float>) -> Bool {
    let mixed = (a[keyPath: component] * a.alpha + b[keyPath: component] * b.alpha) / 2
    return abs(color[keyPath: component] * color.alpha - mixed) > 0.5 / 255
  }
  return !differs(\.red) && !differs(\.green) && !differs(\.blue)
}
