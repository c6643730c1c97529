import Foundation
import Graphs

/// Data that tests agree on.
enum MadeUp {
  /// `count` series of `length` points a minute apart from 1 November 2026; each goes its own way between 0 and 100.
  static func series(count: Int, length: Int) -> [Series] {
    (0..<count).map { number in
      let values = (0..<length).map { index in
        50 + 40 * sin(Double(index) / 7 + Double(number)) * cos(Double(number * index % 13) / 5)
      }
      return Series(start: start, step: 60, y: values)
    }
  }

  /// 1 November 2026, 00:00 UTC: 20,758 days of 86,400 seconds.
  static let start = 20_758.0 * 86_400
}
