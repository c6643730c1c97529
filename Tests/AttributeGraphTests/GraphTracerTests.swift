import Testing
import TraceRecorder

@testable import AttributeGraph

@Suite struct GraphTracerTests {
  @Test func recordsWritesRunsAndChecksWithTheirCause() {
    let graph = Graph()
    let recorder = TraceRecorder(capacity: 64)
    let tracer = GraphTracer(graph: graph, recorder: recorder, recordsAll: true)
    let source = graph.source(1)
    let parity = graph.compute { $0.read(source) % 2 }
    let end = graph.compute { "\($0.read(parity))" }
    graph.pull(end.id)
    graph.add(tracer)
    recorder.isEnabled = true
    graph.write(source, 3)
    graph.pull(end.id)
    let records = recorder.drain()
    #expect(records.map(\.kind) == [.apply, .rule, .rule, .check])
    #expect(records.map(\.phase) == [.instant, .begin, .end, .instant])
    #expect(records.map(\.id) == [source.id.index, parity.id.index, parity.id.index, end.id.index])
    #expect(records[0].type == nil && records[0].value == 2)
    #expect(records[1].type == Compute<Int>.self && records[1].cause == source.id.index)
    #expect(records[2].value == 0)
    #expect(records[3].type == Compute<String>.self)
  }
}
