import TraceAnalysis

/// A named stretch of time.
enum SliceItem: Hashable {
  case turn(Int)
  case frame(Int)
  case pass(Int)
  case transaction(Int)
  case update(Int)
  case cause(Int)
}

/// A column of slices, sorted by their start.
struct SliceSource {
  let count: Int
  let item: (Int) -> SliceItem
  private let span: (Int) -> (start: Int64, duration: Int64)
  private let order: [Int32]?

  /// - Parameter span: gives the start and duration of a slice by its number.
  init(count: Int, item: @escaping (Int) -> SliceItem, span: @escaping (Int) -> (start: Int64, duration: Int64)) {
    (self.count, self.item, self.span) = (count, item, span)
    let isSorted = (1..<max(1, count)).allSatisfy { span($0 - 1).start <= span($0).start }
    order = isSorted ? nil : (0..<Int32(count)).sorted { span(Int($0)).start < span(Int($1)).start }
  }

  /// The slice at a position: its number and its ends.
  subscript(position: Int) -> (number: Int, start: Int64, end: Int64) {
    let number = order.map { Int($0[position]) } ?? position
    let (start, duration) = span(number)
    let end = start.addingReportingOverflow(max(0, duration))
    return (number, start, end.overflow ? .max : end.partialValue)
  }
}

/// The slices of one thread as a tree: each is inside the one around it.
struct SliceNesting {
  private struct Open {
    let item: SliceItem
    let end: Int64
  }

  private let sources: [SliceSource]

  /// - Parameter sources: columns, the outer ones first. The order counts for slices that begin and end together.
  init(_ sources: [SliceSource]) { self.sources = sources }

  /// Visits the slices in order of time. A slice that would outlast the one around it is cut.
  func walk<Failure: Error>(
    begin: (_ item: SliceItem, _ start: Int64, _ end: Int64) throws(Failure) -> Void,
    end: (_ item: SliceItem, _ time: Int64) throws(Failure) -> Void
  ) throws(Failure) {
    var positions = sources.map { _ in 0 }
    var heads = sources.map { $0.count > 0 ? $0[0] : nil }
    var open: [Open] = []
    while true {
      var next: Int?
      for (index, head) in heads.enumerated() {
        guard let head else { continue }
        if let best = next.flatMap({ heads[$0] }), (best.start, -best.end) <= (head.start, -head.end) { continue }
        next = index
      }
      guard let next, let head = heads[next] else { break }
      positions[next] += 1
      heads[next] = positions[next] < sources[next].count ? sources[next][positions[next]] : nil
      while let last = open.last, last.end <= head.start {
        open.removeLast()
        try end(last.item, last.end)
      }
      let item = sources[next].item(head.number)
      let limit = min(head.end, open.last?.end ?? .max)
      try begin(item, head.start, limit)
      open.append(Open(item: item, end: limit))
    }
    while let last = open.popLast() { try end(last.item, last.end) }
  }
}

extension SliceNesting {
  /// What ran on a thread. For the thread of the views: turns, frames, passes, transactions and updates. For others:
  /// their passes.
  init(_ trace: Trace, thread: Int) {
    let passes = trace.passes.indices.filter { trace.passes[$0].thread == thread }
    let passSource = SliceSource(count: passes.count, item: { .pass(passes[$0]) }) {
      (trace.passes[passes[$0]].start, trace.passes[passes[$0]].duration)
    }
    guard thread == trace.info.mainThread else {
      self.init([passSource])
      return
    }
    self.init([
      SliceSource(count: trace.turns.count, item: { .turn($0) }) { (trace.turns[$0].start, trace.turns[$0].duration) },
      SliceSource(count: trace.frames.count, item: { .frame($0) }) {
        (trace.frames[$0].start, trace.frames[$0].duration)
      },
      passSource,
      SliceSource(count: trace.transactions.count, item: { .transaction($0) }) {
        (trace.transactions[$0].start, trace.transactions[$0].duration)
      },
      .updates(of: trace),
    ])
  }
}

extension SliceSource {
  static func updates(of trace: Trace) -> SliceSource {
    SliceSource(count: trace.updates.count, item: { .update($0) }) {
      (trace.updates.start[$0], trace.updates.duration[$0])
    }
  }
}
