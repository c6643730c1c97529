#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Dispatch
import Synchronization
import Testing
import TraceFormat
import TraceRecorder

@testable import TraceCapture

private struct Row {
  var title = ""
  var action: () -> Void = {}
  var optional: ((Int) -> Void)?
}

extension CaptureTests {
  @Test @MainActor static func theFileHoldsAllRecordsOfAllThreadsInOrder() throws {
    try withTemporaryPath { path in
      let (session, recorder) = makeSession(TraceOptions(path: path, sampleRate: 0))
      try session.start()
      let (threads, count) = (4, 50_000)
      DispatchQueue.concurrentPerform(iterations: threads) { index in
        for number in 0..<UInt32(count) { recorder.instant(.check, id: number, cause: UInt32(index)) }
      }
      session.stop()
      let recorded = try Recorded(path)
      #expect(recorded.isComplete)
      #expect(recorded.drops == 0)
      // One thread may have done the work of several.
      var seen: [UInt32: UInt32] = [:]
      for records in recorded.records.values {
        for record in records where record.kind == .check {
          #expect(record.id == seen[record.cause, default: 0])
          seen[record.cause] = record.id + 1
        }
      }
      #expect(seen == Dictionary(uniqueKeysWithValues: (0..<UInt32(threads)).map { ($0, UInt32(count)) }))
      #expect(Set(recorded.threads.map(\.number)).isSuperset(of: recorded.records.keys))
      #expect(recorded.clock.count >= 2)
      #expect(recorded.info.contains { $0.key == "recordCost" && Double($0.value) ?? 0 > 0 })
      #expect(recorded.modules.contains { $0.end > $0.base && !$0.buildID.isEmpty })
    }
  }

  @Test @MainActor static func typesPathsAndPropertiesAreNamed() throws {
    try withTemporaryPath { path in
      let names = TraceNames()
      let early = names.addPath(parent: 0, text: "window")
      let (session, recorder) = makeSession(TraceOptions(path: path, sampleRate: 0), names: names)
      try session.start()
      recorder.begin(.rule, id: 1, type: Row.self)
      let late = names.addPath(parent: early, type: Row.self)
      let property = names.property(owner: "Model", name: "favorites")
      recorder.end(.rule, id: 1)
      session.stop()
      let recorded = try Recorded(path)
      let type = try #require(recorded.types.first { recorded.strings[$0.name]?.contains("Row") == true })
      #expect(type.reference == UInt64(UInt(bitPattern: unsafeBitCast(Row.self, to: Int.self))))
      #expect(type.closures.map { recorded.strings[$0] } == ["action", "optional"])
      #expect(recorded.paths.map(\.id) == [early, late])
      #expect(recorded.paths.map(\.parent) == [0, early])
      #expect(recorded.properties.map(\.id) == [property])
      #expect(recorded.strings[recorded.properties[0].name] == "favorites")
    }
  }

  @Test @MainActor static func aMillionRecordsASecondAreKept() throws {
    try withTemporaryPath { path in
      let (session, recorder) = makeSession(TraceOptions(path: path, sampleRate: 0))
      try session.start()
      let start = TraceInstant.now().nanoseconds
      for millisecond in 0..<UInt64(1000) {
        for number in 0..<UInt32(1000) { recorder.instant(.check, id: number) }
        while TraceInstant.now().nanoseconds < start + millisecond * 1_000_000 {}
      }
      session.stop()
      let recorded = try Recorded(path)
      #expect(recorded.drops == 0)
      #expect(recorded.records.values.reduce(0) { $0 + $1.count } == 1_000_000)
    }
  }

  @Test @MainActor static func aFileThatCannotBeWrittenIsAnError() {
    let (session, _) = makeSession(TraceOptions(path: "/nowhere/at/all.apustrace"))
    #expect(throws: TraceSession.Failure.self) { try session.start() }
  }

  @Test @MainActor static func aFullDiskEndsTheRecordingAndNotTheProgram() throws {
    withTemporaryPath { path in
      // A limit on the size of files stands for the end of the disk.
      var old = rlimit()
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      getrlimit(resource, &old)
      let oldHandler = signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 32, rlim_max: old.rlim_max)
      setrlimit(resource, &limit)
      defer {
        setrlimit(resource, &old)
        signal(SIGXFSZ, oldHandler)
      }
      let (session, recorder) = makeSession(TraceOptions(path: path, sampleRate: 0))
      #expect(throws: TraceSession.Failure.self) { try session.start() }
      #expect(!recorder.isEnabled)
    }
  }

  @Test @MainActor static func theSecondProgramThatRecordsIntoAFileIsTold() throws {
    try withTemporaryPath { path in
      let (first, recorder) = makeSession(TraceOptions(path: path, sampleRate: 0))
      let (second, other) = makeSession(TraceOptions(path: path, sampleRate: 0))
      try first.start()
      recorder.instant(.check, id: 1)
      let error = #expect(throws: TraceSession.Failure.self) { try second.start() }
      #expect(error?.description == "cannot open \(path): it is being written")
      #expect(!other.isEnabled)
      recorder.instant(.check, id: 2)
      second.stop()
      first.stop()
      let recorded = try Recorded(path)
      #expect(recorded.isComplete)
      let checks = recorded.records.values.joined().filter { $0.kind == .check }
      #expect(checks.map(\.id) == [1, 2])
    }
  }

  /// Nobody reads at the other end, so a termination would wait for ever.
  @Test @MainActor static func noPipeIsRecordedInto() throws {
    withTemporaryPath { path in
      #expect(mkfifo(path, 0o600) == 0)
      let (session, recorder) = makeSession(TraceOptions(path: path, sampleRate: 0))
      let error = #expect(throws: TraceSession.Failure.self) { try session.start() }
      #expect(error?.description == "cannot open \(path): it is not a file")
      #expect(!recorder.isEnabled)
    }
  }
}

@Test func theEnvironmentIsRead() throws {
  let all = [
    "APUS_TRACE": "a.apustrace", "APUS_TRACE_SAMPLE_RATE": "0", "APUS_TRACE_UPDATES": "all", "APUS_TRACE_SOCKET": "s",
  ]
  #expect(
    try TraceOptions(environment: all)
      == TraceOptions(path: "a.apustrace", sampleRate: 0, updates: .all, socketPath: "s"))
  #expect(try !TraceOptions(environment: ["APUS_TRACE": ""]).isRequested)
  for (name, value) in [
    ("APUS_TRACE_SAMPLE_RATE", "-1"), ("APUS_TRACE_SAMPLE_RATE", "fast"), ("APUS_TRACE_UPDATES", "x"),
  ] {
    #expect(throws: TraceOptions.Invalid.self) { try TraceOptions(environment: [name: value]) }
  }
}
