import AttributeGraph
import Foundation
import Geometry
import TraceRecorder

/// A host as test support sees it: bodies run, checks, diagnostics.
extension ViewHost {
  package func add(_ observer: any GraphObserver) { viewGraph.graph.add(observer) }
  package func remove(_ observer: any GraphObserver) { viewGraph.graph.remove(observer) }

  package nonisolated var attributeGraph: Graph { viewGraph.graph }

  /// Starts recording into `recorder`, beginning with the views that exist; for hosts without an app, which does this
  /// itself.
  ///
  /// - Parameters:
  ///   - names: receives the names of the views.
  ///   - recordsAll: whether rules of every kind are recorded, not only the program's code.
  public func startTracing(_ recorder: TraceRecorder, names: TraceNames, recordsAll: Bool = false) {
    viewGraph.startTracing(recorder, names: names, recordsAll: recordsAll)
  }

  public func stopTracing() { viewGraph.stopTracing() }

  /// The path of the view whose body an attribute computes.
  package nonisolated func path(ofBody attribute: AttributeID) -> String {
    (viewGraph.graph.rule(of: attribute) as? any TracedRule)?.path?.description ?? ""
  }

  /// Live attributes of the graph.
  package var attributeCount: Int { viewGraph.graph.attributeCount }

  /// Counts of live objects that views make.
  package var liveCounts: LiveCounts {
    var counts = LiveCounts(
      attributes: viewGraph.graph.attributeCount, subgraphs: viewGraph.graph.subgraphCount,
      effects: viewGraph.effectCount, tasks: viewGraph.liveTasks)
    #if DEBUG
      counts.observations = viewGraph.liveObservations.value
    #endif
    return counts
  }

  /// The part that shows of the view that has the focus, in the window; nil where none has it.
  package var focusedFrame: CGRect? {
    guard let focused = router.focus.focused else { return nil }
    let chain = displayList.chain(to: focused)
    guard let first = chain.first else { return .zero }
    var frame = CGRect(origin: .zero, size: size).intersection(first.bounds.applying(first.toLocal.inverted()))
    for around in chain.dropFirst() where around.responder is any ScrollResponder {
      frame = frame.intersection(around.bounds.applying(around.toLocal.inverted()))
    }
    return frame.isNull ? .zero : frame
  }

  /// Cumulative costs; subtract two readings.
  package var counters: Graph.Counters { viewGraph.graph.counters }

  /// Sends diagnostics to `receive` instead of the error stream.
  package func receiveMessages(_ receive: @escaping (String) -> Void) { viewGraph.diagnose = receive }
}

/// Counts of live objects that views make.
package struct LiveCounts: Equatable, Sendable {
  package var attributes: Int
  package var subgraphs: Int
  /// Attributes that are kept up to date for their side effects.
  package var effects: Int
  package var tasks: Int
  /// Observation registrations; counted in debug builds only.
  package var observations = 0
}

/// What a window's elements are read from: where it is equal, they are.
package struct ElementsSource: Equatable {
  fileprivate let counters: Graph.Counters
  fileprivate let list: ObjectIdentifier
  fileprivate let modal: ObjectIdentifier?
  fileprivate let focused: ObjectIdentifier?
}

extension ViewHost {
  package var elementsSource: ElementsSource {
    ElementsSource(
      counters: counters, list: ObjectIdentifier(displayList), modal: router.modal.map { ObjectIdentifier($0) },
      focused: router.focus.focused.map { ObjectIdentifier($0) })
  }

  /// The elements of what was drawn last, in the order in which they are read; while something modal shows, those in it.
  package var accessibilityElements: [AccessibilityElement] {
    let reader = AccessibilityReader(graph: viewGraph.graph)
    guard let modal = router.modal else { return reader.elements(of: displayList) }
    guard let list = displayList.list(of: modal), let link = displayList.chain(to: modal).first else { return [] }
    return reader.elements(of: list, link.toLocal.inverted())
  }
}

extension ViewHost {
  /// Moves the focus of assistive programs to an element.
  package func moveAccessibilityFocus(to element: AccessibilityElement, of technology: AccessibilityTechnologies) {
    let target = element.focus.flatMap { $0.technologies.isDisjoint(with: technology) ? nil : $0 }
    viewGraph.acting(.focus, path: element.path) { router.moveAccessibilityFocus(to: target) }
  }

  /// Whether the focus of assistive programs is on an element, as far as a view asks for that.
  package func hasAccessibilityFocus(_ element: AccessibilityElement) -> Bool {
    element.focus != nil && element.focus === router.accessibilityFocus
  }
}
