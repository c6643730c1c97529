import AttributeGraph

/// Calls an action after the update in which the view appears.
nonisolated package struct AppearModifier: PrimitiveViewModifier {
  let action: (() -> Void)?

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let (viewGraph, path) = (inputs.viewGraph, inputs.path)
    let appear = {
      viewGraph.enqueueAction(.appear, path: path) {
        if viewGraph.graph.isAlive(modifier.attribute.id) { viewGraph.graph.read(modifier.attribute).action?() }
      }
    }
    if let sight = inputs.sight {
      inputs.addChangeEffect(of: sight) { _, isShown in if isShown { appear() } }
    } else {
      viewGraph.addEffect(once: appear)
    }
    return outputs
  }
}

/// Calls the action that was last set when a view that had appeared is removed, or its page no longer shows.
nonisolated package struct DisappearModifier: PrimitiveViewModifier {
  let action: (() -> Void)?

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let (viewGraph, path) = (inputs.viewGraph, inputs.path)
    let attribute = modifier.attribute
    let lifetime = ViewLifetime()
    if let sight = inputs.sight {
      inputs.addChangeEffect(of: sight) { old, isShown in
        lifetime.hasAppeared = isShown
        guard old == true, let action = viewGraph.graph.read(attribute).action else { return }
        viewGraph.enqueueDisappearance(path: path, isEarly: false, action)
      }
    } else {
      viewGraph.addEffect(once: { lifetime.hasAppeared = true })
    }
    // No display rule reads the action, so an effect keeps it up to date: after the removal it cannot be computed.
    viewGraph.addEffect(attribute.id)
    inputs.graph.currentSubgraph.onRemove { [weak presence = inputs.presence] in
      viewGraph.removeEffect(attribute.id)
      guard lifetime.hasAppeared, let action = viewGraph.graph.storedValue(attribute)?.action else { return }
      viewGraph.enqueueDisappearance(path: path, isEarly: presence?.goesAtOnce ?? false, action)
    }
    return outputs
  }
}

/// Whether a view is still in the view tree, and whether an update with it has ended.
final class ViewLifetime {
  var isAlive = true
  var hasAppeared = false
}

/// Runs a task from the view's appearance until its disappearance, and anew when `id` changes.
nonisolated package struct TaskModifier<ID: Equatable>: PrimitiveViewModifier {
  let id: ID
  let priority: TaskPriority
  let action: UncheckedAction

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let (viewGraph, path) = (inputs.viewGraph, inputs.path)
    let runner = TaskRunner(viewGraph: viewGraph)
    let start = {
      viewGraph.enqueueAction(.task, path: path) {
        guard viewGraph.graph.isAlive(modifier.attribute.id) else { return }
        let task = viewGraph.graph.read(modifier.attribute)
        runner.start(priority: task.priority, task.action)
      }
    }
    let id = modifier.map(in: inputs.graph, \.id).attribute
    if let sight = inputs.sight {
      inputs.addChangeEffect(of: inputs.graph.rule(TaskTurnRule(id: id, sight: sight))) { _, turn in
        if turn.id == nil { runner.cancel() } else { start() }
      }
    } else {
      inputs.addChangeEffect(of: id) { _, _ in start() }
    }
    inputs.graph.currentSubgraph.onRemove { runner.stop() }
    return outputs
  }
}

/// What a task in a page runs for.
private struct TaskTurn<ID: Equatable>: Equatable {
  /// Nil while the page does not show.
  let id: ID?
}

private struct TaskTurnRule<ID: Equatable>: Rule {
  let id: Attribute<ID>
  let sight: Attribute<Bool>

  func value(_ context: RuleContext<TaskTurn<ID>>) -> TaskTurn<ID> {
    TaskTurn(id: context.read(sight) ? context.read(id) : nil)
  }
}

/// The task of a `task` modifier.
private final class TaskRunner {
  private var task: Task<Void, Never>?
  private var isStopped = false
  private let reference: ViewGraphReference
  private var viewGraph: ViewGraph? { reference.viewGraph }

  init(viewGraph: ViewGraph) { reference = viewGraph.reference }

  func start(priority: TaskPriority, _ action: UncheckedAction) {
    task?.cancel()
    if isStopped { return }
    viewGraph?.liveTasks += 1
    task = Task(priority: priority) { @MainActor [reference] in
      await action.run()
      reference.viewGraph?.liveTasks -= 1
    }
  }

  func cancel() { task?.cancel() }

  func stop() {
    isStopped = true
    cancel()
  }
}

extension View {
  /// Calls `action` before the first frame with the view is shown, and each time its page shows again.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action))
  }

  /// Calls `action` after the view was removed or its page covered: by another page of a stack, or another tab.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearModifier(action: action))
  }

  /// Starts an asynchronous task when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { task(id: 0, priority: priority, action) }

  /// Starts an asynchronous task when the view appears; when `id` changes, cancels it and starts it again.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: UncheckedAction(run: action)))
  }
}

/// Moves a closure from the main actor to a task.
struct UncheckedAction: @unchecked Sendable {
  let run: @isolated(any) () async -> Void
}
