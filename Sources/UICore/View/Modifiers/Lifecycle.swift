import AttributeGraph

/// Calls an action when the view comes, in its turn among the effects of the update.
nonisolated struct AppearModifier: PrimitiveViewModifier {
  let action: (() -> Void)?

  nonisolated static func _makeView(
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

/// Calls the action that the last body gave when a view that had appeared goes.
nonisolated struct DisappearModifier: PrimitiveViewModifier {
  let action: (() -> Void)?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let (viewGraph, path) = (inputs.viewGraph, inputs.path)
    let attribute = modifier.attribute
    let lifetime = ViewLifetime()
    viewGraph.addEffect(once: { lifetime.hasAppeared = true })
    // Nothing that is shown reads the action, and a view that goes cannot be asked any more.
    viewGraph.addEffect(attribute.id)
    inputs.graph.currentSubgraph.onRemove { [weak presence = inputs.presence] in
      viewGraph.removeEffect(attribute.id)
      guard lifetime.hasAppeared, let action = viewGraph.graph.storedValue(attribute)?.action else { return }
      viewGraph.enqueueDisappearance(path: path, isEarly: presence?.goesAtOnce ?? false, action)
    }
    return outputs
  }
}

/// Whether a view is still there, and has been at the end of an update.
final class ViewLifetime {
  var isAlive = true
  var hasAppeared = false
}

/// Runs a task from the view's appearance until it goes or `id` changes.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveViewModifier {
  let id: ID
  let priority: TaskPriority
  let action: UncheckedAction

  nonisolated static func _makeView(
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

/// The one task of one `task` modifier.
private final class TaskRunner {
  private var task: Task<Void, Never>?
  private var isStopped = false
  private weak var viewGraph: ViewGraph?

  init(viewGraph: ViewGraph) { self.viewGraph = viewGraph }

  func start(priority: TaskPriority, _ action: UncheckedAction) {
    task?.cancel()
    if isStopped { return }
    viewGraph?.liveTasks += 1
    task = Task(priority: priority) { @MainActor [weak viewGraph] in
      await action.run()
      viewGraph?.liveTasks -= 1
    }
  }

  func stop() {
    isStopped = true
    task?.cancel()
  }
}

extension View {
  /// Calls `action` before the first frame with the view in it is shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action))
  }

  /// Calls `action` after the view was removed.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearModifier(action: action))
  }

  /// Starts an asynchronous task when the view appears, once for its identity, and cancels it when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { task(id: 0, priority: priority, action) }

  /// Starts an asynchronous task when the view appears and again, cancelling the last one, when `id` changes.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: UncheckedAction(run: action)))
  }
}

/// Carries a closure that the modifier hands from the main actor to its own task.
struct UncheckedAction: @unchecked Sendable {
  let run: @isolated(any) () async -> Void
}
