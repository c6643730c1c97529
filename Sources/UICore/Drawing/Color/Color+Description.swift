import Geometry

extension Color: CustomStringConvertible {
  /// The colour's name, `blue`; the components of a colour without one, `#FF8000FF`.
  public var description: String { storage.description }
}

extension Color.Storage: CustomStringConvertible {
  var description: String {
    switch self {
    case .fixed(.black): "black"
    case .fixed(.white): "white"
    case .fixed(.clear): "clear"
    case .fixed(let color), .adaptive(let color, _): "#" + color.hexadecimal
    case .system(.secondaryLabel): "secondary"
    case .system(let color): "\(color)"
    case .accent: "accentColor"
    case .primary(1): "primary"
    case .primary(let opacity): Self.faded("primary", opacity)
    case .provided: "provided"
    case .named(let color): color.name
    case .faded(let color, let opacity): Self.faded(color.description, opacity)
    case .mixed(let a, let b, let part, _): "\(a) mixed with \(Self.percent(part)) \(b)"
    }
  }

  private static func faded(_ name: String, _ opacity: Double) -> String { "\(percent(opacity)) \(name)" }

  private static func percent(_ part: Double) -> String {
    Int(exactly: (part * 100).rounded()).map { "\($0)%" } ?? "\(part)"
  }
}

extension RGBA {
  /// Red, green, blue and opacity, two digits each; components outside of 0…1 as the nearest of those.
  fileprivate var hexadecimal: String {
    [red, green, blue, alpha].map { component in
      let digits = String(
        Int((component.isNaN ? 0 : min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    .joined()
  }
}
