/// Computes a slot's value from other slots.
///
/// `value` may read any attribute through its context. Each read makes the attribute an input, and the rule runs again
/// only after an input changed. A write or invalidation during a run takes effect after the update.
public protocol Rule {
  associatedtype Value

  /// Computes the value. `self` is kept between runs, so a rule may store what it needs.
  mutating func value(_ context: RuleContext<Value>) -> Value

  /// Called once when the slot is freed.
  mutating func slotWillBeRemoved()

  /// The kind of work, which recorders report.
  static var updateKind: UpdateKind { get }

  /// The type that recorders report: for a rule that runs a `body`, the view's type.
  static var subject: Any.Type { get }

  /// Whether marking stops at this slot until its value has really changed. Asked when the slot is made.
  ///
  /// Meant for rules with many dependents whose value rarely changes. It has a price: each pull from outside of rules
  /// runs all outdated cutoffs, needed or not.
  var cutoff: Cutoff { get }

  /// Whether the value is a part of one input's value. That must be the rule's only input, and the part must be cheap
  /// to extract.
  ///
  /// If that input is a cutoff, its parts are extracted when it changes, and marking continues from the parts that
  /// changed.
  static var isPart: Bool { get }

  /// Whether two values whose bytes differ are equal; nil leaves that to ``Comparison``. For values that often are, in rules
  /// that often run, since the type is known here.
  static func areEqual(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool?
}

/// Whether marking stops at a slot until its value has changed, and when the slot is then settled.
public enum Cutoff: Sendable {
  case none
  /// Settled before all late ones.
  case early
  case late
}

extension Rule {
  @inlinable public mutating func slotWillBeRemoved() {}
  @inlinable public static var updateKind: UpdateKind { .other }
  @inlinable public static var subject: Any.Type { Self.self }
  @inlinable public var cutoff: Cutoff { .none }
  @inlinable public static var isPart: Bool { false }
  /// Leaves it to ``Comparison``.
  @inlinable public static func areEqual(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool? { nil }
}

extension UpdateKind {
  /// Whether it runs code of the program, or compares one environment key. These kinds are always worth recording.
  public var isCode: Bool { self == .body || self == .environment || self == .representable }
}

/// What a running rule may use.
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

  /// The attribute's value, brought up to date. The attribute becomes an input of this rule.
  @inlinable @inline(__always)
  public func read<T>(_ attribute: Attribute<T>) -> T {
    unmanagedGraph._withUnsafeGuaranteedRef { $0.read(attribute) }
  }

  /// What `body` makes of the attribute's value, which is not copied for it.
  @inlinable @inline(__always)
  public func read<T, Result>(_ attribute: Attribute<T>, _ body: (borrowing T) -> Result) -> Result {
    unmanagedGraph._withUnsafeGuaranteedRef { $0.read(attribute, body) }
  }

  /// The value of the last run; `nil` on the first run.
  @inlinable
  public var previous: Value? { graph.storedValue(attribute) }

  /// The current revision, as a version number for the value.
  @inlinable
  public var revision: UInt32 { graph.revision }
}
