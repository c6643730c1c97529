/// Has times in ticks that are to become nanoseconds.
protocol Timed {
  var start: Int64 { get set }
  var duration: Int64 { get set }
}

extension Span: Timed {}
extension Frame: Timed {}
extension ExternalCause: Timed {}

/// Converts the times of a table. Each should be close to the one before.
struct TimeConverter {
  let clock: ClockMap
  private var startHint = 0
  private var endHint = 0

  init(_ clock: ClockMap) {
    self.clock = clock
  }

  mutating func convert(_ time: inout Int64) {
    time = clock.nanoseconds(time, hint: &startHint)
  }

  mutating func convert(_ start: inout Int64, _ duration: inout Int64) {
    let end = clock.nanoseconds(start + duration, hint: &endHint)
    convert(&start)
    duration = end - start
  }

  mutating func convert(_ table: inout [some Timed]) {
    for index in table.indices {
      var (start, duration) = (table[index].start, table[index].duration)
      convert(&start, &duration)
      table[index].start = start
      table[index].duration = duration
    }
  }
}
