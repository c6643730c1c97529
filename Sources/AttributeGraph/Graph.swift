#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The incremental engine: slots with values, and rules that compute values from other slots. It knows nothing of
/// views.
///
/// Writing a source marks what depends on it; that only sets flags and follows outputs. Pulling an attribute brings it
/// up to date: first its inputs, in the order in which the rule read them; then the rule runs, but only if one of them
/// has changed since. If the new value equals the old one, dependents do not run.
///
/// Marking stops at cutoffs, which the next pull from outside of rules settles first; see `Graph+Cutoffs.swift`.
///
/// A graph is confined to one thread. Its frequently used state is never held across a call out of the engine, so
/// exclusive access to it is not checked at run time. ``checkInvariants()`` checks the invariants:
/// - every input edge has an output edge;
/// - what depends on an outdated slot is outdated, unless that slot is a pending cutoff;
/// - an outdated cutoff with dependents is pending;
/// - `changedAt <= verifiedAt <= revision` for every slot with a value.
public final class Graph {
  @exclusivity(unchecked) @usableFromInline var arena = NodeArena()
  @usableFromInline let nodes: UnsafeMutablePointer<Node>
  @exclusivity(unchecked) @usableFromInline var kinds: [Unmanaged<Kind>] = []
  @exclusivity(unchecked) @usableFromInline var kindNumbers = KindTable()
  /// Of the types that the kinds' comparisons have taken apart.
  private let knownParts = KnownParts()
  @usableFromInline let payloads = PayloadPool()
  /// The subgraphs that exist, with the root.
  @exclusivity(unchecked) public internal(set) var subgraphCount = 1
  @exclusivity(unchecked) private var lastSubgraph: UInt32 = 1
  @exclusivity(unchecked) @usableFromInline var cutoffs = CutoffQueue()

  /// Increases with the first write after a pull, and with each change of a cutoff that has dependents.
  @exclusivity(unchecked) public internal(set) var revision: UInt32 = 1
  @exclusivity(unchecked) @usableFromInline var hasPulledInRevision = false

  /// The slot whose rule is running, and how many inputs it has read.
  @exclusivity(unchecked) @usableFromInline var runningIndex: UInt32 = 0
  @exclusivity(unchecked) @usableFromInline var runningCursor = 0
  /// Where an input was put last that a rule read earlier than another one. A hint: whoever looks there compares.
  @exclusivity(unchecked) var displacedInput = 0
  /// How many pulls are running, each inside of a rule of the one before.
  @exclusivity(unchecked) @usableFromInline var updateDepth = 0
  /// Where pulls are under way, if any are, for other threads to ask.
  public let updateThread = UpdateThread()
  var deferredChanges: [DeferredChange] = []
  @exclusivity(unchecked) var markStack = RawStack<UInt32>()
  @exclusivity(unchecked) var pullStack = RawStack<PullEntry>()
  @exclusivity(unchecked) var partStack = RawStack<UInt32>()
  @exclusivity(unchecked) var lateReads = RawStack<LateRead>()
  /// The slots that are being removed. A removal inside of another one lies above it.
  @exclusivity(unchecked) var dying = RawStack<UInt32>()

  /// Watches what rules read outside the graph; nil where nothing outside can change.
  @exclusivity(unchecked) public var outsideReads: OutsideReads? {
    didSet { unmanagedReads = outsideReads.map { .passUnretained($0) } }
  }
  @exclusivity(unchecked) @usableFromInline var unmanagedReads: Unmanaged<OutsideReads>?

  /// The subgraph that new slots join.
  public var currentSubgraph: Subgraph { unmanagedSubgraph.takeUnretainedValue() }
  /// Whoever adopts slots holds it.
  @exclusivity(unchecked) var unmanagedSubgraph: Unmanaged<Subgraph>
  public let rootSubgraph: Subgraph

  @exclusivity(unchecked) public internal(set) var counters = Counters()
  /// Hears of runs and writes while something is recorded. `APUS_NO_TRACING` removes all questions for it from the
  /// code, so that `./bench recorder` can measure their cost.
  #if APUS_NO_TRACING
    @usableFromInline var observer: (any GraphObserver)? {
      get { nil }
      set {}
    }
    var observation: Observation {
      get { .none }
      set {}
    }
  #else
    @exclusivity(unchecked) @usableFromInline var observer: (any GraphObserver)?
    /// Which rules the observer hears of. Runs and checks of other rules cost one branch.
    @exclusivity(unchecked) var observation = Observation.none
  #endif
  /// Whether the value that the running rule stored differs from the last one in closures only. Known only while
  /// observed, and only for rules whose ``UpdateKind/isCode`` is true.
  @exclusivity(unchecked) var differsInClosuresOnly = false

  public init() {
    nodes = arena.nodes
    rootSubgraph = Subgraph(parent: nil)
    unmanagedSubgraph = .passUnretained(rootSubgraph)
    rootSubgraph.graph = self
  }

  deinit {
    for index in 1..<arena.count where nodes[index].has(Node.isAlive) {
      if nodes[index].has(Node.hasOutsideReads) { forgetOutsideReads(of: UInt32(index)) }
      kind(of: UInt32(index)).destroy(self, UInt32(index))
      (nodes + index).inputList.destroyEdges(in: payloads)
      (nodes + index).outputList.destroyEdges(in: payloads)
    }
    rootSubgraph.graphIsGone(payloads)
    for kind in kinds { kind.release() }
    markStack.destroy()
    pullStack.destroy()
    partStack.destroy()
    lateReads.destroy()
    dying.destroy()
    payloads.destroy()
    arena.destroy()
  }

  /// How many slots exist.
  public var attributeCount: Int { arena.liveCount }

  // MARK: Creating

  /// A source: a slot whose value comes from outside.
  @inlinable
  public func source<T>(_ value: consuming T) -> Attribute<T> {
    let key = KindTable.Key(source: T.self)
    let kind = kindNumbers[key] ?? addKind(Kind.source(T.self), key)
    let index = addNode(kind)
    let slot = nodes + Int(index)
    _ = store(value, at: index)
    slot.pointee.changedAt = revision
    slot.pointee.verifiedAt = revision
    return Attribute(id(of: index))
  }

  /// A computed slot. Its rule runs for the first time when the slot is first pulled.
  @inlinable
  public func rule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    let key = KindTable.Key(rule: R.self)
    let index = addNode(kindNumbers[key] ?? addKind(Kind.rule(R.self), key))
    let slot = nodes + Int(index)
    if !Self.isInline(R.self) { slot.pointee.rule = allocate(R.self) }
    let cutoff = rule.cutoff
    rulePointer(index, R.self).initialize(to: rule)
    slot.pointee.set(Node.isOutdated | Node.needsRun)
    if R.isPart { slot.pointee.set(Node.isPart) }
    if cutoff != .none { cutoffs.add(index, slot, isLate: cutoff == .late) }
    if R.updateKind.isCode, observer != nil { didMake(index) }
    return Attribute(id(of: index))
  }

  @usableFromInline
  func addKind(_ kind: Kind, _ key: KindTable.Key) -> UInt32 {
    let index = UInt32(kinds.count)
    guard index < Node.kindMask else { fatalError("too many kinds of attribute") }
    kind.comparison.known = knownParts
    kinds.append(.passRetained(kind))
    kindNumbers.insert(index, for: key)
    return index
  }

  @usableFromInline
  func addNode(_ kind: UInt32) -> UInt32 {
    counters.created += 1
    return unmanagedSubgraph._withUnsafeGuaranteedRef { subgraph in
      let index = arena.allocate(Node(kind: kind | Node.isAlive, subgraph: subgraph.number))
      subgraph.slots.append(index, in: payloads)
      return index
    }
  }

  /// The number of a subgraph that is being made.
  func nextSubgraph() -> UInt32 {
    subgraphCount += 1
    lastSubgraph &+= 1
    return lastSubgraph
  }

  @inline(__always)
  func kind(of index: UInt32) -> Kind {
    kinds[Int(nodes[Int(index)].kindAndFlags & Node.kindMask)]._withUnsafeGuaranteedRef { $0 }
  }

  /// The handle of the slot that has the number now.
  @inlinable @inline(__always)
  func id(of index: UInt32) -> AttributeID {
    AttributeID(index: index, generation: nodes[Int(index)].kindAndFlags)
  }

  /// The number of a handle's slot. Stops the program if that slot was freed, even if another slot has its number now.
  @inlinable @inline(__always)
  func index<T>(of id: AttributeID, _: T.Type) -> UInt32 {
    let index = id.index
    if !(nodes + Int(index)).pointee.isNamed(by: id) { stop(at: id, T.self) }
    return index
  }

  @usableFromInline @inline(never)
  func stop<T>(at id: AttributeID, _: T.Type) -> Never {
    fatalError("attribute \(id.index) was removed; it held a \(T.self)")
  }

  func typeName(of index: UInt32) -> String { "\(kind(of: index).type)" }

  /// The type of a slot's rule; for a source, the type of its value.
  public func type(of id: AttributeID) -> Any.Type { kind(of: id.index).type }

  /// The type that recorders report for a slot's runs.
  public func subject(of id: AttributeID) -> Any.Type { kind(of: id.index).subject }

  public func isAlive(_ id: AttributeID) -> Bool {
    let slot = nodes + Int(id.index)
    return slot.pointee.has(Node.isAlive) && slot.pointee.isNamed(by: id)
  }

  /// Lets the owner of a rule change it in place. The slot is not marked.
  @inlinable
  public func withRule<R: Rule, Result>(
    of attribute: Attribute<R.Value>, as _: R.Type, _ body: (inout R) -> Result
  ) -> Result {
    body(&rulePointer(index(of: attribute.id, R.self), R.self).pointee)
  }

  /// Deterministic counts since the graph was made. Tests and benchmarks subtract two readings.
  public struct Counters: Equatable, Sendable {
    public var created = 0
    public var removed = 0
    /// How many rules ran.
    public var run = 0
    /// How many runs gave a value equal to the old one.
    public var unchanged = 0
    /// How many outdated slots turned out to be up to date without running.
    public var checked = 0
    /// How many slots writes marked.
    public var marked = 0
    public var writes = 0
    /// How many checks of environment keys found the key unchanged.
    public var environmentChecks = 0
  }
}

extension UnsafeMutablePointer<Node> {
  @inlinable @inline(__always)
  var inputList: UnsafeMutablePointer<EdgeList> {
    (UnsafeMutableRawPointer(self) + 16).assumingMemoryBound(to: EdgeList.self)
  }
  @inlinable @inline(__always)
  var outputList: UnsafeMutablePointer<EdgeList> {
    (UnsafeMutableRawPointer(self) + 32).assumingMemoryBound(to: EdgeList.self)
  }
}
