/// The least and the greatest of some values; of none the least is above the greatest.
///
/// Held as the least value and the least negated value, so that one comparison of two lanes joins two of them.
struct Extrema: Sendable {
  private var lanes = SIMD2<Double>(repeating: .infinity)

  init() {}

  @inline(__always)
  init(minimum: Double, maximum: Double) {
    lanes = SIMD2(minimum, -maximum)
  }

  @inline(__always) var minimum: Double { lanes.x }
  @inline(__always) var maximum: Double { -lanes.y }

  var isEmpty: Bool { minimum > maximum }

  @inline(__always)
  mutating func form(_ other: Extrema) {
    lanes = Kernels.least(other.lanes, lanes)
  }

  /// Takes in a value; NaN changes nothing.
  @inline(__always)
  mutating func form(_ value: Double) {
    form(Extrema(minimum: value, maximum: value))
  }

  /// The extrema of all of `nodes`.
  @inline(__always)
  mutating func form(_ nodes: UnsafePointer<Extrema>, _ range: Range<Int>) {
    // Two at once, for each comparison waits for the one before.
    var other = Extrema()
    var index = range.lowerBound
    while index + 2 <= range.upperBound {
      form(nodes[index])
      other.form(nodes[index + 1])
      index += 2
    }
    if index < range.upperBound { form(nodes[index]) }
    form(other)
  }
}
