import AttributeGraph
import Foundation
import TextLayout
import TraceRecorder

/// An app's graph, shared by its windows, and what runs around its updates: pending writes, effects, actions, messages.
///
/// Confined to the main actor. Order of an update: writes are applied one transaction at a time, what is shown is pulled,
/// then the actions that the update asked for run (`onAppear`, `onChange`), and if they wrote anything, again.
final class ViewGraph: @unchecked Sendable {
  let graph = Graph()
  let fonts: FontSystem
  let images = ImageCache()
  /// The transaction of the writes that are being applied.
  let transaction: Attribute<Transaction>
  /// Seconds; moves once a frame. Only animations read it.
  let time: Attribute<Double>

  /// What each window shows, and whom to tell when an update is due.
  private var roots: [Int: (pull: () -> Void, needsUpdate: () -> Void)] = [:]
  private var lastRoot = 0
  /// Where the passes are recorded.
  var recorder: TraceRecorder?
  /// What the overlays of the windows show; nil where there are none. Set before the first view is made.
  var monitor: UpdateMonitor?

  /// Receives messages for the developer: what went wrong and where.
  var diagnose: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  private(set) var bodyRun: BodyRun?
  private var pending: [(transaction: Transaction, writes: [PendingWrite])] = []
  private var actions: [() -> Void] = []
  private var effects: [AttributeID: Void] = [:]
  private var lastIdentity: UInt32 = 0
  private var lastUpdate: UInt32 = 0
  private var fields: [ObjectIdentifier: [DynamicField]] = [:]
  private var tuples: [ObjectIdentifier: [TupleField]] = [:]
  private var reported: Set<String> = []

  private static let mainQueueKey = DispatchSpecificKey<Bool>()

  /// Whether the main queue is running this code; where a program parks its main thread, another one does that.
  static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

  init(fonts: FontSystem, time: Double = 0) {
    DispatchQueue.main.setSpecific(key: Self.mainQueueKey, value: true)
    self.fonts = fonts
    transaction = graph.source(Transaction())
    self.time = graph.source(time)
  }

  /// A number that no other view of this window has had.
  func nextIdentity() -> UInt32 {
    lastIdentity &+= 1
    return lastIdentity
  }

  func dynamicFields(of type: Any.Type) -> [DynamicField] {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    let found = DynamicField.find(in: type)
    fields[key] = found
    return found
  }

  func tupleFields(of type: Any.Type) -> [TupleField] {
    let key = ObjectIdentifier(type)
    if let known = tuples[key] { return known }
    let found = TupleField.find(in: type)
    tuples[key] = found
    return found
  }

  // MARK: Roots

  func addRoot(_ pull: @escaping () -> Void, needsUpdate: @escaping () -> Void) -> Int {
    lastRoot += 1
    roots[lastRoot] = (pull, needsUpdate)
    return lastRoot
  }

  func removeRoot(_ token: Int) { roots[token] = nil }

  /// Tells every window that an update is due.
  func needsUpdate() { for root in roots.values { root.needsUpdate() } }

  private func pullRoots() { for root in roots.values { root.pull() } }

  // MARK: Messages

  /// Says once what is wrong at `path`.
  func report(_ message: String, path: ViewPath?) {
    let text = path.map { "\(message) (in \($0))" } ?? message
    if reported.count < 1000, reported.insert(text).inserted { diagnose(text) }
  }

  // MARK: Writes

  /// Queues a write for the next update.
  func enqueue(_ write: PendingWrite, transaction: Transaction, path: ViewPath?) {
    if let bodyRun {
      report(
        "State was written while the body of \(typeName(bodyRun.type)) was running; the write waits for the next update.",
        path: bodyRun.path ?? path)
    }
    if let last = pending.indices.last, pending[last].transaction.canMerge(with: transaction) {
      pending[last].writes.append(write)
    } else {
      pending.append((transaction, [write]))
    }
    needsUpdate()
  }

  /// Queues a new run of a body whose observed objects changed.
  func enqueueInvalidation(of id: AttributeID) {
    enqueue(Invalidation(id: id, graph: graph), transaction: .current, path: nil)
  }

  private final class Invalidation: PendingWrite {
    let id: AttributeID
    let graph: Graph
    init(id: AttributeID, graph: Graph) {
      self.id = id
      self.graph = graph
    }
    func applyWrite() { graph.invalidate(id) }
  }

  /// Queues a write of a source that the host owns.
  func set<Value>(_ attribute: Attribute<Value>, to value: Value, transaction: Transaction = .current) {
    enqueue(SourceWrite(attribute: attribute, value: value, graph: graph), transaction: transaction, path: nil)
  }

  private final class SourceWrite<Value>: PendingWrite {
    let attribute: Attribute<Value>
    let value: Value
    let graph: Graph
    init(attribute: Attribute<Value>, value: Value, graph: Graph) {
      self.attribute = attribute
      self.value = value
      self.graph = graph
    }
    func applyWrite() { if graph.isAlive(attribute.id) { graph.write(attribute, value) } }
  }

  // MARK: Actions and effects

  /// Queues user code to run after the update.
  func enqueueAction(_ action: @escaping () -> Void) {
    actions.append(action)
    needsUpdate()
  }

  /// A transaction that animated nothing is complete at once.
  private func enqueueCompletion(_ completion: AnimationCompletion) {
    enqueueAction { completion.finishIfIdle() }
  }

  /// Keeps an attribute up to date in every update, for what its rule does.
  func addEffect(_ id: AttributeID) {
    effects[id] = ()
    needsUpdate()
  }
  func removeEffect(_ id: AttributeID) { effects[id] = nil }

  // MARK: Updating

  var hasPendingWork: Bool { !pending.isEmpty || !actions.isEmpty }

  /// The most rounds of writes and actions in one update; a view that writes in every round would never end.
  private static let roundLimit = 16

  private var isUpdating = false

  /// Runs what a closed window leaves behind, which has no frame to come; an update under way does so itself.
  func finishPendingWork() {
    if !isUpdating, hasPendingWork { update(at: graph.storedValue(time) ?? 0) }
  }

  /// Applies what is pending and pulls what is shown until nothing is pending.
  func update(at now: Double) {
    isUpdating = true
    defer { isUpdating = false }
    BodyChanges.$viewGraph.withValue(self) {
      graph.write(time, now)
      for round in 1...Self.roundLimit {
        applyPending()
        for id in Array(effects.keys) where graph.isAlive(id) { graph.pull(id) }
        let actions = actions
        self.actions = []
        for action in actions { action() }
        if !hasPendingWork { return }
        if round == Self.roundLimit {
          report(
            "Views keep changing state in response to their own updates; the rest waits for the next frame.", path: nil)
          needsUpdate()
        }
      }
    }
  }

  private func applyPending() {
    let groups = pending
    pending = []
    for (index, group) in groups.enumerated() {
      lastUpdate &+= 1
      var current = group.transaction
      current.update = max(lastUpdate, 1)
      for completion in current.completions { completion.schedule = { [weak self] in self?.enqueueAction($0) } }
      recorder?.begin(.transaction, id: current.update)
      graph.write(transaction, current)
      for write in group.writes { write.applyWrite() }
      recorder?.end(.transaction, id: current.update, value: UInt32(clamping: group.writes.count))
      monitor?.didApply(writes: group.writes.count)
      // Later transactions are shown with animations of their own, so each is brought to the screen's attributes.
      if index < groups.count - 1 { pullRoots() }
    }
    pullRoots()
    if !groups.isEmpty { graph.write(transaction, Transaction()) }
    for group in groups { for completion in group.transaction.completions { enqueueCompletion(completion) } }
  }

  // MARK: Bodies

  func runningBody<Result>(_ run: BodyRun, _ body: () -> Result) -> Result {
    let outer = bodyRun
    bodyRun = run
    defer { bodyRun = outer }
    return body()
  }

  /// What made a running body run.
  func changes(of run: BodyRun) -> [String] {
    let last = graph.verifiedAt(run.attribute)
    var names: [String] = []
    let isNew = last == 0
    if isNew || graph.changedAt(run.view) > last { names.append("@self") }
    if isNew { names.append("@identity") }
    for entry in run.properties?.entries ?? [] {
      let source = entry.storage.attribute
      guard source != .none, isNew || graph.changedAt(source) > last else { continue }
      names.append(entry.name.hasPrefix("_") ? String(entry.name.dropFirst()) : entry.name)
    }
    return names
  }
}
