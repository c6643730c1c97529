/// How a symbol shows a variable value.
///
/// Its variable parts are filled one after the other: of *n* parts the *i*-th, counted from 0, when the value is above *i* / *n*.
/// Of Apus's symbols `cellularbars`, `chart.bar`, `ellipsis`, `speaker.wave.2`, `speaker.wave.3`, `waveform` and `wifi` have
/// variable parts.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private enum Mode { case color, draw }
  private let mode: Mode

  /// Parts that the value does not reach are faint; the default.
  public static let color = SymbolVariableValueMode(mode: .color)
  /// Lines are drawn as far as the value says, and the rest is not.
  public static let draw = SymbolVariableValueMode(mode: .draw)
}

/// Whether symbols are of one colour or of a gradient made of it.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private enum Mode { case flat, gradient }
  private let mode: Mode

  /// The colour itself; the default.
  public static let flat = SymbolColorRenderingMode(mode: .flat)
  /// From a lighter colour at the top to the colour itself, as ``Color/gradient``.
  public static let gradient = SymbolColorRenderingMode(mode: .gradient)
}

private enum VariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }
private enum ColorModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }

extension EnvironmentValues {
  /// How symbols show a variable value; nil means `color`.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[VariableValueModeKey.self] }
    set { self[VariableValueModeKey.self] = newValue }
  }
  /// Whether symbols' colours are gradients; nil means `flat`.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[ColorModeKey.self] }
    set { self[ColorModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how symbols inside show a variable value.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.symbolVariableValueMode, value: mode))
  }
  /// Sets whether the colours of symbols inside are gradients.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.symbolColorRenderingMode, value: mode))
  }
}
