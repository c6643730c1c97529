import GraphData

/// A random series: walks, spikes, constant stretches, gaps in x, nulls alone and in stretches, equal x.
struct RandomSeries {
  var x: [Double] = []
  var y: [Double] = []
  var isRegular: Bool

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...[3, 40, 600, 5_000].randomElement(using: &random)!, using: &random)
    isRegular = Bool.random(using: &random)
    let spikes = [0, 0.01, 0.3].randomElement(using: &random)!
    let nulls = [0, 0, 0.001, 0.05, 0.9].randomElement(using: &random)!
    let gaps = [0, 0.002, 0.1].randomElement(using: &random)!
    var time = Double.random(in: -1e9...1e9, using: &random).rounded()
    var level = 0.0
    var nullsLeft = 0
    for index in 0..<count {
      x.append(isRegular ? time + Double(index) : time)
      if !isRegular {
        time += [0, 0.25, 1, 1, 1, 2].randomElement(using: &random)!
        if Double.random(in: 0..<1, using: &random) < gaps { time += Double.random(in: 5...200, using: &random) }
      }
      level += Double.random(in: -1...1, using: &random)
      if Double.random(in: 0..<1, using: &random) < nulls { nullsLeft = Int.random(in: 1...130, using: &random) }
      if nullsLeft > 0 {
        nullsLeft -= 1
        y.append([.nan, .infinity, -.infinity].randomElement(using: &random)!)
      } else if Double.random(in: 0..<1, using: &random) < spikes {
        y.append(level + Double.random(in: -300...300, using: &random))
      } else {
        y.append(level)
      }
    }
  }

  var series: Series {
    isRegular ? Series(start: x[0], step: 1, y: y) : Series(x: x, y: y)
  }
}
