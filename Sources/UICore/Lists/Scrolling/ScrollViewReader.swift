import AttributeGraph
import Foundation
import Geometry

/// A view that hands its content a proxy to scroll the scroll views in it.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// What is handed the proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Content that is handed the proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let reader = ScrollReader(viewGraph: inputs.viewGraph)
    var inputs = inputs
    inputs.scrollReader = reader
    let content = view.calling(in: inputs.graph) { $0.content(ScrollViewProxy(reader: reader)) }
    return Content.makeImplicitStack(view: content, inputs: inputs)
  }
}

/// Scrolls the scroll views inside a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let reader: ScrollReader

  /// Scrolls the first scroll view that has a view with the id in it, once pending changes are shown.
  ///
  /// - Parameter anchor: the point of the view and of the scroll view that shall meet; nil scrolls as little as shows it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { reader.scroll(to: id, anchor: anchor) }
}

/// The scroll views inside a reader.
final class ScrollReader {
  private let reference: ViewGraphReference
  private var viewGraph: ViewGraph? { reference.viewGraph }
  private var contexts: [WeakContext] = []
  private struct WeakContext { weak var context: ScrollContext? }

  /// A list's estimates become exact as its rows come into sight, which moves the target. Each time that takes a round of
  /// the update to bring the rows into sight and one to measure them.
  private static let mostSteps = 12

  init(viewGraph: ViewGraph) { reference = viewGraph.reference }

  func add(_ context: ScrollContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(WeakContext(context: context))
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    // An animated movement starts for where the view is taken to be, and goes on to where it turns out to be.
    let animation = Transaction.current.effectiveAnimation
    step(
      id, anchor, remaining: Self.mostSteps, isThere: false, transaction: animation.map(Transaction.init(animation:)))
  }

  /// - Parameters:
  ///   - isThere: whether the target was in its place a round ago.
  ///   - transaction: that of the first step; nil for at once.
  private func step(
    _ id: AnyHashable, _ anchor: UnitPoint?, remaining: Int, isThere: Bool, transaction: Transaction?
  ) {
    viewGraph?.enqueueAction { [self] in
      for case let context? in contexts.map(\.context) {
        guard let frame = context.frame(of: id), let area = context.state.currentArea else { continue }
        let old = context.state.currentTarget
        let new = area.offset(showing: frame, anchor: anchor, from: old)
        let isStill = abs(new.x - old.x) < 0.01 && abs(new.y - old.y) < 0.01
        if !isStill, var transaction {
          var number = 0
          transaction.addAnimationCompletion { [weak self, weak state = context.state] in
            // Whoever has interrupted the movement decides now.
            guard state?.number == number else { return }
            self?.step(id, anchor, remaining: remaining - 1, isThere: false, transaction: nil)
          }
          withTransaction(transaction) { context.state.scroll(to: new) }
          number = context.state.number
          return
        }
        if !isStill { context.state.scroll(to: new) }
        if remaining > 1, !(isStill && isThere) {
          step(id, anchor, remaining: remaining - 1, isThere: isStill, transaction: nil)
        }
        return
      }
    }
  }
}

private enum ScrollReaderKey: ViewInputKey { static var defaultValue: ScrollReader? { nil } }

extension _ViewInputs {
  /// Where scroll views announce themselves.
  var scrollReader: ScrollReader? {
    get { self[ScrollReaderKey.self] }
    set { self[ScrollReaderKey.self] = newValue }
  }
}
