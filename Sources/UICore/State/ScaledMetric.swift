import AttributeGraph

/// A number that grows and shrinks with the size that the user wants content to have.
///
/// It is scaled as the size of a text style is: by the ratio of that style's size to its size at `large`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var size = DynamicTypeSize.large

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the size that the environment asks for; outside a body the one given.
  public var wrappedValue: Value { size == .large ? base : base * Value(style.points(size) / style.points(.large)) }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { Storage(inputs.environment) }

  private final class Storage: _DynamicPropertyStorage {
    private let scope: EnvironmentScope
    private var source: Attribute<DynamicTypeSize>?

    init(_ scope: EnvironmentScope) { self.scope = scope }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      let source = source ?? scope.value(\.dynamicTypeSize, in: graph)
      self.source = source
      pointer.assumingMemoryBound(to: ScaledMetric<Value>.self).pointee.size = graph.read(source)
    }

    override var attribute: AttributeID { source?.id ?? .none }
  }
}

extension Font.TextStyle {
  /// Points at a size of content: Apple's Human Interface Guidelines, "Typography", iOS and iPadOS dynamic type sizes.
  func points(_ size: DynamicTypeSize) -> Double {
    // From xSmall to accessibility5.
    let points: [Double] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return points[DynamicTypeSize.allCases.firstIndex(of: size)!]
  }
}
