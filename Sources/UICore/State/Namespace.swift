import AttributeGraph

/// A namespace for identifiers that views inside share, such as those of matched geometry.
///
/// Each identity of the view has its own ID, which stays the same for as long as the view lives.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Identifies a namespace.
  public struct ID: Hashable, Sendable {
    let number: UInt32
  }

  private var id: ID?

  public init() {}

  /// - Precondition: read in the body of a view, or after it was shown.
  public var wrappedValue: ID {
    guard let id else { callerError("@Namespace was read outside a body") }
    return id
  }

  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
    Storage(ID(number: inputs.viewGraph.nextIdentity()))
  }

  private final class Storage: _DynamicPropertyStorage {
    private let id: ID
    init(_ id: ID) { self.id = id }

    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) {
      pointer.assumingMemoryBound(to: Namespace.self).pointee.id = id
    }
  }
}
