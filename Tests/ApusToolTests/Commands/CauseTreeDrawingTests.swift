import Testing
import TraceAnalysis

@testable import ApusTool

struct CauseTreeDrawingTests {
  /// A tap writes an array that two rows and a card read; one row and the card change.
  private var trace: Trace {
    var trace = Trace()
    trace.types = ["FavoriteButton", "Row", "Card"].map { ViewType(name: $0, module: "Views") }
    trace.properties = [Property(owner: "ModelData", name: "favorites")]
    trace.causes = [ExternalCause(kind: .tap, start: 0, type: 0)]
    trace.writes = [
      Write(
        time: 1, kind: .observable, property: 0, cause: 0, location: SourceLocation(file: "/app/Row.swift", line: 19))
    ]
    for (index, type) in [1, 1, 2].enumerated() {
      trace.instances.append(Instance(type: type, path: "App/\(index)"))
      trace.updates.append(
        start: Int64(index) + 2, duration: 1, outcome: index == 0 ? .closuresOnly : .changed, instance: index,
        type: type, cause: .write(0), rootWrite: 0)
    }
    return trace
  }

  @Test func drawsCausesAboveEffects() {
    let lines = CauseTree(trace).lines(of: trace).map { $0.rendered(isColoured: false) }
    #expect(
      lines == [
        "tap  FavoriteButton  ×1",
        "└─ write ModelData.favorites  Row.swift:19  ×1",
        "   ├─ Row ×2 (1 changed)",
        "   └─ Card ×1 (1 changed)",
      ])
  }

  /// Of the stack at the write, the closure that somebody wrote; of what ran, what led somewhere.
  @Test func leavesOutWhatSaysNothing() {
    var trace = trace
    let location = { (file: String, line: Int) in SourceLocation(file: file, line: line) }
    trace.stacks.addresses = [1, 2, 3, 4, 5]
    trace.stacks.starts = [0, 5]
    trace.stacks.symbols = [
      1: ("UICore.ViewTracing.write() -> ()", location("/apus/ViewTracing.swift", 67)),
      2: ("Views.ModelData.favorites.modify", location("/b/@__swiftmacro_5Views9ModelDataC.swift", 4)),
      3: ("closure #1 () -> () in Views.Row.body.getter", location("/app/Row.swift", 19)),
      4: ("partial apply forwarder for closure #1 () -> () in Views.Row.body.getter", location("/app/Row.swift", 19)),
      5: ("__libc_start_call_main", nil),
    ].mapValues { [StackFrame(function: $0, module: "App", location: $1)] }
    trace.writes[0].stack = 0
    trace.properties += ["locale", "calendar"].map { Property(owner: "EnvironmentValues", name: $0) }
    for property in [1, 1, 2] {
      trace.instances.append(Instance(type: 0, kind: .environment, property: property))
      trace.checks.append(
        Check(time: 9, kind: .environment, instance: trace.instances.count - 1, cause: .write(0), rootWrite: 0))
    }
    trace.types.append(ViewType(name: "FocusRing", module: "UICore"))
    trace.instances.append(Instance(type: 3, path: "App/3"))
    for instance in [2, trace.instances.count - 1] {
      trace.checks.append(Check(time: 9, kind: .body, instance: instance, cause: .write(0), rootWrite: 0))
    }
    let lines = CauseTree(trace).lines(of: trace).map { $0.rendered(isColoured: false) }
    #expect(
      lines == [
        "tap  FavoriteButton  ×1",
        "└─ write ModelData.favorites  Row.swift:19  ×1",
        "   │    at closure in Row.body.getter  Row.swift:19",
        "   ├─ Row ×2 (1 changed)",
        "   ├─ Card ×1 (1 changed)",
        "   └─ checked and not run: 1 Card, 1 FocusRing, 3 readers of \\.locale, \\.calendar",
      ])
    // Asked for one view, the framework's count together.
    let card = CauseTree(trace, view: 2).lines(of: trace).map { $0.rendered(isColoured: false) }
    #expect(
      card.last == "   └─ checked and not run: 1 Card, 1 view of the framework, 3 readers of \\.locale, \\.calendar")
    #expect(trace.stacks.calls(of: 0).map(\.module) == ["UICore", "Views", "Views", "Views", "App"])
    #expect(trace.stacks.calls(of: 0).map(\.isOwn) == [false, false, true, false, false])
  }

  @Test func countsWhatItDoesNotShow() {
    let lines = CauseTree(trace).lines(of: trace, limit: 1).map { $0.rendered(isColoured: false) }
    #expect(lines.suffix(2) == ["   ├─ Row ×2 (1 changed)", "   └─ 1 more ×1"])
  }

  @Test func writesGraphviz() {
    #expect(
      CauseGraph(trace).dot == """
        digraph causes {
          n0 [label="tap\\nFavoriteButton\\n×1", shape=ellipse];
          n1 [label="ModelData.favorites\\nRow.swift:19\\n×1", shape=ellipse];
          n2 [label="Row\\n×2", shape=box, penwidth=2];
          n3 [label="Card\\n×1", shape=box, penwidth=2];
          n0 -> n1 [label="×1"];
          n1 -> n2 [label="×2"];
          n1 -> n3 [label="×1"];
        }

        """)
  }
}
