/// How the layers of system images are coloured.
///
/// An enclosed symbol, such as `plus.circle`, has two layers: the figure inside is primary, the outline secondary.
/// Others have one layer, which all modes draw alike.
public struct SymbolRenderingMode: Equatable, Sendable {
  private enum Mode { case monochrome, multicolor, hierarchical, palette }
  private let mode: Mode

  /// All layers in the foreground style; a figure in a filled outline is cut out.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The symbol's own colours; Apus's symbols have none, so this equals `monochrome`.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// The foreground style, fainter for the secondary layer.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// A separate style for each layer; see `foregroundStyle(_:_:)`.
  public static let palette = SymbolRenderingMode(mode: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// How symbols are coloured; `nil` means `palette` if there are several foreground styles, otherwise `monochrome`.
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
