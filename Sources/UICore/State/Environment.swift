import AttributeGraph
import Observation

/// An environment value at the view's position in the view tree.
///
/// The body runs again only when this value changes, not when other values do.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Content: Equatable {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentScope, Graph, ViewPath?) -> Attribute<Value>)
    case value(Known)

    /// Compares what is read, not the bytes: the bytes of a small enum case are partly undefined.
    static func == (a: Content, b: Content) -> Bool {
      switch (a, b) {
      case (.keyPath(let a), .keyPath(let b)): a == b
      case (.object, .object): true
      default: false
      }
    }
  }
  var content: Content

  /// What was read. An object, since a view is copied at each level on its way into the tree, and a program's theme is large.
  final class Known {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// Reads the object of this type that `environment(_:)` set.
  ///
  /// - Precondition: there is one when the body reads it.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    content = .object { scope, graph, path in
      let object = scope.object(Value.self, in: graph)
      return graph.rule(
        MapRule(source: object) { value in
          guard let value else {
            callerError("no \(Value.self) was put into the environment of a view that reads it", in: path)
          }
          return value
        })
    }
  }

  /// Reads the object of this type that `environment(_:)` set; nil if there is none.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    content = .object { scope, graph, _ in scope.object(T.self, in: graph) }
  }

  public var wrappedValue: Value {
    switch content {
    case .value(let known): known.value
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .object: callerError("@Environment(\(Value.self).self) was read outside a body")
    }
  }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
    EnvironmentStorage<Value>(inputs: inputs)
  }
}

private final class EnvironmentStorage<Value>: _DynamicPropertyStorage {
  private let scope: EnvironmentScope
  private let owner: Subgraph
  private let path: ViewPath?
  private let focusFlag: FocusFlag?
  private var source: Attribute<Value>?
  private var known: Environment<Value>.Known?
  /// The revision in which the value was `known`.
  private var revision: UInt32 = 0

  init(inputs: _GraphInputs) {
    scope = inputs.environment
    focusFlag = inputs.focusFlag
    owner = inputs.graph.currentSubgraph
    path = inputs.path
  }

  override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
    let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
    if source == nil {
      switch property.pointee.content {
      case .keyPath(let keyPath):
        // No view's environment has it of its own: every button would need one.
        if Value.self == Bool.self, let focusFlag, keyPath == \EnvironmentValues.isFocused {
          source = Attribute(unsafe: focusFlag.attribute.id)
        } else {
          source = scope.value(keyPath, in: graph)
        }
      case .object(let make): source = owner.adopt { make(scope, graph, path) }
      case .value: return
      }
    }
    guard let source else { return }
    graph.read(source) { value in
      let revision = graph.changedAt(source.id)
      if known != nil, revision == self.revision { return }
      known = Environment<Value>.Known(copy value)
      self.revision = revision
    }
    if let known { property.pointee.content = .value(known) }
  }

  override var attribute: AttributeID { source?.id ?? .none }
}
