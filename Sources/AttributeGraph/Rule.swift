/// How a slot's value is computed from others.
///
/// `value` may read any attribute through its context; each read becomes an input, so the next run happens only after
/// one of them changed. A write or invalidation of its own takes effect after the update.
public protocol Rule {
  associatedtype Value

  /// Computes the value. `self` persists between runs, so a rule may keep what it needs.
  mutating func value(_ context: RuleContext<Value>) -> Value

  /// Called once when the slot is freed.
  mutating func slotWillBeRemoved()

  /// Runs of rules with a group are reported to the recorder under it.
  static var updateKind: UpdateKind { get }

  /// The type that a run is about, for recorders: the view's where the rule runs a `body`.
  static var subject: Any.Type { get }

  /// Whether marking stops here until the value turns out to have changed. Asked when the slot is made.
  ///
  /// For rules with many dependents whose value seldom changes. The price: each pull from outside a rule runs every
  /// outdated cutoff, needed or not.
  var cutoff: Cutoff { get }

  /// Whether the value is a part of that of one input, the only one that the rule reads, and cheap to take out.
  ///
  /// Where that input is a cutoff, its parts are taken out as it changes, and marking goes on behind those that changed.
  static var isPart: Bool { get }
}

/// Where marking stops until a value has changed, and when that is found out.
public enum Cutoff: Sendable {
  case none
  /// Before all late ones.
  case early
  case late
}

extension Rule {
  @inlinable public mutating func slotWillBeRemoved() {}
  @inlinable public static var updateKind: UpdateKind { .other }
  @inlinable public static var subject: Any.Type { Self.self }
  @inlinable public var cutoff: Cutoff { .none }
  @inlinable public static var isPart: Bool { false }
}

extension UpdateKind {
  /// Whether it runs the program's code or stops at one key: what is worth recording at any time.
  public var isCode: Bool { self == .body || self == .environment || self == .representable }
}

/// What a running rule may ask for.
public struct RuleContext<Value> {
  @usableFromInline let unmanagedGraph: Unmanaged<Graph>
  public let attribute: Attribute<Value>

  @inlinable
  init(graph: Graph, attribute: Attribute<Value>) {
    unmanagedGraph = .passUnretained(graph)
    self.attribute = attribute
  }

  @inlinable
  public var graph: Graph { unmanagedGraph._withUnsafeGuaranteedRef { $0 } }

  /// The attribute's value, brought up to date; it becomes an input of this rule.
  @inlinable @inline(__always)
  public func read<T>(_ attribute: Attribute<T>) -> T {
    unmanagedGraph._withUnsafeGuaranteedRef { $0.read(attribute) }
  }

  /// The value of the last run, `nil` on the first.
  @inlinable
  public var previous: Value? { graph.storedValue(attribute) }

  /// When the value last changed; for version stamps.
  @inlinable
  public var revision: UInt32 { graph.revision }
}
