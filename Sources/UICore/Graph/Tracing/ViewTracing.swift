import AttributeGraph
@_spi(Observers) import Combine
import Synchronization
import TraceRecorder

/// Tells a recorder what a view graph alone knows: which code of the program's ran because of what, what it wrote, which
/// views came and went and what they are called.
///
/// There is one for as long as a recording lasts. Confined to the main actor, but for what says that any thread may call it.
final class ViewTracing: @unchecked Sendable {
  let recorder: TraceRecorder
  let names: TraceNames
  let tracer: GraphTracer
  private unowned let graph: Graph
  /// Tells this recording's numbers, which paths keep, from those of another one.
  private let session: UInt32
  /// The cause whose code is running, 0 outside of any.
  private var cause: UInt32 = 0
  private var lastCause: UInt32 = 0
  /// What the writes that were applied last are due to: what the update sets off in turn is due to it too.
  private var appliedCause: UInt32 = 0
  private var ownTypes: [ObjectIdentifier: Bool] = [:]
  /// Numbers of environment keys; each key path is kept, so that no other one gets its address.
  private var keyNames: [ObjectIdentifier: (keyPath: AnyKeyPath, number: UInt32)] = [:]
  private let writes = Mutex(WriteNumbers())

  init(graph: Graph, recorder: TraceRecorder, names: TraceNames, recordsAll: Bool, session: UInt32) {
    self.recorder = recorder
    self.names = names
    self.session = session
    self.graph = graph
    tracer = GraphTracer(graph: graph, recorder: recorder, recordsAll: recordsAll)
  }

  // MARK: Causes

  /// Runs code that the outside has set off; what it writes is due to it.
  ///
  /// - Parameter followsUpdate: the code was set off by the last update, and so by what that was due to.
  func acting<Result>(
    _ kind: CauseKind, path: ViewPath?, followsUpdate: Bool = false, _ body: () throws -> Result
  ) rethrows -> Result {
    lastCause &+= 1
    let (number, outer) = (lastCause, cause)
    let path = ownPath(path)
    recorder.begin(
      .action, id: number, type: path?.type, cause: outer == 0 && followsUpdate ? appliedCause : outer,
      value: self.number(of: path), detail: kind.rawValue)
    cause = number
    defer {
      cause = outer
      recorder.end(.action, id: number, detail: kind.rawValue)
    }
    return try CauseLink.$current.withValue(number, operation: body)
  }

  // MARK: Writes

  private struct WriteNumbers {
    var last: UInt32 = 0
    var stateNames: [StateName: UInt32] = [:]
    /// The observable's property that was written last, and the write's number, until an update takes it in.
    var observable: (property: WrittenProperty, write: UInt32)?
    /// The same for an `ObservableObject`.
    var object: (id: ObjectIdentifier, property: ObjectIdentifier?, write: UInt32)?
  }

  /// Key paths do not change, so any thread may hold them.
  private struct WrittenProperty: @unchecked Sendable {
    let keyPath: AnyKeyPath

    /// Each body that hears of a write asks. A key path in code is made once; to compare two takes long.
    func isSame(as other: Self) -> Bool { keyPath === other.keyPath || keyPath == other.keyPath }
  }

  /// Records a write and returns its number.
  func write(_ kind: WriteKind, attribute: AttributeID, property: UInt32, isMainThread: Bool = true) -> UInt32 {
    let number = writes.withLock { writes in
      writes.last &+= 1
      return writes.last
    }
    let (cause, route) = route(synchronous: isMainThread ? cause : 0)
    recorder.write(
      id: number, attribute: attribute.index, cause: cause, property: property, detail: kind.detail(route))
    return number
  }

  /// Records a write of a view's own state, on any thread.
  func write(
    _ kind: WriteKind, of attribute: AttributeID, path: ViewPath?, name: String, isMainThread: Bool
  ) -> UInt32 {
    let key = StateName(view: path?.type.map(ObjectIdentifier.init), name: name)
    let property = writes.withLock { writes in
      if let known = writes.stateNames[key] { return known }
      let property = names.property(
        owner: path?.type.map(typeName) ?? "", name: name.hasPrefix("_") ? String(name.dropFirst()) : name)
      writes.stateNames[key] = property
      return property
    }
    return write(kind, attribute: attribute, property: property, isMainThread: isMainThread)
  }

  /// A view's own state, whose name is put together once.
  private struct StateName: Hashable {
    let view: ObjectIdentifier?
    let name: String
  }

  /// Records that an observable object was written, once for all bodies that hear of it; on any thread.
  func observableWrite(_ property: AnyKeyPath?, isMainThread: Bool) -> UInt32 {
    let property = property.map { WrittenProperty(keyPath: $0) }
    let (number, isNew) = writes.withLock { writes in
      if let property, let last = writes.observable, last.property.isSame(as: property) {
        return (last.write, false)
      }
      writes.last &+= 1
      writes.observable = property.map { ($0, writes.last) }
      return (writes.last, true)
    }
    guard isNew else { return number }
    let (cause, route) = route(synchronous: isMainThread ? cause : 0)
    recorder.write(
      id: number, attribute: 0, cause: cause, property: property.map { names.property(of: $0.keyPath) } ?? 0,
      detail: WriteKind.observable.detail(route))
    return number
  }

  /// Records that an `ObservableObject` is about to change, once for all views that hear of it; on any thread.
  func objectWrite(_ object: AnyObject, property: AnyObject?, isMainThread: Bool) -> UInt32 {
    let (id, storage) = (ObjectIdentifier(object), property.map { ObjectIdentifier($0) })
    let (number, isNew) = writes.withLock { writes in
      if let last = writes.object, last.id == id, last.property == storage { return (last.write, false) }
      writes.last &+= 1
      writes.object = (id, storage, writes.last)
      return (writes.last, true)
    }
    guard isNew else { return number }
    let (cause, route) = route(synchronous: isMainThread ? cause : 0)
    let name = property.flatMap { PublishedNames.name(of: $0, in: object) } ?? "objectWillChange"
    recorder.write(
      id: number, attribute: 0, cause: cause, property: names.property(owner: typeName(type(of: object)), name: name),
      detail: WriteKind.observable.detail(route))
    return number
  }

  /// What a write is due to: the code that is running, else the one that started this task.
  private func route(synchronous cause: UInt32) -> (cause: UInt32, route: WriteRoute) {
    let inherited = CauseLink.current
    if inherited != 0, inherited == cause { return (cause, .direct) }
    if inherited != 0 { return (inherited, .task) }
    return (cause, cause == 0 ? .detached : .direct)
  }

  /// Numbers of a transaction's writes reach the graph one by one.
  func applying(_ write: UInt32, _ body: () -> Void) {
    tracer.write = write
    body()
    tracer.write = 0
  }

  /// A transaction's writes are about to be applied; the next one of an observable object is another write.
  func willApply(_ cause: UInt32) {
    appliedCause = cause
    writes.withLock { writes in
      writes.observable = nil
      writes.object = nil
    }
  }

  /// The cause to which writes made now are due; on any thread.
  func cause(isMainThread: Bool) -> UInt32 { route(synchronous: isMainThread ? cause : 0).cause }

  // MARK: Views

  /// The path's number in this recording.
  func number(of path: ViewPath?) -> UInt32 {
    guard let path else { return 0 }
    if path.trace.session != session {
      let parent = number(of: path.parent)
      let number =
        switch path.component {
        case .type(let type): names.addPath(parent: parent, type: type)
        case .id(let id): names.addPath(parent: parent, text: String("\(id)".prefix(80)))
        }
      path.trace = (session, number)
    }
    return path.trace.number
  }

  /// The number of a key of the environment, whose name takes microseconds to find.
  private func number(ofKey keyPath: AnyKeyPath) -> UInt32 {
    if let known = keyNames[ObjectIdentifier(keyPath)] { return known.number }
    let number = names.property(of: keyPath)
    // A program may make key paths at run time, as many as it likes.
    if keyNames.count < 1000 { keyNames[ObjectIdentifier(keyPath)] = (keyPath, number) }
    return number
  }

  /// The path up to the innermost view that is the program's own: a tap is on its button, not on what buttons are made of.
  private func ownPath(_ path: ViewPath?) -> ViewPath? {
    var own = path
    while let current = own {
      if case .type(let type) = current.component, !isOwn(type) { own = current.parent } else { return current }
    }
    return path
  }

  private func isOwn(_ type: Any.Type) -> Bool {
    if let known = ownTypes[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isOwn = !name.hasPrefix("UICore.") && !name.hasPrefix("UIControls.")
    ownTypes[ObjectIdentifier(type)] = isOwn
    return isOwn
  }

  /// The engine's remark about a view.
  func note(_ note: NoteKind, path: ViewPath?) {
    recorder.instant(.note, type: path?.type, value: number(of: path), detail: note.rawValue)
  }
}

extension ViewTracing: GraphObserver {
  func graphDidMake(_ attribute: AttributeID, kind: UpdateKind, rule: any Rule) {
    guard let rule = rule as? any TracedRule else { return }
    let name = rule.property.map(number(ofKey:)) ?? number(of: rule.path)
    let hasRun: UInt8 = graph.verifiedAt(attribute) == 0 ? 0 : TraceRecord.createdBefore
    recorder.instant(
      .create, id: attribute.index, type: type(of: rule).subject, cause: rule.enclosingBody.index, value: name,
      detail: kind.rawValue | hasRun)
  }

  var observesAllRules: Bool { tracer.observesAllRules }

  func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {
    tracer.graphWillRun(attribute, kind: kind, subject: subject, cause: cause)
  }

  func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {
    tracer.graphDidRun(attribute, kind: kind, outcome: outcome)
  }

  func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) { tracer.graphDidCheck(attribute, kind: kind) }

  func graphDidWrite(_ attribute: AttributeID, marked: Int) { tracer.graphDidWrite(attribute, marked: marked) }

  func graphWillRemove(_ attribute: AttributeID, kind: UpdateKind) {
    recorder.instant(.remove, id: attribute.index, detail: kind.rawValue)
  }
}

/// A rule whose coming and going is recorded.
protocol TracedRule: Rule {
  var path: ViewPath? { get }
  /// The body around it.
  var enclosingBody: AttributeID { get }
  /// What it checks, for a key of the environment.
  var property: AnyKeyPath? { get }
}

extension TracedRule {
  var property: AnyKeyPath? { nil }
}

/// The number of the cause that started this task; tasks inherit it, detached ones do not.
enum CauseLink {
  @TaskLocal static var current: UInt32 = 0
}
