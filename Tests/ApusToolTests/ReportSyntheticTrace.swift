import TraceAnalysis

@testable import ApusTool

/// A trace of a list whose rows run after each tap, of any length, the same for the same numbers.
struct ReportSyntheticTrace {
  var updateCount = 2_000
  /// Bodies that run for one write.
  var rows = 40
  var isSplit = false

  func make() -> Trace {
    var trace = Trace()
    trace.info.program = "Landmarks </script><img src=x onerror=alert(1)>"
    trace.info.isComplete = true
    trace.info.sampleRate = 1000
    trace.threads = [TraceThread(name: "main", systemID: 1)]
    trace.types = [
      ViewType(name: "LandmarkList", qualifiedName: "Landmarks.LandmarkList", module: "Landmarks"),
      ViewType(
        name: "LandmarkRow", qualifiedName: "Landmarks.LandmarkRow", module: "Landmarks",
        location: SourceLocation(file: "/src/LandmarkRow.swift", line: 11), closures: ["onTap"]),
      ViewType(name: "<b>Badge</b>", qualifiedName: "Parts.Badge", module: "Parts"),
    ]
    trace.properties = [Property(owner: "ModelData", name: "favorites")]
    trace.instances = [Instance(type: 0, path: "App/LandmarkList")]
    for row in 0..<rows {
      trace.instances.append(Instance(type: 1, path: "App/LandmarkList/LandmarkRow[\(row)]", parent: 0))
      trace.instances.append(Instance(type: 2, path: "App/LandmarkList/LandmarkRow[\(row)]/Badge", parent: row * 2 + 1))
    }
    trace.stacks.addresses = [3, 2, 1, 4, 2, 1]
    trace.stacks.starts = [0, 3, 6]
    trace.stacks.symbols = [
      1: [StackFrame(function: "main", module: "Landmarks", location: nil)],
      2: [StackFrame(function: "LandmarkRow.body.getter", module: "Landmarks", location: nil)],
      3: [StackFrame(function: "format(distance:)", module: "Landmarks", location: nil)],
      4: [
        StackFrame(
          function: "ModelData.toggle(_:)", module: "Landmarks",
          location: SourceLocation(file: "/src/ModelData.swift", line: 27))
      ],
    ]
    var time: Int64 = 5_000_000
    var random: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Int64) -> Int64 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(random >> 33) % limit
    }
    while trace.updates.count < updateCount {
      let write = trace.writes.count
      trace.causes.append(ExternalCause(kind: .tap, start: time, duration: 400_000, type: 1, path: "App/LandmarkList"))
      trace.writes.append(
        Write(time: time + 100_000, kind: .observable, property: 0, cause: write, stack: 1, marked: rows))
      let begin = time
      time += 500_000
      trace.updates.append(
        start: time, duration: 20_000 + next(20_000), instance: 0, type: 0, transaction: write, cause: .write(write),
        rootWrite: write)
      time += 50_000
      for row in 0..<(isSplit ? 2 : rows) {
        let duration = next(200) == 0 ? 1_400_000 : next(60) == 0 ? 700_000 : 4_000 + next(30_000)
        let update = trace.updates.count
        trace.updates.append(
          start: time, duration: duration, outcome: row < 2 ? .changed : .equal, instance: row * 2 + 1, type: 1,
          transaction: write, cause: .write(write), rootWrite: write)
        trace.samples.time.append(time + duration / 2)
        trace.samples.thread.append(0)
        trace.samples.update.append(Int32(update))
        trace.samples.stack.append(0)
        trace.samples.processorTime.append(UInt32(duration / 1000))
        if row < 2 {
          trace.updates.append(
            start: time + duration, duration: 3_000, instance: row * 2 + 2, type: 2, transaction: write,
            cause: .update(update), rootWrite: write)
        }
        time += duration + 5_000
      }
      trace.transactions.append(Span(pass: .transaction, start: begin, duration: time - begin, number: write, value: 1))
      trace.passes.append(Span(pass: .events, start: begin, duration: 450_000, number: write))
      trace.passes.append(Span(pass: .update, start: begin + 450_000, duration: time - begin - 450_000, number: write))
      trace.passes.append(Span(pass: .raster, start: time, duration: 900_000, number: write))
      time += 900_000
      trace.frames.append(
        Frame(
          number: write, start: begin, duration: time - begin, deadline: begin + 8_330_000, interval: 8_330_000))
      trace.turns.append(Span(start: begin, duration: time - begin))
      time += 4_000_000 + next(30_000_000)
    }
    trace.markers = [Marker(time: time / 3, text: "scroll begins <i>", number: 1)]
    trace.notes = [Note(kind: .rowsOfVaryingCount, time: time / 2, path: "App/LandmarkList")]
    trace.info.duration = time
    trace.info.recordCount = trace.updates.count * 2
    return trace
  }
}
