import AttributeGraph
import Combine
import Foundation
import Synchronization

/// Calls an action with a publisher's values while the view is in the view tree.
nonisolated package struct ReceiveModifier<P: Publisher>: PrimitiveViewModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(inputs)
    let (viewGraph, path) = (inputs.viewGraph, inputs.path)
    let receiver = Receiver<P>(viewGraph: viewGraph, path: path) { [unowned viewGraph] in
      viewGraph.graph.isAlive(modifier.attribute.id) ? viewGraph.graph.read(modifier.attribute).action : nil
    }
    let publisher = modifier.map(in: inputs.graph, \.publisher)
    // Subscribing runs the program's code, so it waits for the end of the update.
    inputs.base.addEffect(of: publisher.attribute) { publisher in
      viewGraph.enqueueAction { receiver.subscribe(to: publisher) }
    }
    inputs.graph.currentSubgraph.onRemove { receiver.stop() }
    return outputs
  }
}

/// The subscription of an `onReceive` modifier.
private final class Receiver<P: Publisher>: @unchecked Sendable where P.Failure == Never {
  private let reference: ViewGraphReference
  private var viewGraph: ViewGraph? { reference.viewGraph }
  private let path: ViewPath?
  /// The current action; nil once the view is removed.
  private let action: () -> ((P.Output) -> Void)?
  private var subscription: AnyCancellable?
  private var isStopped = false

  init(viewGraph: ViewGraph, path: ViewPath?, action: @escaping () -> ((P.Output) -> Void)?) {
    reference = viewGraph.reference
    self.path = path
    self.action = action
  }

  /// Replaces the subscription by one to `publisher`.
  func subscribe(to publisher: P) {
    if isStopped { return }
    subscription = nil
    subscription = publisher.sink { [weak self] output in self?.receive(output) }
  }

  func stop() {
    isStopped = true
    subscription = nil
  }

  /// Called on any thread; actions run on the main thread, in order.
  private func receive(_ output: P.Output) {
    guard ViewGraph.isOnMain else {
      let (output, transaction, cause) = (Unchecked(value: output), Transaction.current, CauseLink.current)
      DispatchQueue.main.async {
        CauseLink.$current.withValue(cause) {
          Transaction.$current.withValue(transaction) { self.receive(output.value) }
        }
      }
      return
    }
    guard !isStopped, let viewGraph else { return }
    if viewGraph.graph.runningAttribute != .none || viewGraph.bodyRun != nil {
      return viewGraph.enqueueAction(.other, path: path) { [weak self] in self?.act(output) }
    }
    viewGraph.acting(.other, path: path) { act(output) }
  }

  private func act(_ output: P.Output) {
    if !isStopped { action()?(output) }
  }
}

/// A value that is passed from one thread to another.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

extension View {
  /// Calls `action` on the main thread with each value that the publisher sends while the view is in the view tree.
  ///
  /// Subscribes again when the publisher differs from that of the last update; one that is made inside `body` always
  /// does.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}

/// A view that calls an action for what a publisher sends.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
  /// What is shown.
  public var content: Content
  /// What the action hears of.
  public var publisher: PublisherType
  /// What is called for each value, on the main actor.
  public var action: (PublisherType.Output) -> Void

  /// Shows the content, and calls `action` for what the publisher sends while it shows.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }

  public var body: some View { content.onReceive(publisher, perform: action) }
}
