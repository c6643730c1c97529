import Synchronization

/// Names that only the thread of the views can make: those of places among the views, and of what code writes.
///
/// The thread adds a name when it is new, in about 100 ns; whoever writes the trace file takes the names out.
/// Numbers start at 1; 0 stands for none.
public final class TraceNames: Sendable {
  /// What a number stands for.
  public enum Entry: Sendable {
    /// A place among the views: a type, by the address of its metadata, or the text of an identifier.
    case path(id: UInt32, parent: UInt32, type: UInt, text: String)
    /// A place that code writes. If its name is unknown, `address` is that of its getter.
    case property(id: UInt32, owner: String, name: String, address: UInt)
  }

  private struct State {
    var lastPath: UInt32 = 0
    var properties: [String: UInt32] = [:]
    var new: [Entry] = []
  }

  private let state = Mutex(State())

  /// Has no numbers yet.
  public init() {}

  /// Gives a number to a place below `parent`: a type, or the text of an identifier.
  public func addPath(parent: UInt32, type: Any.Type? = nil, text: String = "") -> UInt32 {
    let type = unsafeBitCast(type, to: UInt.self)
    return state.withLock { state in
      state.lastPath += 1
      state.new.append(.path(id: state.lastPath, parent: parent, type: type, text: text))
      return state.lastPath
    }
  }

  /// The number of a property. The same property always gets the same number.
  public func property(owner: String, name: String, address: UInt = 0) -> UInt32 {
    let key = "\(owner).\(name)@\(address)"
    return state.withLock { state in
      if let known = state.properties[key] { return known }
      let id = UInt32(state.properties.count + 1)
      state.properties[key] = id
      state.new.append(.property(id: id, owner: owner, name: name, address: address))
      return id
    }
  }

  /// Takes out the names that were added since the last call.
  public func take() -> [Entry] {
    state.withLock { state in
      defer { state.new = [] }
      return state.new
    }
  }
}
