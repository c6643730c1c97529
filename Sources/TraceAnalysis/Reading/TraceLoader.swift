import TraceFormat

/// Makes a ``Trace`` from the chunks of a trace file, in any order of tables and records.
struct TraceLoader {
  private var names = NameTables()
  private var clock: ClockMap
  private var joiner: RecordJoiner
  private var info = TraceInfo()
  private var threads: [UInt32: TraceFileThread] = [:]
  private var drops: [UInt32: UInt64] = [:]
  private let fileSize: Int

  /// The highest number that the file gives a text.
  var lastString: UInt32 { names.lastString }

  /// - Parameter fileSize: bytes of the file. The trace should not take much more memory.
  init(header: TraceHeader, fileSize: Int) {
    self.fileSize = fileSize
    clock = ClockMap(ticks: header.startTicks, nanoseconds: header.startNanoseconds)
    joiner = RecordJoiner(expectedRecords: fileSize / MemoryLayout<TraceRecord>.stride)
    info.processID = Int(header.processID)
    info.startDate = Double(header.startDate) / 1e9
  }

  mutating func add(_ chunk: TraceChunk) {
    switch chunk {
    case .info(let entries): for entry in entries { info.add(entry.key, entry.value) }
    case .clock(let pairs): for pair in pairs { clock.add(ticks: pair.ticks, nanoseconds: pair.nanoseconds) }
    case .threads(let added):
      for thread in added {
        threads[thread.number] = thread
        if thread.isMain { joiner.setMain(thread.number) }
      }
    case .strings(let added): names.add(strings: added)
    case .types(let added): names.add(types: added)
    case .paths(let added): names.add(paths: added)
    case .properties(let added): names.add(properties: added)
    case .modules(let added): names.add(modules: added)
    case .symbols(let added): names.add(symbols: added)
    case .records(let thread, let records): joiner.add(records, thread: thread)
    case .drops(let counts): for entry in counts { drops[entry.thread] = entry.count }
    case .done: info.isComplete = true
    }
  }

  /// Returns the trace. Nothing may be added afterwards.
  /// - Parameter truncatedBytes: bytes after the last whole chunk.
  mutating func finish(truncatedBytes: Int) -> Trace {
    let end = max(joiner.lastTicks, clock.lastTicks)
    joiner.finish(ticks: end)
    clock.prepare()
    joiner.convertTimes(clock)
    var hint = 0
    info.duration = clock.nanoseconds(end, hint: &hint)
    info.recordCount = joiner.recordCount
    addThreads()
    joiner.sort()
    joiner.joinSamples()
    joiner.resolve(names, pathBudget: max(16 << 20, 2 * fileSize))
    addWarnings(truncatedBytes)
    joiner.trace.info = info
    return joiner.trace
  }

  /// A thread may have two rings, because its samples can have a ring of their own. Rings with the same system number
  /// belong to one thread.
  private mutating func addThreads() {
    var result: [TraceThread] = []
    var indices: [UInt32: Int] = [:]
    var positions: [Int] = []
    for stream in joiner.streams {
      let thread = threads[stream.number]
      let systemID = thread?.systemID ?? 0
      let lost = Self.count(drops[stream.number] ?? 0)
      if systemID != 0, let index = indices[systemID] {
        result[index].drops += lost
        positions.append(index)
        continue
      }
      indices[systemID] = result.count
      positions.append(result.count)
      result.append(TraceThread(name: thread?.name ?? "", systemID: Int(systemID), drops: lost))
    }
    // Some numbers in this table do not stand for threads.
    info.drops = drops.values.reduce(0) { min(1 << 40, $0 + Self.count($1)) }
    if joiner.mainStream >= 0 { info.mainThread = positions[joiner.mainStream] }
    if result.isEmpty { result = [TraceThread(name: "", systemID: 0)] }
    joiner.trace.threads = result
    joiner.moveThreads(to: positions)
  }

  /// Limits a number of lost records, so that sums cannot overflow. The limit is more than a hundred years can bring.
  private static func count(_ drops: UInt64) -> Int { Int(min(drops, 1 << 40)) }

  private mutating func addWarnings(_ truncatedBytes: Int) {
    if !info.isComplete {
      var text = "The recording has no end: the program was killed or is still running."
      if truncatedBytes > 0 { text += " The last \(truncatedBytes) bytes are not whole." }
      info.warnings.append(text)
    }
    if info.drops > 0 { info.warnings.append("\(info.drops) records were lost because they came too fast.") }
    if !clock.isCalibrated, info.recordCount > 0 {
      info.warnings.append("Nothing tells how long a tick of the clock is: times may be wrong by a factor.")
    }
    if joiner.unknownRecords > 0 {
      info.warnings.append("\(joiner.unknownRecords) records of kinds unknown to this version were left out.")
    }
    if joiner.excessRecords > 0 {
      info.warnings.append("\(joiner.excessRecords) records were left out: too many threads, or too long a trace.")
    }
  }
}

extension TraceInfo {
  /// Takes an entry of the file's table. Unknown entries belong to other versions.
  fileprivate mutating func add(_ key: String, _ value: String) {
    switch TraceInfoKey(rawValue: key) {
    case .program: program = value
    case .argument: if arguments.count < 1000 { arguments.append(value) }
    case .host: host = value
    case .sampleRate: sampleRate = Self.number(value)
    case .recordCost: recordCost = Self.number(value)
    case .sampling, .updates, nil: break
    }
  }

  private static func number(_ text: String) -> Double {
    guard let value = Double(text), value.isFinite, value >= 0 else { return 0 }
    return value
  }
}
