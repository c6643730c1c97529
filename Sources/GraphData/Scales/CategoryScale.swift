/// Bands of equal width for categories, in points along an axis.
///
/// With `n` categories one band and the gap after it take `length / (n - inner + 2 · outer)` points, where the two
/// paddings are fractions of that step.
public struct CategoryScale<ID: Hashable & Sendable>: Sendable {
  /// The categories in order, each once.
  public let categories: [ID]
  public let length: Double
  /// From one band's start to the next one's, in points.
  public let step: Double
  /// The width of each band, in points.
  public let bandwidth: Double

  private let start: Double
  private let indices: [ID: Int]

  /// Bands for `categories`; of repeated ones only the first counts.
  ///
  /// - Parameters:
  ///   - innerPadding: the gap between bands, as a fraction of the step, `0...1`.
  ///   - outerPadding: the gap before the first and after the last band, as a fraction of the step.
  public init(_ categories: [ID], length: Double, innerPadding: Double = 0.2, outerPadding: Double = 0.1) {
    var indices: [ID: Int] = [:]
    var unique: [ID] = []
    unique.reserveCapacity(categories.count)
    for category in categories where indices[category] == nil {
      indices[category] = unique.count
      unique.append(category)
    }
    self.categories = unique
    self.indices = indices
    self.length = length.isFinite ? max(0, length) : 0
    let inner = innerPadding.isFinite ? min(max(innerPadding, 0), 1) : 0
    let outer = outerPadding.isFinite ? max(outerPadding, 0) : 0
    step = self.length / max(1, Double(unique.count) - inner + 2 * outer)
    bandwidth = step * (1 - inner)
    start = (self.length - step * (Double(unique.count) - inner)) / 2
  }

  /// The band at an index of `categories`.
  public func band(at index: Int) -> ClosedRange<Double> {
    let lower = start + Double(index) * step
    return lower...(lower + bandwidth)
  }

  /// The category's band; nil if the axis does not have the category.
  public func band(for category: ID) -> ClosedRange<Double>? {
    indices[category].map { band(at: $0) }
  }

  /// The middle of the category's band; nil if the axis does not have the category.
  public func center(of category: ID) -> Double? {
    band(for: category).map { $0.lowerBound + bandwidth / 2 }
  }

  /// The index of the category at a position, half of the gaps beside its band included; nil beyond the first and last.
  public func index(at position: Double) -> Int? {
    guard step > 0, position.isFinite else { return nil }
    let index = ((position - start + (step - bandwidth) / 2) / step).rounded(.down)
    guard index >= 0, index < Double(categories.count) else { return nil }
    return Int(index)
  }
}
