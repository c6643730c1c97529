import AttributeGraph
import Foundation

/// A number that grows and shrinks with the size that the user wants content to have.
///
/// It is scaled as the size of a text style is on iOS: by the ratio of that style's size to its size at `large`. On a
/// desktop the size is always `large`, unless a view around says otherwise.
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
  public var wrappedValue: Value {
    size == .large ? base : Value(Typography.iOS.scale(CGFloat(base), relativeTo: style, at: size))
  }

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
