#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TraceFormat
import TraceRecorder

/// Writes what the rings and the sampler hold into a file, as chunks.
///
/// Confined to the recording's thread from ``begin()`` on.
final class RecordingOutput {
  private let writer: TraceFileWriter
  private let recorder: TraceRecorder
  private let names: NameLog
  private let sampleRate: Int
  private let updates: TraceOptions.Updates

  private var strings = StringTable()
  private var types = TypeTable()
  private var modules = ModuleList(program: System.program)
  private let mainThread: Int32
  private var threads: ThreadList
  private var streams: [ThreadStream] = Array(repeating: ThreadStream(), count: 256)
  private var samples: SampleReader?
  private var paths: [TraceFilePath] = []
  private var properties: [TraceFileProperty] = []
  private var namesWritten = 0
  private var records: UInt64 = 0
  private let dropsBefore: [UInt32: UInt64]
  private var dropsWritten: [UInt32: UInt64] = [:]
  /// When the work of every second, and of every tenth of a second, is due, in nanoseconds.
  private var nextSecond: UInt64 = 0, nextRefresh: UInt64 = 0

  /// After this many nanoseconds in one turn, the main thread is sampled even if no samples were asked for.
  private static let hang: UInt64 = 250_000_000
  /// After this many nanoseconds in one turn, we check whether the main thread waits in the kernel.
  private static let longTurn: UInt64 = 20_000_000

  init(
    path: String, sampleRate: Int, updates: TraceOptions.Updates, mainThread: Int32, recorder: TraceRecorder,
    names: NameLog
  ) throws(TraceFileError) {
    (self.recorder, self.names, self.sampleRate, self.updates) = (recorder, names, sampleRate, updates)
    self.mainThread = mainThread
    threads = ThreadList(mainThread: mainThread)
    // Records that an earlier recording or a report left behind do not belong to this one.
    recorder.drain { _, _ in }
    dropsBefore = Self.drops(of: recorder)
    let now = TraceInstant.now()
    writer = try TraceFileWriter(
      path: path,
      header: TraceHeader(
        processID: UInt32(getpid()), startTicks: now.ticks, startNanoseconds: now.nanoseconds, startDate: System.date))
    try writer.write(.clock([(now.ticks, now.nanoseconds)]))
  }

  var result: TraceSession.Result {
    TraceSession.Result(records: records, drops: dropsWritten.values.reduce(0, +))
  }

  func begin() throws(TraceFileError) {
    var info: [(key: TraceInfoKey, value: String)] = [
      (.program, System.program), (.host, System.host), (.sampleRate, "\(sampleRate)"), (.updates, updates.rawValue),
    ]
    info += CommandLine.arguments.dropFirst().map { (.argument, $0) }
    // So short a measurement is not more exact than tenths.
    let cost = (RecordingCost.measure() * 10).rounded() / 10
    info.append((.recordCost, "\(cost)"))
    samples = SampleReader(rate: sampleRate, mainThread: mainThread, update: recorder.currentUpdate)
    if let samples, sampleRate > 0 {
      info.append((.sampling, samples.usesPerf ? "perf" : "processor clock"))
    }
    try writer.write(.info(info.map { ($0.key.rawValue, $0.value) }))
    try writeModules()
  }

  /// Writes what has arrived since the last round. False if nothing has, and the main thread is idle.
  func round() throws(TraceFileError) -> Bool {
    let now = TraceInstant.now()
    var count = collect()
    watch(now)
    for sample in samples?.take() ?? [] { add(sample) }
    count += try write(until: now.ticks)
    if now.nanoseconds >= nextRefresh {
      nextRefresh = now.nanoseconds + 100_000_000
      samples?.refresh()
    }
    if now.nanoseconds >= nextSecond {
      nextSecond = now.nanoseconds + 1_000_000_000
      try writer.write(.clock([(now.ticks, now.nanoseconds)]))
      try writeModules()
      try writeDrops()
    }
    return count > 0 || turnStart != nil
  }

  /// Writes the rest and closes the file.
  func end() throws(TraceFileError) {
    for sample in samples?.take() ?? [] { add(sample) }
    _ = collect()
    _ = try write(until: .max)
    try writeDrops()
    let now = TraceInstant.now()
    try writer.write(.clock([(now.ticks, now.nanoseconds)]))
    try writer.write(.done(records: records))
    try writer.close()
    samples = nil
  }

  // MARK: Records

  /// Moves records out of the rings.
  private func collect() -> Int {
    var count = 0
    recorder.drain { thread, records in
      count += records.count
      for record in records where record.reference != 0 { types.add(record, &strings) }
      streams[Int(thread)].records.append(contentsOf: records)
    }
    for thread in recorder.threads { threads.add(number: thread.number, systemID: Int32(thread.systemID)) }
    return count
  }

  private func add(_ sample: SampleReader.Sample) {
    guard let number = threads.number(ofSampled: sample.thread) else { return }
    streams[Int(number)].add(sample)
  }

  private func write(until time: UInt64) throws(TraceFileError) -> Int {
    takeNames()
    for chunk in [strings.take(), types.take(), threads.take()] { if let chunk { try writer.write(chunk) } }
    if !paths.isEmpty { try writer.write(.paths(paths)) }
    if !properties.isEmpty { try writer.write(.properties(properties)) }
    (paths, properties) = ([], [])
    var written = 0
    for number in streams.indices {
      do {
        try streams[number].take(thread: UInt8(number), until: time) { records in
          try records.withUnsafeBytes { try writer.write(records: $0, thread: UInt32(number)) }
          written += records.count
        }
      } catch let error as TraceFileError {
        throw error
      } catch {
        fatalError("only the writer throws here")
      }
    }
    records += UInt64(written)
    return written
  }

  // MARK: Names

  private func takeNames() {
    let new = names.entries(from: namesWritten)
    guard !new.isEmpty else { return }
    namesWritten += new.count
    for entry in new {
      switch entry {
      case .path(let id, let parent, let type, let text):
        types.add(type: UInt64(type), &strings)
        paths.append(TraceFilePath(id: id, parent: parent, type: UInt64(type), text: strings.id(text)))
      case .property(let id, let owner, let name, let address):
        properties.append(
          TraceFileProperty(id: id, owner: strings.id(owner), name: strings.id(name), address: UInt64(address)))
      }
    }
  }

  private func writeModules() throws(TraceFileError) {
    guard let chunk = modules.take(&strings) else { return }
    if let new = strings.take() { try writer.write(new) }
    try writer.write(chunk)
  }

  // MARK: Drops

  private static func drops(of recorder: TraceRecorder) -> [UInt32: UInt64] {
    var drops: [UInt32: UInt64] = [:]
    var rest = UInt64(recorder.drops)
    for thread in recorder.threads {
      drops[UInt32(thread.number)] = UInt64(thread.drops)
      rest -= min(rest, UInt64(thread.drops))
    }
    drops[ThreadList.ringless] = rest
    return drops
  }

  private func writeDrops() throws(TraceFileError) {
    var drops = Self.drops(of: recorder)
    for (thread, count) in drops { drops[thread] = count - min(count, dropsBefore[thread] ?? 0) }
    drops[ThreadList.samples] = samples?.drops ?? 0
    drops = drops.filter { $0.value > 0 }
    guard drops != dropsWritten else { return }
    dropsWritten = drops
    try writer.write(.drops(drops.sorted { $0.key < $1.key }.map { (thread: $0.key, count: $0.value) }))
  }

  // MARK: Hangs

  /// When the main thread's turn began, in ticks. Nil between turns.
  private var turnStart: UInt64? { mainNumber.flatMap { streams[$0].turnStart } }

  private var mainNumber: Int? {
    recorder.threads.first { $0.systemID == Int(mainThread) }.map { Int($0.number) }
  }

  /// Samples the main thread during a long turn while it waits: the regular samples count processor time, so a waiting
  /// thread gets none.
  private func watch(_ now: TraceInstant) {
    guard let samples, let turnStart else {
      self.samples?.setWatchdog(false)
      return
    }
    let start = nanoseconds(ofTicks: turnStart, now)
    guard now.nanoseconds > start + Self.longTurn, sampleRate > 0 || now.nanoseconds > start + Self.hang else { return }
    if now.nanoseconds > start + Self.hang { samples.setWatchdog(true) }
    if let sample = samples.takeBlockedMain() { add(sample) }
  }

  private let startInstant = TraceInstant.now()

  private func nanoseconds(ofTicks ticks: UInt64, _ now: TraceInstant) -> UInt64 {
    let elapsed = max(1, now.ticks &- startInstant.ticks)
    let rate = Double(now.nanoseconds - startInstant.nanoseconds) / Double(elapsed)
    let ago = Double(Int64(bitPattern: now.ticks &- ticks)) * rate
    return now.nanoseconds &- UInt64(max(0, ago))
  }
}
