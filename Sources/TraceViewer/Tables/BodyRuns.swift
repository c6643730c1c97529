/// The runs of one view's bodies, prepared so that any range of time is summed quickly.
struct BodyRuns: Sendable {
  private(set) var runs = SpanIndex()
  /// `…Sums[i]` is the sum of the runs before `i`.
  private var timeSums: [Int64] = [0]
  private var wastedSums: [Int32] = [0]
  private var wastedTimeSums: [Int64] = [0]

  /// - Parameter updates: in order of their start; `item` is the index into the trace's updates.
  init(_ updates: [(start: Int64, duration: Int64, level: UInt8, item: Int)], isWasted: (Int) -> Bool) {
    runs = SpanIndex(updates)
    var (time, wasted, wastedTime): (Int64, Int32, Int64) = (0, 0, 0)
    for update in updates {
      time &+= update.duration
      if isWasted(update.item) {
        wasted += 1
        wastedTime &+= update.duration
      }
      timeSums.append(time)
      wastedSums.append(wasted)
      wastedTimeSums.append(wastedTime)
    }
  }

  /// The sums of the runs that began in a range of time; nil if there are none. Cost: a few binary searches.
  func row(of view: Int, in range: Range<Int64>) -> ViewRow? {
    let indices = runs.indices(in: range)
    guard let longest = runs.longest(of: indices) else { return nil }
    let (first, last) = (indices.lowerBound, indices.upperBound)
    return ViewRow(
      view: view, runs: last - first, time: timeSums[last] &- timeSums[first], longest: runs.duration[longest],
      wasted: Int(wastedSums[last] - wastedSums[first]), wastedTime: wastedTimeSums[last] &- wastedTimeSums[first])
  }
}
