import UICore

/// How the option that is selected in a palette differs from the others.
public struct PaletteSelectionEffect: Equatable, Sendable {
  enum Kind: Equatable { case automatic, symbolVariant(SymbolVariants), custom }
  let kind: Kind

  /// As the platform has it: on a ground of the accent colour.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

  /// In another form of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }

  /// In nothing: the program draws the option so that it is seen.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

  /// The form of the selected option's symbols.
  var variant: SymbolVariants {
    if case .symbolVariant(let variant) = kind { variant } else { .none }
  }
}

private enum PaletteSelectionEffectKey: EnvironmentKey {
  static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets how the selected option of palettes inside differs from the others; see ``PalettePickerStyle``.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.paletteSelectionEffect, value: effect))
  }
}
