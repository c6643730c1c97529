/// Makes the ticks of an axis of names, of which the first stands at 0 and the next at 1.
public struct CategoryTicks: Sendable {
  public let names: [String]
  /// The longest name; only its width is measured.
  private let longest: String

  public init(_ names: [String]) {
    self.names = names
    longest = names.max { $0.count < $1.count } ?? ""
  }

  /// Every name in the window, or every second, third, … if not all fit. The choice does not depend on where the window
  /// begins, so labels stay while the window moves.
  ///
  /// - Parameters:
  ///   - length: the axis's length in points.
  ///   - spacing: the least distance between two labels, in points.
  ///   - labelExtent: a label's width in points.
  public func ticks(
    in window: ClosedRange<Double>, length: Double, spacing: Double, labelExtent: (String) -> Double
  ) -> [Tick] {
    let places = length / (window.upperBound - window.lowerBound)
    let first = max(0, window.lowerBound.rounded(.up))
    let last = min(Double(names.count - 1), window.upperBound.rounded(.down))
    guard places > 0, places.isFinite, first <= last else { return [] }
    let stride = ((labelExtent(longest) + spacing) / places).rounded(.up)
    guard stride < Double(names.count) else { return first == 0 ? [Tick(value: 0, label: names[0])] : [] }
    let step = max(1, Int(stride))
    let start = (Int(first) + step - 1) / step * step
    return Swift.stride(from: start, through: Int(last), by: step).map { Tick(value: Double($0), label: names[$0]) }
  }

  /// The name at a place; nil where there is none.
  public func name(at value: Double) -> String? {
    Int(exactly: value.rounded()).flatMap { names.indices.contains($0) ? names[$0] : nil }
  }
}
