import Foundation

/// Steps that can be undone, and redone: Foundation's class of this name, which it lacks on Linux.
///
/// Whoever changes something registers how to change it back. While that runs, what it registers in turn can be redone.
/// What is registered in one event is undone together. It is confined to the thread that uses it, as views do on the main one.
open class UndoManager {
  private final class Step {
    private(set) weak var target: AnyObject?
    let handler: (AnyObject) -> Void
    init(target: AnyObject, handler: @escaping (AnyObject) -> Void) { (self.target, self.handler) = (target, handler) }
  }

  private indirect enum Part {
    case step(Step)
    case group(Group)
  }

  private struct Group {
    var parts: [Part] = []
    var name = ""
    var isDiscardable = false

    func without(_ target: AnyObject) -> Group {
      var group = self
      group.parts = parts.compactMap { part in
        switch part {
        case .step(let step): return step.target == nil || step.target === target ? nil : part
        case .group(let inner):
          let rest = inner.without(target)
          return rest.parts.isEmpty ? nil : .group(rest)
        }
      }
      return group
    }

    /// The last first.
    func run() {
      for part in parts.reversed() {
        switch part {
        case .step(let step): if let target = step.target { step.handler(target) }
        case .group(let group): group.run()
        }
      }
    }
  }

  /// The groups that are open, the innermost last.
  private var open: [Group] = []
  private var past: [Group] = []
  private var future: [Group] = []
  private var disabled = 0
  /// Called when an event's group is opened, by whom it is to be closed.
  var didOpenEventGroup: (() -> Void)?
  /// Called when what can be undone or redone, or its name, may have changed.
  var didChange: () -> Void = {}

  /// A manager without steps.
  public init() {}

  // MARK: Groups

  /// How many groups are open, one in the other.
  open var groupingLevel: Int { open.count }
  /// Whether a group is opened for what an event registers, and closed after it. True unless it is set.
  open var groupsByEvent = true
  /// How many groups are kept; 0, which it is unless it is set, for any number.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// Begins a group, inside of the one that is open.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func beginEventGroup() {
    open.append(Group())
    didOpenEventGroup?()
  }

  /// Ends the group that was begun last.
  ///
  /// - Precondition: one is open.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping was called while no group was open")
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    guard !group.parts.isEmpty else { return }
    if open.isEmpty {
      if isUndoing { future.append(group) } else { past.append(group) }
      trim()
    } else {
      open[open.count - 1].parts.append(.group(group))
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
    didChange()
  }

  /// Closes the group of an event that has ended.
  func closeEventGroup() {
    if groupsByEvent, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    if past.count > levelsOfUndo { past.removeFirst(past.count - levelsOfUndo) }
    if future.count > levelsOfUndo { future.removeFirst(future.count - levelsOfUndo) }
  }

  // MARK: Steps

  /// Whether steps are taken.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Takes no steps until as many calls of ``enableUndoRegistration()`` as of this have been made.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes steps again.
  ///
  /// - Precondition: ``disableUndoRegistration()`` was called.
  open func enableUndoRegistration() {
    precondition(disabled > 0, "enableUndoRegistration was called without disableUndoRegistration")
    disabled -= 1
  }

  /// Registers how to change something back.
  ///
  /// - Parameters:
  ///   - target: handed to `handler`; it is held weakly, and a step whose target is gone does nothing.
  /// - Precondition: a group is open, or ``groupsByEvent`` is true.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      precondition(groupsByEvent, "registerUndo was called while no group was open and groupsByEvent is false")
      beginEventGroup()
    }
    open[open.count - 1].parts.append(
      .step(Step(target: target) { if let target = $0 as? TargetType { handler(target) } }))
    if !isUndoing, !isRedoing { future = [] }
    didChange()
  }

  /// Forgets all steps.
  open func removeAllActions() {
    (past, future) = ([], [])
    for index in open.indices { open[index].parts = [] }
    disabled = 0
    didChange()
  }

  /// Forgets the steps with a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    past = past.map { $0.without(target) }.filter { !$0.parts.isEmpty }
    future = future.map { $0.without(target) }.filter { !$0.parts.isEmpty }
    open = open.map { $0.without(target) }
    didChange()
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  open var canUndo: Bool { !past.isEmpty || open.contains { !$0.parts.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !future.isEmpty }
  /// Whether something is being undone now.
  open private(set) var isUndoing = false
  /// Whether something is being redone now.
  open private(set) var isRedoing = false

  /// Closes the event's group, and undoes the last one.
  ///
  /// - Precondition: no other group is open.
  open func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last group.
  ///
  /// - Precondition: no group is open.
  open func undoNestedGroup() {
    precondition(open.isEmpty, "undo was called while a group was open")
    guard let group = past.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    runBack(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
    didChange()
  }

  /// Does the group again that was undone last.
  ///
  /// - Precondition: no group is open.
  open func redo() {
    closeEventGroup()
    precondition(open.isEmpty, "redo was called while a group was open")
    guard let group = future.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    runBack(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
    didChange()
  }

  /// What runs registers the way there again, by the same name unless it says another.
  private func runBack(_ group: Group) {
    beginUndoGrouping()
    open[0].name = group.name
    open[0].isDiscardable = group.isDiscardable
    group.run()
    while open.count > 1 { endUndoGrouping() }
    endUndoGrouping()
  }

  // MARK: Names

  /// Names the group that is open, or the last one: "Typing" makes the menu's item "Undo Typing".
  open func setActionName(_ actionName: String) {
    changeCurrent { $0.name = actionName }
    didChange()
  }

  /// Says whether the group can be forgotten without loss, such as a scroll.
  open func setActionIsDiscardable(_ discardable: Bool) { changeCurrent { $0.isDiscardable = discardable } }

  private func changeCurrent(_ change: (inout Group) -> Void) {
    if !open.isEmpty {
      change(&open[0])
    } else if !past.isEmpty {
      change(&past[past.count - 1])
    }
  }

  private var current: Group? { open.first { !$0.parts.isEmpty } ?? past.last }
  /// The name of what would be undone; empty where there is none.
  open var undoActionName: String { canUndo ? current?.name ?? "" : "" }
  /// The name of what would be redone; empty where there is none.
  open var redoActionName: String { future.last?.name ?? "" }
  /// Whether what would be undone is discardable.
  open var undoActionIsDiscardable: Bool { current?.isDiscardable ?? false }
  /// Whether what would be redone is discardable.
  open var redoActionIsDiscardable: Bool { future.last?.isDiscardable ?? false }
  /// The title of a menu's item that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's item that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// "Undo" and a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// "Redo" and a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
  /// A manager is about to undo or redo.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// A manager is about to undo.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// A manager has undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// A manager is about to redo.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// A manager has redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
