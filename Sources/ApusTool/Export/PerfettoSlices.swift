import TraceAnalysis

/// The slices of one thread.
struct PerfettoSlices {
  private let trace: Trace
  private let flows: WriteFlows
  private let writer: PerfettoWriter
  private let track: UInt64
  private let outcomes: [UInt64]

  init(_ trace: Trace, _ flows: WriteFlows, _ writer: PerfettoWriter, track: UInt64) {
    (self.trace, self.flows, self.writer, self.track) = (trace, flows, writer, track)
    outcomes = [UpdateOutcome.equal, .changed, .closuresOnly].map { writer.number(ofText: "\($0)") }
  }

  func begin(_ item: SliceItem, at time: Int64) throws(CommandError) {
    switch item {
    case .update(let index): try begin(update: index, at: time)
    case .pass(let index):
      let pass = trace.passes[index]
      try writer.event(
        .begin, at: time, track: track, category: .pass, name: pass.pass.map { "\($0)" } ?? "pass"
      ) { stream in
        stream.remark(.number, pass.number)
        stream.remark(.value, pass.value)
      }
    case .frame(let index):
      let frame = trace.frames[index]
      try writer.event(.begin, at: time, track: track, category: .frame, name: "frame") { stream in
        stream.remark(.number, frame.number)
        stream.remark(.late, Int(frame.lateness))
      }
    case .turn: try writer.event(.begin, at: time, track: track, category: .turn, name: "turn")
    case .transaction(let index):
      let transaction = trace.transactions[index]
      try writer.event(.begin, at: time, track: track, category: .transaction, name: "transaction") { stream in
        stream.remark(.number, transaction.number)
        stream.remark(.value, transaction.value)
      }
    case .cause(let index):
      try writer.event(.begin, at: time, track: track, category: .cause, name: "\(trace.causes[index].kind)")
    }
  }

  private func begin(update index: Int, at time: Int64) throws(CommandError) {
    let updates = trace.updates
    let kind = updates.kind[index]
    let category: Perfetto.Category =
      switch kind {
      case .body: .body
      case .representable: .representable
      default: .update
      }
    let type = trace.types[Int(updates.type[index])]
    let path = writer.number(ofText: trace.instances[Int(updates.instance[index])].path)
    let qualified = writer.number(ofText: type.qualifiedName)
    let kindName = category == .update ? writer.number(ofText: "\(kind)") : 0
    let write = Int(updates.rootWrite[index])
    try writer.event(.begin, at: time, track: track, category: category, name: type.name) { stream in
      stream.remark(.id, index)
      stream.remark(.path, text: path)
      stream.remark(.type, text: qualified)
      stream.remark(.outcome, text: outcomes[Int(updates.outcome[index].rawValue)])
      if category == .update { stream.remark(.kind, text: kindName) }
      if updates.isCreation[index] { stream.remark(.creation, 1) }
      switch updates.cause(of: index) {
      case .none: break
      case .update(let cause): stream.remark(.causeUpdate, cause)
      case .write(let cause): stream.remark(.causeWrite, cause)
      }
      if write >= 0, kind.isBody {
        stream.fixed64(Perfetto.Event.endingFlows, WriteFlows.number(toUpdate: index))
      }
    }
  }
}
