import TraceAnalysis

/// Traces made up for tests: times are what the test says, nothing is recorded.
enum SampleTrace {
  /// Two views in ten updates of 100 µs, one a millisecond: `Row` at even, `Label` at odd milliseconds. Of `Row`, every
  /// run is for nothing but the first.
  static func alternating() -> Trace {
    var trace = Trace()
    trace.info.program = "Sample"
    trace.info.isComplete = true
    trace.info.duration = 10_000_000
    trace.threads = [TraceThread(name: "main", systemID: 1)]
    trace.types = [ViewType(name: "Row", module: "App"), ViewType(name: "Label", module: "App")]
    trace.properties = [Property(owner: "Model", name: "count")]
    trace.causes = [ExternalCause(kind: .tap, start: 0, duration: 500, type: 0)]
    trace.writes = [Write(time: 100, kind: .state, property: 0, cause: 0)]
    trace.instances = [Instance(type: 0, path: "App/Row"), Instance(type: 1, path: "App/Label")]
    for index in 0..<10 {
      trace.updates.append(
        start: Int64(index) * 1_000_000, duration: 100_000,
        outcome: index % 2 == 0 && index > 0 ? .equal : .changed, instance: index % 2, type: index % 2,
        cause: .write(0), rootWrite: 0, isCreation: index < 2)
    }
    return trace
  }

  /// `count` runs of the bodies of 40 views, 1 µs apart, of 100 to 900 ns; every hundredth takes 700 µs.
  static func large(_ count: Int) -> Trace {
    var trace = Trace()
    trace.info.isComplete = true
    trace.info.duration = Int64(count) * 1000
    trace.threads = [TraceThread(name: "main", systemID: 1)]
    for view in 0..<40 {
      trace.types.append(ViewType(name: "View\(view)", module: "App"))
      trace.instances.append(Instance(type: view, path: "App/View\(view)"))
    }
    for index in 0..<count {
      let view = index * 7 % 40
      let duration = index % 100 == 99 ? 700_000 : Int64(index * 37 % 801 + 100)
      trace.updates.append(
        start: Int64(index) * 1000, duration: duration, outcome: index % 3 == 0 ? .equal : .changed, instance: view,
        type: view)
    }
    return trace
  }
}
