/// The first index of `range` for which `isPast` holds, or its end; `isPast` must be false, then true.
@inline(__always)
func partitionPoint(_ range: Range<Int>, _ isPast: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = low + (high - low) / 2
    if isPast(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

/// Like `partitionPoint(_:_:)`, searching outward from `guess` in doubling steps: a good guess costs two looks.
@inline(__always)
func partitionPoint(_ range: Range<Int>, near guess: Int, _ isPast: (Int) -> Bool) -> Int {
  if range.isEmpty { return range.lowerBound }
  var low = range.lowerBound
  var high = range.upperBound
  let guess = Swift.min(Swift.max(guess, low), high - 1)
  var step = 1
  if isPast(guess) {
    high = guess
    while high > low {
      let probe = Swift.max(low, high - step)
      if !isPast(probe) {
        low = probe + 1
        break
      }
      high = probe
      step += step
    }
  } else {
    low = guess + 1
    while low < high {
      let probe = Swift.min(high - 1, low + step - 1)
      if isPast(probe) {
        high = probe
        break
      }
      low = probe + 1
      step += step
    }
  }
  return partitionPoint(low..<high, isPast)
}
