/// Numbers that are all within their type and seldom thought of.
package enum OddNumbers {
  package static let all: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1, -1, 1e-300, -1e-300, 1e300, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  /// Each with each, itself too.
  package static let pairs: [(Double, Double)] = all.flatMap { first in all.map { (first, $0) } }
}
