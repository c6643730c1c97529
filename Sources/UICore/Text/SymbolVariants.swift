/// Forms of a symbol: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  private var enclosure: String?
  private var isFilled = false
  private var isCrossed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = none.fill
  /// Crossed out.
  public static let slash = none.slash
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle

  /// The same, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The same, crossed out.
  public var slash: SymbolVariants { changed { $0.isCrossed = true } }
  /// The same, in a circle.
  public var circle: SymbolVariants { changed { $0.enclosure = "circle" } }
  /// The same, in a square.
  public var square: SymbolVariants { changed { $0.enclosure = "square" } }
  /// The same, in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.enclosure = "rectangle" } }

  /// Whether these are all among the forms.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isCrossed || !other.isCrossed)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// These and others; an enclosure said further in stays.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: enclosure ?? other.enclosure, isFilled: isFilled || other.isFilled,
      isCrossed: isCrossed || other.isCrossed)
  }

  /// The forms of a name, the one with the most of these first: not every symbol has every form.
  func names(of name: String) -> [String] {
    if self == .none { return [name] }
    let slashed = isCrossed ? [name + ".slash", name] : [name]
    let enclosed = enclosure.map { enclosure in slashed.map { $0 + "." + enclosure } + slashed } ?? slashed
    return isFilled ? enclosed.flatMap { $0.hasSuffix(".fill") ? [$0] : [$0 + ".fill", $0] } : enclosed
  }
}

extension EnvironmentValues {
  /// The forms that symbols take where they have them.
  public var symbolVariants: SymbolVariants {
    get { textStyle.symbolVariants }
    set { textStyle.symbolVariants = newValue }
  }
}

extension View {
  /// Shows the symbols inside in a form, where they have it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.textStyle) { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }
}
