import Synchronization

/// Names that only the thread of the views can make: where views are, and what they write.
///
/// That thread adds them when something is new, at some 100 ns a name, and whoever writes the trace file takes them out.
/// Numbers start at 1; 0 stands for none.
public final class TraceNames: Sendable {
  public enum Entry: Sendable {
    /// A place in the tree of views: a type (the address of its metadata), or an identifier's text.
    case path(id: UInt32, parent: UInt32, type: UInt, text: String)
    /// A place that code writes. Where its name is not known, `address` is that of its getter.
    case property(id: UInt32, owner: String, name: String, address: UInt)
  }

  private struct State {
    var lastPath: UInt32 = 0
    var properties: [String: UInt32] = [:]
    var new: [Entry] = []
  }

  private let state = Mutex(State())

  public init() {}

  public func addPath(parent: UInt32, type: Any.Type? = nil, text: String = "") -> UInt32 {
    let type = unsafeBitCast(type, to: UInt.self)
    return state.withLock { state in
      state.lastPath += 1
      state.new.append(.path(id: state.lastPath, parent: parent, type: type, text: text))
      return state.lastPath
    }
  }

  /// The number of a property; the same for the same one.
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

  /// Takes out what was added since the last call.
  public func take() -> [Entry] {
    state.withLock { state in
      defer { state.new = [] }
      return state.new
    }
  }
}
