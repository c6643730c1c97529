import ApusTool
import TraceAnalysis

/// A small recording made by hand: one tap that writes `ModelData.favorites` outdates two rows and a list.
///
///     frame 1   0...10 ms, in time      list, row 0, row 1 made
///     tap       20 ms                   writes favorites at LandmarkRow.swift:21
///     frame 2  21...45 ms, 8 ms late    list ran (changed) because of the write, rows ran because of the list:
///                                       row 0 changed, row 1 equal
func sampleTrace() -> Trace {
  var trace = Trace()
  trace.info.program = "Landmarks"
  trace.info.processID = 4711
  trace.info.duration = 1_000_000_000
  trace.info.sampleRate = 1000
  trace.info.isComplete = true
  trace.threads = [TraceThread(name: "main", systemID: 4711), TraceThread(name: "raster 1", systemID: 4712)]
  trace.types = [
    ViewType(name: "LandmarkList", qualifiedName: "App.LandmarkList", module: "App"),
    ViewType(
      name: "LandmarkRow", qualifiedName: "App.LandmarkRow", module: "App",
      location: SourceLocation(file: "/src/LandmarkRow.swift", line: 11)),
  ]
  trace.instances = [
    Instance(type: 0, path: "LandmarkList", created: 1_000_000),
    Instance(type: 1, path: "LandmarkList/LandmarkRow[0]", parent: 0, created: 1_100_000),
    Instance(type: 1, path: "LandmarkList/LandmarkRow[1]", parent: 0, created: 1_200_000, removed: 900_000_000),
  ]
  trace.properties = [Property(owner: "ModelData", name: "favorites")]
  trace.causes = [ExternalCause(kind: .tap, start: 20_000_000, duration: 400_000, type: 1, path: "LandmarkList")]
  trace.writes = [
    Write(
      time: 20_100_000, kind: .observable, property: 0, cause: 0, stack: 0,
      location: SourceLocation(file: "/src/LandmarkRow.swift", line: 21), marked: 1)
  ]
  trace.frames = [
    Frame(number: 1, start: 0, duration: 10_000_000, deadline: 16_000_000, interval: 16_000_000),
    Frame(number: 2, start: 21_000_000, duration: 24_000_000, deadline: 37_000_000, interval: 16_000_000),
  ]
  trace.passes = [
    Span(pass: .update, start: 500_000, duration: 4_500_000, number: 1, value: 3),
    Span(pass: .update, start: 21_500_000, duration: 4_500_000, number: 2, value: 3),
    Span(pass: .raster, thread: 1, start: 30_000_000, duration: 5_000_000, number: 2, value: 640),
  ]
  trace.turns = [
    Span(start: 0, duration: 11_000_000), Span(start: 20_000_000, duration: 26_000_000),
  ]
  trace.transactions = [Span(start: 20_050_000, duration: 100_000, number: 1, value: 1)]
  trace.updates.append(start: 1_000_000, duration: 2_000_000, instance: 0, type: 0, isCreation: true)
  trace.updates.append(
    start: 1_100_000, duration: 300_000, instance: 1, type: 1, cause: .update(0), isCreation: true)
  trace.updates.append(
    start: 1_500_000, duration: 300_000, instance: 2, type: 1, cause: .update(0), isCreation: true)
  trace.updates.append(
    start: 22_000_000, duration: 900_000, instance: 0, type: 0, transaction: 0, cause: .write(0), rootWrite: 0)
  trace.updates.append(
    start: 22_100_000, duration: 600_000, instance: 1, type: 1, transaction: 0, cause: .update(3), rootWrite: 0)
  trace.updates.append(
    start: 22_750_000, duration: 100_000, outcome: .equal, instance: 2, type: 1, transaction: 0, cause: .update(3),
    rootWrite: 0)
  trace.stacks.addresses = [0x10, 0x20, 0x30, 0x20]
  trace.stacks.starts = [0, 2, 4]
  trace.stacks.symbols = [
    0x10: [
      StackFrame(
        function: "ModelData.favorites.setter", module: "Landmarks",
        location: SourceLocation(file: "/src/ModelData.swift", line: 5))
    ],
    0x20: [StackFrame(function: "main", module: "Landmarks", location: nil)],
    0x30: [
      StackFrame(function: "inlined", module: "Landmarks", location: nil),
      StackFrame(function: "LandmarkRow.body.getter", module: "Landmarks", location: nil),
    ],
  ]
  trace.samples.time = [22_200_000, 22_300_000, 31_000_000]
  trace.samples.thread = [0, 0, 1]
  trace.samples.update = [4, 4, -1]
  trace.samples.stack = [1, 1, 0]
  trace.samples.processorTime = [1000, 900, 1000]
  return trace
}

/// What a subcommand writes and how it ends.
func output(of command: (Console) throws -> Int32) rethrows -> (text: String, code: Int32) {
  var text = ""
  let code = try command(Console(output: { text += $0 }, errorOutput: { _ in }))
  return (text, code)
}
