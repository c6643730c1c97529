import Testing

@testable import AttributeGraph

/// A rule that counts as a body.
private struct Body<Value>: Rule {
  let body: (RuleContext<Value>) -> Value
  func value(_ context: RuleContext<Value>) -> Value { body(context) }
  static var updateKind: UpdateKind { .body }
  static var subject: Any.Type { String.self }
}

@Suite struct OriginTests {
  private final class Listener: GraphObserver {
    var runs: [String] = []
    weak var graph: Graph?
    func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {
      guard kind == .body, let graph else { return }
      let origin = graph.origin(of: cause, since: graph.verifiedAt(attribute))
      runs.append("\(subject) \(attribute.index) because of \(origin.index)")
    }
    func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {
      if kind == .body { runs.append("\(outcome)") }
    }
    func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {}
    func graphDidWrite(_ attribute: AttributeID, marked: Int) {}
  }

  @Test func leadsPastRulesBetweenToTheBodyOrSourceThatChanged() {
    let graph = Graph()
    let steady = graph.source(0)  // 1
    let source = graph.source(1)  // 2
    let outer = graph.rule(Body { $0.read(source) })  // 3
    // 4 and 5: what lies between two bodies, reading something that does not change first.
    let between = graph.compute { $0.read(steady) + $0.read(outer) }
    let field = graph.compute { $0.read(between) * 2 }
    let inner = graph.rule(Body { $0.read(field) })  // 6
    graph.pull(inner.id)
    let listener = Listener()
    listener.graph = graph
    graph.add(listener)
    graph.write(source, 2)
    graph.pull(inner.id)
    #expect(listener.runs == ["String 3 because of 2", "changed", "String 6 because of 3", "changed"])
    listener.runs = []
    // The steady one changes for once: nothing between it and the inner body is a body.
    graph.write(steady, 7)
    graph.pull(inner.id)
    #expect(listener.runs == ["String 6 because of 1", "changed"])
  }

  /// A view with a closure beside a number, as rows have.
  private struct Row {
    var number: Int
    var action: () -> Void
    var other: (() -> Int)?
  }

  @Test func valuesThatDifferInClosuresOnlyAreToldApart() {
    let graph = Graph()
    let source = graph.source(1)
    let row = graph.rule(
      Body { context -> Row in
        let value = context.read(source)
        return Row(number: value / 10, action: { print(value) }, other: { value })
      })
    graph.pull(row.id)
    let (listener, second) = (Listener(), Listener())
    (listener.graph, second.graph) = (graph, graph)
    graph.add(listener)
    graph.add(second)
    graph.write(source, 2)
    graph.pull(row.id)
    #expect(listener.runs.last == "closuresOnly")
    graph.write(source, 10)
    graph.pull(row.id)
    #expect(listener.runs.last == "changed")
    #expect(second.runs == listener.runs)
    graph.remove(second)
    graph.write(source, 11)
    graph.pull(row.id)
    #expect(listener.runs.last == "closuresOnly")
    #expect(second.runs.count == listener.runs.count - 2)
  }
}
