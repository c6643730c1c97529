import Foundation
import Graphs
import Observation

/// Rows that come, change and go, and two values that are measured ten times a second.
@Observable
final class SoakModel {
  struct Row: Identifiable {
    let id: Int
    var count = 0
  }

  private(set) var rows = (0..<40).map { Row(id: $0) }
  private(set) var first = Series.empty
  private(set) var second = Series.empty
  private var turn = 0

  /// How much of the past is kept, in measurements.
  private static let span = 600

  @MainActor
  func run(visit: () -> Void) async {
    while !Task.isCancelled {
      turn += 1
      measure()
      if turn % 5 == 0 { change() }
      if turn % 300 == 100 { visit() }
      try? await Task.sleep(for: .milliseconds(100))
    }
  }

  private func measure() {
    let now = Date.now.timeIntervalSince1970
    first.append(x: now, y: 50 + 30 * sin(now / 3) + Double(turn % 7))
    second.append(x: now, y: 40 + 25 * cos(now / 5))
    // A series only grows; from time to time a shorter one takes its place.
    if first.count > 2 * Self.span {
      first = Self.end(of: first)
      second = Self.end(of: second)
    }
  }

  private static func end(of series: Series) -> Series {
    let range = (series.count - span)..<series.count
    return Series(x: range.map { series.x(at: $0) }, y: range.map { series.y(at: $0) })
  }

  private func change() {
    let step = turn / 5
    rows.insert(Row(id: 40 + step), at: step * 7 % rows.count)
    rows.remove(at: step * 13 % rows.count)
    for index in stride(from: step % 5, to: rows.count, by: 5) { rows[index].count += 1 }
  }
}
