import AttributeGraph
internal import CThreadStack
import Foundation
import SafeOutput
import TextLayout
import TraceRecorder

/// An app's graph, shared by its windows, and what runs around its updates: pending writes, effects, actions, messages.
///
/// Confined to the main actor. Order of an update: writes are applied one transaction at a time, what is shown is pulled,
/// then the actions that the update asked for run (`onAppear`, `onChange`), and if they wrote anything, again.
package final class ViewGraph: @unchecked Sendable {
  package let graph = Graph()
  let fonts: FontSystem
  let reference = ViewGraphReference()
  /// The transaction of the writes that are being applied.
  let transaction: Attribute<Transaction>
  /// Seconds on the clock that all windows share; moves with their frames and never goes back.
  private(set) var now: Double

  /// What the calendar says; nil where time is moved by hand, and the calendar with it.
  var calendarNow: (() -> Date)?
  /// The date at zero of `now`.
  var startDate: Date

  /// What the windows show, in the order in which they opened.
  private var roots: [ViewRoot] = []
  /// The outputs of all roots, in their order. An update looks at nothing else of a window that is at rest.
  private var shown = ShownOutputs()
  private struct ShownOutputs {
    var ids: [AttributeID] = []
    /// The indices of their roots.
    var roots: [Int] = []
    /// The revisions of the values that were pulled last.
    var changes: [UInt32] = []
  }
  /// Those that were pulled in this update.
  private var pulledRoots: [ViewRoot] = []
  /// The one whose window is being drawn.
  private(set) var drawnRoot: ViewRoot?
  /// Called when an update is due.
  var needsUpdate: () -> Void = {}
  /// Where the passes are recorded.
  var recorder: TraceRecorder?
  /// Hears of updates for the overlays of the windows; nil where there are none. Set before the first view is made.
  var monitor: (any ViewGraphMonitor)?
  /// Tells a recording what only the views know; nil while there is none.
  #if APUS_NO_TRACING
    private(set) var tracing: ViewTracing? {
      get { nil }
      set {}
    }
  #else
    private(set) var tracing: ViewTracing?
  #endif

  /// Receives messages for the developer: what went wrong and where.
  var diagnose: (String) -> Void = { ErrorStream.write($0) }

  private(set) var bodyRun: BodyRun?
  /// Writes that wait for the next update.
  let writes: WriteQueue
  private(set) lazy var observations = Observations(viewGraph: self)
  private var actions: [() -> Void] = []
  /// Code to run after that of `actions`.
  private var lateActions: [() -> Void] = []
  private var effects = EffectList()
  private var transactionReaders: [AttributeID] = []
  /// How much was moved in this round and is there in the next one.
  var unsettled = 0
  var retirements = Retirements()
  private var lastTracing: UInt32 = 0
  private var lastIdentity: UInt32 = 0
  private var lastUpdate: UInt32 = 0
  @exclusivity(unchecked) private var fields: [ObjectIdentifier: [DynamicField]] = [:]
  /// Tasks of views that have not ended.
  var liveTasks = 0
  #if DEBUG
    /// Registrations with observable objects.
    let liveObservations = LiveCount()
  #endif
  private var stores: [ObjectIdentifier: any ViewGraphStore] = [:]
  private var reported: Set<String> = []

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main thread or, where a program parks that, on the one which runs the main queue then.
  static var isOnMain: Bool { apus_is_main_thread() || DispatchQueue.getSpecific(key: mainQueueKey) == true }

  init(fonts: FontSystem, time: Double = 0) {
    self.fonts = fonts
    writes = WriteQueue(reference)
    transaction = graph.source(Transaction())
    now = time
    startDate = Date(timeIntervalSinceNow: -time)
    graph.outsideReads = observations
  }

  // A host whose making failed has not gone.
  deinit { reference.graphIsGone() }

  /// What the calendar says at `now`.
  var date: Date { date(at: now) }

  /// What the calendar says at a time of the clock's that is about to be handled.
  func date(at time: Double) -> Date { calendarNow?() ?? startDate.addingTimeInterval(time) }

  /// A number that no other view of this window has had.
  package func nextIdentity() -> UInt32 {
    lastIdentity &+= 1
    return lastIdentity
  }

  /// So many of these numbers in a row; the first.
  func nextIdentities(_ count: Int) -> UInt32 {
    let first = lastIdentity &+ 1
    lastIdentity &+= UInt32(truncatingIfNeeded: count)
    return first
  }

  func dynamicFields(of type: Any.Type) -> [DynamicField] {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    let found = DynamicField.find(in: type)
    fields[key] = found
    return found
  }

  /// What a feature keeps for all views; made when it is first asked for.
  func store<Store: ViewGraphStore>(_: Store.Type) -> Store {
    let key = ObjectIdentifier(Store.self)
    if let known = stores[key] { return unsafeDowncast(known, to: Store.self) }
    let store = Store()
    stores[key] = store
    return store
  }

  // MARK: Roots

  func add(_ root: ViewRoot) {
    roots.append(root)
    listOutputs()
  }

  func remove(_ root: ViewRoot) {
    roots.removeAll { $0 === root }
    listOutputs()
  }

  private func listOutputs() {
    let known = Dictionary(zip(shown.ids, shown.changes)) { $1 }
    shown = ShownOutputs()
    for (index, root) in roots.enumerated() {
      for id in root.outputIDs {
        shown.ids.append(id)
        shown.roots.append(index)
        shown.changes.append(known[id] ?? 0)
      }
    }
  }

  /// Pulls the windows that show something outdated, and has those drawn that show something else then.
  private func pullRoots() {
    graph.settle()
    var index = 0
    while true {
      // Settling may have brought the one up to date, and not the other.
      index = graph.firstOutdated(of: shown.ids, seen: shown.changes, from: index)
      guard index < shown.ids.count else { break }
      pullRoot(shown.roots[index])
      index += 1
    }
    for id in transactionReaders where graph.isAlive(id) { graph.pull(id) }
    removeUnheldRetirements()
  }

  private func pullRoot(_ number: Int) {
    let root = roots[number]
    root.pull()
    if !pulledRoots.contains(where: { $0 === root }) { pulledRoots.append(root) }
    var isChanged = false
    for index in shown.ids.indices where shown.roots[index] == number {
      let changedAt = graph.changedAt(shown.ids[index])
      if changedAt != shown.changes[index] { isChanged = true }
      shown.changes[index] = changedAt
    }
    if isChanged, root !== drawnRoot { root.needsFrame() }
  }

  // MARK: Messages

  /// Says once what is wrong at `path`.
  package func report(_ message: String, path: ViewPath?) {
    let text = path.map { "\(message) (in \($0.shortDescription))" } ?? message
    if reported.count < 1000, reported.insert(text).inserted { diagnose(text) }
  }

  // MARK: Writes

  /// Queues a write for the next update. Main thread.
  ///
  /// - Parameter write: the number under which it is recorded.
  func enqueue(_ pendingWrite: any PendingWrite, transaction: Transaction, path: ViewPath?, write: UInt32? = nil) {
    writes.change(path) { _ in
      writes.join(transaction) { $0.writes.append(WriteQueue.Write(write: pendingWrite, number: write ?? 0)) }
      return true
    }
  }

  /// The main thread has queued a write: says so if a body was running.
  func didEnqueue(_ path: ViewPath?) {
    if let bodyRun {
      tracing?.note(.writtenDuringBody, path: bodyRun.path ?? path)
      report(
        "State was written while the body of \(typeName(bodyRun.type)) was running; the write waits for the next update.",
        path: bodyRun.path ?? path)
    }
  }

  /// Queues a new run of a body whose observed objects changed.
  func enqueueInvalidation(of id: AttributeID, write: UInt32? = nil) {
    enqueue(Invalidation(id: id, graph: graph), transaction: .current, path: nil, write: write)
  }

  /// Queues a new run of a rule, unless what it lives in is removed first.
  func enqueueInvalidation(of id: AttributeID, in subgraph: Subgraph) {
    enqueue(Invalidation(id: id, graph: graph, subgraph: subgraph), transaction: Transaction(), path: nil)
  }

  private final class Invalidation: PendingWrite {
    let id: AttributeID
    let graph: Graph
    let subgraph: Subgraph?
    init(id: AttributeID, graph: Graph, subgraph: Subgraph? = nil) {
      self.id = id
      self.graph = graph
      self.subgraph = subgraph
    }
    func applyWrite() { if subgraph?.isRemoved != true { graph.invalidate(id) } }
  }

  /// Queues a write of a source that the host owns.
  ///
  /// - Parameters:
  ///   - kind: what a recording calls it.
  ///   - property: its owner and name.
  package func set<Value>(
    _ attribute: Attribute<Value>, to value: Value, transaction: Transaction = .current,
    as kind: WriteKind = .other,
    property: (owner: String, name: String)? = nil
  ) {
    let write = tracing.map { tracing in
      tracing.write(
        kind, attribute: attribute.id,
        property: property.map { tracing.names.property(owner: $0.owner, name: $0.name) } ?? 0)
    }
    enqueue(
      SourceWrite(attribute: attribute, value: value, graph: graph), transaction: transaction, path: nil, write: write)
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

  /// Queues code to run after the update.
  func enqueueAction(_ action: @escaping () -> Void) {
    actions.append(action)
    needsUpdate()
  }

  /// Queues user code to run after the update, as a cause of its own of what it writes.
  func enqueueAction(_ cause: CauseKind, path: ViewPath?, _ action: @escaping () -> Void) {
    enqueueAction { [unowned self] in
      if let tracing { tracing.acting(cause, path: path, followsUpdate: true, action) } else { action() }
    }
  }

  /// Queues what a view that went away has to say: it is heard after those that came in the same update, unless it is
  /// early.
  func enqueueDisappearance(path: ViewPath?, isEarly: Bool, _ action: @escaping () -> Void) {
    let action: () -> Void = { [unowned self] in
      if let tracing {
        tracing.acting(.disappear, path: path, followsUpdate: true, action)
      } else {
        action()
      }
    }
    if isEarly { actions.append(action) } else { lateActions.append(action) }
    needsUpdate()
  }

  /// Runs user code that the outside or an update has set off.
  func acting<Result>(_ cause: CauseKind, path: ViewPath?, _ body: () throws -> Result) rethrows -> Result {
    guard let tracing else { return try body() }
    return try tracing.acting(cause, path: path, body)
  }

  /// A transaction that animated nothing is complete at once.
  private func enqueueCompletion(_ completion: AnimationCompletion) {
    enqueueAction(.completion, path: nil) { completion.finishIfIdle() }
  }

  /// Keeps an attribute up to date in every update, for what its rule does.
  func addEffect(_ id: AttributeID) {
    effects.add(id)
    needsUpdate()
  }
  func removeEffect(_ id: AttributeID) { effects.remove(id) }

  func addTransactionReader(_ id: AttributeID) { transactionReaders.append(id) }
  func removeTransactionReader(_ id: AttributeID) { transactionReaders.removeAll { $0 == id } }

  /// Does something once, in its turn among the effects of this update.
  func addEffect(once action: @escaping () -> Void) {
    effects.add(action)
    needsUpdate()
  }

  var effectCount: Int { effects.attributes.count }

  private func runEffects() {
    effects.compact()
    // Whatever is outdated is marked then.
    graph.settle()
    // Effects may bring others.
    var index = 0
    while let (place, effect) = effects.next(from: index, in: graph) {
      switch effect {
      case .attribute(let id): if graph.isAlive(id) { graph.pull(id) }
      case .once(let action): action()
      }
      graph.settle()
      index = place + 1
    }
  }

  // MARK: Updating

  var hasPendingWork: Bool { writes.isUrgent || !actions.isEmpty || !lateActions.isEmpty }

  /// The most rounds of writes and actions in one update; a view that writes in every round would never end.
  private static let roundLimit = 16

  private var isUpdating = false

  /// Runs what a closed window leaves behind, which has no frame to come; an update under way does so itself.
  func finishPendingWork() {
    if !isUpdating, hasPendingWork { update(at: now) }
  }

  /// Applies what is pending and pulls what is shown until nothing is pending.
  ///
  /// - Parameters:
  ///   - time: seconds on the clock of the windows; a moment that is past is taken for the present.
  ///   - root: what the window shows that is being drawn; nil where none is.
  func update(at time: Double, for root: ViewRoot? = nil) {
    MainActor.preconditionIsolated("views are updated on the main actor")
    now = max(now, time)
    let outer = drawnRoot
    drawnRoot = root ?? outer
    CurrentCode.$runner.withValue(self) { runRounds() }
    observations.cancelReplaced()
    drawnRoot = outer
    var updated = pulledRoots
    pulledRoots = []
    if let root, !updated.contains(where: { $0 === root }) { updated.append(root) }
    for root in updated { root.didUpdate() }
  }

  private func runRounds() {
    isUpdating = true
    defer { isUpdating = false }
    drawnRoot?.moveTime(isFrame: true)
    for round in 1...Self.roundLimit {
      applyPending()
      runEffects()
      let actions = actions + lateActions
      self.actions = []
      lateActions = []
      for action in actions { action() }
      if !hasPendingWork { return }
      if round == Self.roundLimit {
        tracing?.note(.endlessRounds, path: nil)
        report(
          "Views keep changing state in response to their own updates; the rest waits for the next frame.", path: nil)
        needsUpdate()
      }
    }
  }

  private func applyPending() {
    let groups = writes.take()
    // What changes and what moves are shown for the same moment.
    if !groups.isEmpty { for root in roots { root.moveTime(isFrame: false) } }
    for (index, group) in groups.enumerated() {
      lastUpdate &+= 1
      var current = group.transaction
      current.update = max(lastUpdate, 1)
      for completion in current.completions {
        completion.schedule = { [reference] in reference.viewGraph?.enqueueAction(.completion, path: nil, $0) }
      }
      recorder?.begin(.transaction, id: current.update)
      graph.write(transaction, current)
      if let tracing {
        tracing.willApply(group.cause)
        for write in group.writes { tracing.applying(write.number) { write.write.applyWrite() } }
      } else {
        for write in group.writes { write.write.applyWrite() }
      }
      recorder?.end(.transaction, id: current.update, value: UInt32(clamping: group.writes.count))
      monitor?.didApply(writes: group.writes.count)
      // Later transactions are shown with animations of their own, so each is brought to the screen's attributes.
      if index < groups.count - 1 { pullRoots() }
    }
    pullRoots()
    if !groups.isEmpty { graph.write(transaction, Transaction()) }
    for group in groups { for completion in group.transaction.completions { enqueueCompletion(completion) } }
  }

  // MARK: Invariants

  /// Stops the program if something is kept for a view that is gone, or the views wait for what was done.
  func checkInvariants() {
    guard bodyRun == nil else { fatalError("a body is running between updates") }
    for id in effects.attributes {
      guard graph.isAlive(id) else { fatalError("the effect \(id.index) belongs to a removed view") }
    }
    checkRetirements()
  }

  // MARK: Recording

  /// Starts telling a recording of everything, beginning with what is there.
  func startTracing(_ recorder: TraceRecorder, names: TraceNames, recordsAll: Bool) {
    stopTracing()
    lastTracing += 1
    self.recorder = recorder
    let tracing = ViewTracing(
      graph: graph, recorder: recorder, names: names, recordsAll: recordsAll, session: lastTracing)
    self.tracing = tracing
    writes.record(with: self.tracing)
    graph.announceRules(to: tracing)
    graph.add(tracing)
  }

  func stopTracing() {
    guard let tracing else { return }
    graph.remove(tracing)
    self.tracing = nil
    writes.record(with: nil)
    recorder = nil
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
      let name = entry.storage.name
      names.append(name.hasPrefix("_") ? String(name.dropFirst()) : name)
    }
    return names
  }
}
