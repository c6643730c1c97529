/// The indices of the commands that draw in each band, in drawing order: of a list of thousands, a band looks at its own.
///
/// Invariant: a band that has a push has the matching pop; one that has none has nothing in between. A band that has a layer
/// has all that is in it.
struct BandedCommands {
  private var indices: [Int32] = []
  private var starts: [Int] = []

  /// The indices of a band's commands.
  func withCommands(of band: Int, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
    indices.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[starts[2 * band]..<starts[2 * band + 1]])) }
  }

  /// Gives every band all commands.
  mutating func share(_ count: Int, bands: Int) {
    if indices.count < count { indices = [Int32](repeating: 0, count: count) }
    for index in 0..<count { indices[index] = Int32(index) }
    starts.removeAll(keepingCapacity: true)
    for _ in 0..<bands { starts += [0, count] }
  }

  /// Takes time for each command and each band that it is in.
  mutating func sort(_ commands: [DrawCommand], into bands: Bands) {
    var places = [Int](repeating: 0, count: bands.count)
    var layersEnd = 0
    for (index, command) in commands.enumerated() {
      if case .pushLayer = command.operation { layersEnd = max(layersEnd, Int(command.end)) }
      let range = index < layersEnd ? places.indices : bands.range(from: Int(command.y0), to: Int(command.y1))
      for band in range { places[band] += 1 }
    }
    var total = 0
    starts.removeAll(keepingCapacity: true)
    for band in places.indices {
      (places[band], total) = (total, total + places[band])
      starts.append(places[band])
      starts.append(0)
    }
    if indices.count < total { indices = [Int32](repeating: 0, count: total) }
    // For each band, the first command that is not inside of a push which the band does not have, and the first that is not
    // inside of a layer which it has: filters reach beyond the band, so that it has all of a layer.
    var resumes = [Int32](repeating: 0, count: bands.count)
    var wholes = [Int32](repeating: 0, count: bands.count)
    layersEnd = 0
    for (index, command) in commands.enumerated() {
      let range = bands.range(from: Int(command.y0), to: Int(command.y1))
      for band in index < layersEnd ? places.indices : range
      where index >= resumes[band] && (index < wholes[band] || range.contains(band)) {
        indices[places[band]] = Int32(index)
        places[band] += 1
      }
      if command.end == index + 1 { continue }
      var isLayer = false
      if case .pushLayer = command.operation { isLayer = true }
      for band in places.indices {
        if !range.contains(band), index >= wholes[band] {
          resumes[band] = max(resumes[band], command.end)
        } else if isLayer, index >= resumes[band] {
          wholes[band] = max(wholes[band], command.end)
        }
      }
      if isLayer { layersEnd = max(layersEnd, Int(command.end)) }
    }
    for band in places.indices { starts[2 * band + 1] = places[band] }
  }
}
