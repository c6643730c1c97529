import AttributeGraph

/// Calls an action after the update in which the view appears.
nonisolated package struct AppearModifier: PrimitiveViewModifier {
  let action: (() -> Void)?

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let (viewGraph, path) = (inputs.viewGraph, inputs.path)
    viewGraph.addEffect(once: {
      viewGraph.enqueueAction(.appear, path: path) {
        if viewGraph.graph.isAlive(modifier.attribute.id) { viewGraph.graph.read(modifier.attribute).action?() }
      }
    })
    return outputs
  }
}

/// Calls the action that was last set when a view is removed that had appeared.
nonisolated package struct DisappearModifier: PrimitiveViewModifier {
  let action: (() -> Void)?

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let (viewGraph, path) = (inputs.viewGraph, inputs.path)
    let attribute = modifier.attribute
    let lifetime = ViewLifetime()
    viewGraph.addEffect(once: { lifetime.hasAppeared = true })
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

/// Runs a task from the view's appearance until its removal, and anew when `id` changes.
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
    let id = modifier.map(in: inputs.graph, \.id)
    inputs.addChangeEffect(of: id.attribute) { _, _ in
      viewGraph.enqueueAction(.task, path: path) {
        guard viewGraph.graph.isAlive(modifier.attribute.id) else { return }
        let task = viewGraph.graph.read(modifier.attribute)
        runner.start(priority: task.priority, task.action)
      }
    }
    inputs.graph.currentSubgraph.onRemove { runner.stop() }
    return outputs
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

  func stop() {
    isStopped = true
    task?.cancel()
  }
}

extension View {
  /// Calls `action` before the first frame with the view is shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action))
  }

  /// Calls `action` after the view was removed.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearModifier(action: action))
  }

  /// Starts an asynchronous task when the view appears, and cancels it when the view is removed.
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
