import Testing

@testable import AttributeGraph

@Suite struct ObserverTests {
  private final class Listener: GraphObserver {
    var events: [String] = []
    func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {
      events.append("run \(attribute.index) \(subject) because of \(cause.index)")
    }
    func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {
      events.append("ran \(attribute.index) \(outcome == .equal ? "same" : "\(outcome)")")
    }
    func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) { events.append("check \(attribute.index)") }
    func graphDidWrite(_ attribute: AttributeID, marked: Int) { events.append("write \(attribute.index) \(marked)") }
  }

  @Test func hearsWhatHappensAndWhy() {
    let graph = Graph()
    let listener = Listener()
    graph.add(listener)
    let source = graph.source(1)  // 1
    let parity = graph.compute { $0.read(source) % 2 }  // 2
    let end = graph.compute { $0.read(parity) }  // 3
    graph.pull(end.id)
    #expect(
      listener.events == [
        "run 3 Compute<Int> because of 0", "run 2 Compute<Int> because of 0", "ran 2 changed", "ran 3 changed",
      ])
    listener.events = []
    graph.write(source, 3)
    graph.pull(end.id)
    #expect(listener.events == ["write 1 2", "run 2 Compute<Int> because of 1", "ran 2 same", "check 3"])
    listener.events = []
    graph.invalidate(parity.id)
    graph.write(source, 4)
    graph.pull(end.id)
    #expect(
      listener.events == [
        "write 2 2", "write 1 0", "run 2 Compute<Int> because of 0", "ran 2 changed",
        "run 3 Compute<Int> because of 2", "ran 3 changed",
      ])
  }
}
