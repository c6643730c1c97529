import AttributeGraph
import Foundation

/// A number that scales with the preferred size of content.
///
/// It scales like the size of a text style on iOS: by the ratio of that style's size to its size at `large`. On a
/// desktop the content size is `large`, unless a view outside sets another.
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

  /// The scaled number; outside of a body, the unscaled one.
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
