import TraceAnalysis

/// A trace for the Perfetto UI and its SQL engine.
///
/// Slices have a category (`body`, `frame`, `pass`, …) and the name of a view type, pass or property. Annotations hold
/// the numbers that `apus query` uses. The packets of a track are in order; the reader sorts all of them by time.
struct PerfettoExport {
  private let trace: Trace
  private let flows: WriteFlows
  private let writer: PerfettoWriter
  private let causeLanes: [[Int]]

  init(_ trace: Trace, to stream: ExportStream) {
    self.trace = trace
    flows = WriteFlows(trace)
    writer = PerfettoWriter(stream)
    causeLanes = CauseLanes.lanes(of: trace.causes)
  }

  func write() throws(CommandError) {
    try writeTracks()
    try writeCauses()
    try writeWrites()
    for thread in trace.threads.indices { try writeThread(thread) }
    try writeChecks()
    try writeFrameMeasures()
    try writeHangs()
    try writeRemarks()
    try PerfettoSamples(trace, writer).write()
  }

  private func writeTracks() throws(CommandError) {
    let process = Perfetto.TrackNumber.process.rawValue
    let identifier = UInt64(trace.perfettoProcessID)
    try writer.track(process) { stream in
      stream.message(Perfetto.Track.process) {
        stream.integer(1, identifier)
        stream.string(6, trace.info.program)
      }
    }
    for (index, thread) in trace.threads.enumerated() {
      try writer.track(Perfetto.TrackNumber.thread(index)) { stream in
        stream.integer(Perfetto.Track.parent, process)
        stream.message(Perfetto.Track.thread) {
          stream.integer(1, identifier)
          stream.integer(2, UInt64(trace.perfettoThreadID(index)))
          stream.string(5, thread.name)
        }
      }
    }
    for number in Perfetto.TrackNumber.allCases {
      guard let title = number.title else { continue }
      try lane(number.rawValue, title, isCounter: number.isCounter)
    }
    for index in causeLanes.indices { try lane(Perfetto.TrackNumber.causes(index), "Causes") }
  }

  private func lane(_ number: UInt64, _ title: String, isCounter: Bool = false) throws(CommandError) {
    try writer.track(number) { stream in
      stream.integer(Perfetto.Track.parent, Perfetto.TrackNumber.process.rawValue)
      stream.string(Perfetto.Track.name, title)
      if isCounter { stream.message(Perfetto.Track.counter) {} }
    }
  }

  private func writeCauses() throws(CommandError) {
    for (lane, causes) in causeLanes.enumerated() {
      let track = Perfetto.TrackNumber.causes(lane)
      let source = SliceSource(count: causes.count, item: { .cause(causes[$0]) }) {
        (trace.causes[causes[$0]].start, trace.causes[causes[$0]].duration)
      }
      try SliceNesting([source]).walk { (item, start, _) throws(CommandError) in
        guard case .cause(let index) = item else { return }
        let cause = trace.causes[index]
        let path = writer.number(ofText: cause.path)
        try writer.event(.begin, at: start, track: track, category: .cause, name: "\(cause.kind)") { stream in
          stream.remark(.id, index)
          if !cause.path.isEmpty { stream.remark(.path, text: path) }
          for write in flows.writes(of: index) {
            stream.fixed64(Perfetto.Event.flows, WriteFlows.number(toWrite: Int(write)))
          }
        }
      } end: { (_, time) throws(CommandError) in
        try writer.end(at: time, track: track)
      }
    }
  }

  private func writeWrites() throws(CommandError) {
    for (index, write) in trace.writes.enumerated() {
      let property = writer.number(ofText: trace.propertyName(write.property))
      let location = write.location.map { writer.number(ofText: "\($0)") }
      let route = writer.number(ofText: "\(write.route)")
      try writer.event(
        .instant, at: write.time, track: Perfetto.TrackNumber.writes.rawValue, category: .write,
        name: trace.propertyName(write.property)
      ) { stream in
        stream.remark(.id, index)
        stream.remark(.property, text: property)
        stream.remark(.route, text: route)
        if let location { stream.remark(.location, text: location) }
        if write.cause >= 0 {
          stream.fixed64(Perfetto.Event.endingFlows, WriteFlows.number(toWrite: index))
        }
        for update in flows.updates(of: index) {
          stream.fixed64(Perfetto.Event.flows, WriteFlows.number(toUpdate: Int(update)))
        }
      }
    }
  }

  private func writeThread(_ thread: Int) throws(CommandError) {
    let track = Perfetto.TrackNumber.thread(thread)
    let slices = PerfettoSlices(trace, flows, writer, track: track)
    try SliceNesting(trace, thread: thread).walk { (item, start, _) throws(CommandError) in
      try slices.begin(item, at: start)
    } end: { (_, time) throws(CommandError) in
      try writer.end(at: time, track: track)
    }
  }

  private func writeChecks() throws(CommandError) {
    for (index, check) in trace.checks.enumerated() {
      let instance = trace.instances[check.instance]
      let path = writer.number(ofText: instance.path)
      let property = trace.property(instance.property).map { "\($0.owner).\($0.name)" }
      let name = property ?? trace.types[instance.type].name
      try writer.event(
        .instant, at: check.time, track: Perfetto.TrackNumber.checks.rawValue, category: .check, name: name
      ) { stream in
        stream.remark(.id, index)
        stream.remark(.path, text: path)
      }
    }
  }

  /// Counters of each frame, and a slice from the deadline to the end of each frame that was late.
  private func writeFrameMeasures() throws(CommandError) {
    let bodies = BodiesPerFrame(trace)
    for (index, frame) in trace.frames.enumerated() {
      let counts = Perfetto.TrackNumber.bodiesPerFrame.rawValue
      try writer.count(Int64(bodies[index]), at: frame.start, track: counts)
      try writer.count(frame.lateness / 1000, at: frame.end, track: Perfetto.TrackNumber.lateness.rawValue)
    }
    let late = trace.frames.indices.filter { trace.frames[$0].lateness > 0 }
    let source = SliceSource(count: late.count, item: { .frame(late[$0]) }) {
      (trace.frames[late[$0]].deadline, trace.frames[late[$0]].lateness)
    }
    try write(source, track: .hitches, category: .hitch) { item in
      guard case .frame(let index) = item else { return "hitch" }
      return "hitch of frame \(trace.frames[index].number)"
    }
  }

  private func writeHangs() throws(CommandError) {
    let hangs = trace.turns.indices.filter { trace.turns[$0].duration >= 250_000_000 }
    let source = SliceSource(count: hangs.count, item: { .turn(hangs[$0]) }) {
      (trace.turns[hangs[$0]].start, trace.turns[hangs[$0]].duration)
    }
    try write(source, track: .hangs, category: .hang) { _ in "hang" }
  }

  private func write(
    _ source: SliceSource, track: Perfetto.TrackNumber, category: Perfetto.Category, name: (SliceItem) -> String
  ) throws(CommandError) {
    try SliceNesting([source]).walk { (item, start, _) throws(CommandError) in
      try writer.event(.begin, at: start, track: track.rawValue, category: category, name: name(item))
    } end: { (_, time) throws(CommandError) in
      try writer.end(at: time, track: track.rawValue)
    }
  }

  private func writeRemarks() throws(CommandError) {
    for marker in trace.markers {
      try writer.event(
        .instant, at: marker.time, track: Perfetto.TrackNumber.markers.rawValue, category: .marker, name: marker.text
      ) { $0.remark(.number, marker.number) }
    }
    for note in trace.notes {
      let path = writer.number(ofText: note.path)
      try writer.event(
        .instant, at: note.time, track: Perfetto.TrackNumber.notes.rawValue, category: .note, name: "\(note.kind)"
      ) { $0.remark(.path, text: path) }
    }
  }
}

extension Trace {
  /// `ModelData.favorites`, or only the owner if the name is unknown.
  func propertyName(_ index: Int) -> String {
    guard let property = property(index) else { return "unknown" }
    return property.name.isEmpty ? property.owner : "\(property.owner).\(property.name)"
  }

  /// Perfetto reserves process 0 for its idle process.
  var perfettoProcessID: Int { max(1, info.processID) }

  /// For Perfetto, the main thread is the one with the number of the process.
  func perfettoThreadID(_ thread: Int) -> Int {
    thread == info.mainThread ? perfettoProcessID : max(1, threads[thread].systemID)
  }
}
