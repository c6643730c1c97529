import AttributeGraph

/// Calls actions when the view comes and goes.
nonisolated struct AppearanceModifier: PrimitiveViewModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let (viewGraph, path) = (inputs.viewGraph, inputs.path)
    let attribute = modifier.attribute
    let lifetime = ViewLifetime()
    viewGraph.enqueueAction(.appear, path: path) {
      guard lifetime.isAlive else { return }
      lifetime.hasAppeared = true
      viewGraph.graph.read(attribute).appear?()
    }
    inputs.graph.currentSubgraph.onRemove {
      lifetime.isAlive = false
      guard lifetime.hasAppeared else { return }
      guard let disappear = viewGraph.graph.storedValue(attribute)?.disappear else { return }
      viewGraph.enqueueAction(.disappear, path: path, disappear)
    }
    return outputs
  }
}

/// Whether a view is still there.
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
    let runner = TaskRunner()
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

  func start(priority: TaskPriority, _ action: UncheckedAction) {
    task?.cancel()
    if isStopped { return }
    task = Task(priority: priority) { @MainActor in await action.run() }
  }

  func stop() {
    isStopped = true
    task?.cancel()
  }
}

extension View {
  /// Calls `action` before the first frame with the view in it is shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Calls `action` after the view was removed.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
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
