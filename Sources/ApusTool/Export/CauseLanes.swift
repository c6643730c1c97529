import TraceAnalysis

/// Distributes causes to lanes, because tasks overlap: on one lane, each is beside or inside another.
enum CauseLanes {
  /// The most lanes. Causes that find no place go to the last one and are cut there.
  private static let limit = 16

  /// The numbers of the causes on each lane, in order of time.
  static func lanes(of causes: [ExternalCause]) -> [[Int]] {
    var lanes: [[Int]] = []
    var ends: [[Int64]] = []
    let order = causes.indices.sorted {
      (causes[$0].start, -causes[$0].duration, $0) < (causes[$1].start, -causes[$1].duration, $1)
    }
    for index in order {
      let cause = causes[index]
      let end = cause.start &+ max(0, cause.duration)
      for lane in ends.indices {
        while let last = ends[lane].last, last <= cause.start { ends[lane].removeLast() }
      }
      var lane = ends.firstIndex { $0.last.map { end <= $0 } ?? true } ?? ends.count
      if lane == limit {
        lane = limit - 1
      } else if lane == ends.count {
        lanes.append([])
        ends.append([])
      }
      lanes[lane].append(index)
      ends[lane].append(end)
    }
    return lanes
  }
}
