import Testing
import TraceAnalysis

@testable import ApusTool

@Suite struct DiffTests {
  /// The same recording in which only the row that changed ran after the tap.
  private func split() -> Trace {
    var trace = sampleTrace()
    let all = trace.updates
    trace.updates = UpdateTable()
    for index in all.indices where index != 3 && index != 5 {
      trace.updates.append(
        start: all.start[index], duration: all.duration[index], instance: Int(all.instance[index]),
        type: Int(all.type[index]), cause: index == 4 ? .write(0) : all.cause(of: index),
        rootWrite: Int(all.rootWrite[index]), isCreation: all.isCreation[index])
    }
    trace.samples = SampleTable()
    return trace
  }

  @Test func equalRecordingsHaveNoDifferences() {
    #expect(TraceComparison(before: sampleTrace(), after: sampleTrace()).isEmpty)
  }

  @Test func countsAreComparedExactly() throws {
    let comparison = TraceComparison(before: sampleTrace(), after: split())
    #expect(comparison.total.addedRuns == -2)
    #expect(comparison.total.addedWaste == -1)
    #expect(comparison.types.map(\.name) == ["App.LandmarkList", "App.LandmarkRow"])
    #expect(comparison.paths.map(\.name) == ["LandmarkList", "LandmarkList/LandmarkRow[1]"])
    #expect(comparison.causes.map(\.name) == ["ModelData.favorites"])
    let run = try output { console in
      try DiffCommand.write(comparison, top: 1, isJSON: false, to: console)
      return 0
    }
    #expect(
      run.text == """
        Bodies  6 → 4 runs (-2), wasted 1 → 0 (-1)
        Frames  1 → 1, hitches 333.3 → 333.3 ms/s, hangs 0 → 0, micro hangs 0 → 0

        By type
                        runs        wasted  median µs (p10–p90)
          LandmarkList  2 → 1 (-1)  0       900 (900–2000) → 2000 (2000–2000)
          … 1 more (--top)

        By cause
                               runs        wasted      median µs (p10–p90)
          ModelData.favorites  3 → 1 (-2)  1 → 0 (-1)  600 (100–900) → 600 (600–600)

        By path
                        runs        wasted  median µs (p10–p90)
          LandmarkList  2 → 1 (-1)  0       900 (900–2000) → 2000 (2000–2000)
          … 1 more (--top)

        """)
  }

  @Test func aTypeMayBeInOneTraceOnly() {
    let comparison = TraceComparison(before: Trace(), after: sampleTrace())
    #expect(comparison.types.map(\.name) == ["App.LandmarkRow", "App.LandmarkList"])
    #expect(comparison.types.map(\.addedRuns) == [4, 2])
  }

  /// Specialisations of a view are one, whatever their arguments; the framework's views come last and have no paths.
  @Test func viewsAreToldApartAsTheirAuthorDoes() {
    func trace(_ argument: String, runs: Int) -> Trace {
      var trace = Trace()
      trace.types = [
        ViewType(name: "Card", qualifiedName: "Views.Card<\(argument)>", module: "Views"),
        ViewType(name: "Button", qualifiedName: "UICore.Button", module: "UICore"),
      ]
      trace.instances = [Instance(type: 0, path: "Card"), Instance(type: 1, path: "Card/Button")]
      for index in 0..<runs {
        trace.updates.append(start: Int64(index), duration: 0, instance: 0, type: 0)
        for _ in 0..<2 { trace.updates.append(start: Int64(index), duration: 0, instance: 1, type: 1) }
      }
      return trace
    }
    #expect(TraceComparison(before: trace("A", runs: 1), after: trace("B", runs: 1)).isEmpty)
    let comparison = TraceComparison(before: trace("A", runs: 1), after: trace("B", runs: 2))
    #expect(comparison.types.map(\.name) == ["Views.Card", "UICore.Button"])
    #expect(comparison.paths.map(\.name) == ["Card"])
  }

  /// Ten runs of 100…109 µs against ten of 200…209 µs: each median is outside the other's spread.
  @Test func timesCountWhenTheyLeaveTheSpread() {
    func trace(_ base: Int64) -> Trace {
      var trace = Trace()
      trace.types = [ViewType(name: "Row")]
      trace.instances = [Instance(type: 0, path: "Row")]
      for index in 0..<10 {
        let duration = (base + Int64(index)) * 1000
        trace.updates.append(start: Int64(index) * 1_000_000, duration: duration, instance: 0, type: 0)
      }
      return trace
    }
    #expect(TraceComparison(before: trace(100), after: trace(200)).types.map(\.name) == ["Row"])
    #expect(TraceComparison(before: trace(100), after: trace(104)).isEmpty)
  }
}
