/// Hears what a graph does. Recorders and tests observe graphs.
public protocol GraphObserver: AnyObject {
  /// Whether it hears of runs and checks of all rules, or only of kinds for which ``UpdateKind/isCode`` is true. Asked
  /// when it is added.
  var observesAllRules: Bool { get }
  /// `cause` is the input whose change made the rule run; `.none` on a first run. `subject` is the type to report.
  func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID)
  func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome)
  /// An outdated slot turned out to be up to date without running.
  func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind)
  func graphDidWrite(_ attribute: AttributeID, marked: Int)
  /// A rule was made whose kind's ``UpdateKind/isCode`` is true.
  func graphDidMake(_ attribute: AttributeID, kind: UpdateKind, rule: any Rule)
  /// The slot of such a rule is about to be freed.
  func graphWillRemove(_ attribute: AttributeID, kind: UpdateKind)
}

extension GraphObserver {
  public var observesAllRules: Bool { true }
  public func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {}
  public func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {}
  public func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {}
  public func graphDidWrite(_ attribute: AttributeID, marked: Int) {}
  public func graphDidMake(_ attribute: AttributeID, kind: UpdateKind, rule: any Rule) {}
  public func graphWillRemove(_ attribute: AttributeID, kind: UpdateKind) {}
}

extension Graph {
  /// Tells `observer` of everything that happens from now on. The graph keeps the observer.
  public func add(_ observer: any GraphObserver) {
    switch self.observer {
    case nil: self.observer = observer
    case let group as ObserverGroup: group.members.append(observer)
    case let other?: self.observer = ObserverGroup([other, observer])
    }
    updateObservation()
  }

  public func remove(_ observer: any GraphObserver) {
    defer { updateObservation() }
    if self.observer === observer { self.observer = nil }
    guard let group = self.observer as? ObserverGroup else { return }
    group.members.removeAll { $0 === observer }
    if group.members.count < 2 { self.observer = group.members.first }
  }

  private func updateObservation() {
    observation = observer.map { $0.observesAllRules ? .all : .code } ?? .none
  }

  /// Which rules are observed.
  enum Observation { case none, code, all }

  /// Who hears of runs and checks of a rule. If nothing is observed, this costs one branch.
  @inline(__always)
  func observer(of index: UInt32) -> (any GraphObserver)? {
    if observation == .none { return nil }
    return observation == .all || kind(of: index).updateKind.isCode ? observer : nil
  }

  /// Tells `observer` of the rules that exist, oldest first, as if they were made now.
  public func announceRules(to observer: any GraphObserver) {
    for index in 1..<max(arena.count, 1) where nodes[index].has(Node.isAlive) {
      let kind = kind(of: UInt32(index))
      if kind.updateKind.isCode, let rule = kind.rule(self, UInt32(index)) {
        observer.graphDidMake(id(of: UInt32(index)), kind: kind.updateKind, rule: rule)
      }
    }
  }

  /// A copy of a slot's rule; nil for a source.
  public func rule(of id: AttributeID) -> (any Rule)? { kind(of: id.index).rule(self, id.index) }

  /// A copy of the rule of the slot that has a number now; nil for a source, and where no slot has it.
  public func rule(atIndex index: UInt32) -> (any Rule)? {
    guard index > 0, index < arena.count, nodes[Int(index)].has(Node.isAlive) else { return nil }
    return kind(of: index).rule(self, index)
  }

  @usableFromInline
  func didMake(_ index: UInt32) {
    let kind = kind(of: index)
    if let observer, let rule = kind.rule(self, index) {
      observer.graphDidMake(id(of: index), kind: kind.updateKind, rule: rule)
    }
  }

  /// The first attribute of interest up the chain of changes that ends with `attribute`: a source, or an update of a
  /// kind for which ``UpdateKind/isCode`` is true. Each step follows the first input that changed after `revision`, in
  /// about 5 ns.
  public func origin(of attribute: AttributeID, since revision: UInt32) -> AttributeID {
    var index = attribute.index
    // This is longer than any chain of layout rules between two bodies. If a chain is longer, only an edge is missing.
    for _ in 0..<256 {
      let kind = kind(of: index)
      if kind.isSource || kind.updateKind.isCode { break }
      let inputs = (nodes + Int(index)).inputList
      let edges = inputs.edges
      guard
        let next = (0..<inputs.edgeCount).lazy.map({ edges[$0] }).first(where: {
          $0 != 0 && self.nodes[Int($0)].changedAt > revision
        })
      else { break }
      index = next
    }
    return id(of: index)
  }
}

/// Tells several observers.
private final class ObserverGroup: GraphObserver {
  var members: [any GraphObserver]
  init(_ members: [any GraphObserver]) { self.members = members }

  var observesAllRules: Bool { members.contains { $0.observesAllRules } }

  func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {
    for member in members { member.graphWillRun(attribute, kind: kind, subject: subject, cause: cause) }
  }
  func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {
    for member in members { member.graphDidRun(attribute, kind: kind, outcome: outcome) }
  }
  func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {
    for member in members { member.graphDidCheck(attribute, kind: kind) }
  }
  func graphDidWrite(_ attribute: AttributeID, marked: Int) {
    for member in members { member.graphDidWrite(attribute, marked: marked) }
  }
  func graphDidMake(_ attribute: AttributeID, kind: UpdateKind, rule: any Rule) {
    for member in members { member.graphDidMake(attribute, kind: kind, rule: rule) }
  }
  func graphWillRemove(_ attribute: AttributeID, kind: UpdateKind) {
    for member in members { member.graphWillRemove(attribute, kind: kind) }
  }
}
