/// How the layers of system images are coloured.
///
/// A symbol inside another, such as `plus.circle`, has two layers: what stands inside is the primary one, the outline
/// around it the secondary. All others have one, which is drawn alike in every mode.
public struct SymbolRenderingMode: Equatable, Sendable {
  private enum Mode { case monochrome, multicolor, hierarchical, palette }
  private let mode: Mode

  /// All layers in the foreground style; what stands in a filled outline is cut out.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// Each layer in the symbol's own colours; none of Apus's symbols has any, so as `monochrome`.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// The secondary layer fainter than the primary one.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// Each layer in a style of its own: `foregroundStyle(_:_:)`.
  public static let palette = SymbolRenderingMode(mode: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// How symbols are coloured; `nil` is `palette` where there are several foreground styles, `monochrome` elsewhere.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the layers of symbols inside are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
