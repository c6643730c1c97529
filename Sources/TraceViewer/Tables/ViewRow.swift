/// A line of the table of views: what one view's bodies cost in the range.
struct ViewRow: Equatable, Identifiable, Sendable {
  /// Index into the groups of views.
  var view: Int
  var runs: Int
  /// Nanoseconds, as are all times.
  var time: Int64
  var longest: Int64
  /// Runs, first ones excepted, whose value equalled the old one or differed in closures only.
  var wasted: Int
  var wastedTime: Int64

  var id: Int { view }
}

/// What the table of views is sorted by, greatest first.
enum ViewOrder: String, CaseIterable, Sendable {
  case name = "View"
  case runs = "Runs"
  case time = "Time"
  case longest = "Longest"
  case wasted = "Wasted"
  case wastedTime = "Wasted time"
}

extension [ViewRow] {
  /// - Parameter names: of the views, by number.
  func sorted(by order: ViewOrder, names: [String]) -> [ViewRow] {
    func key(_ row: ViewRow) -> Int64 {
      switch order {
      case .name: 0
      case .runs: Int64(row.runs)
      case .time: row.time
      case .longest: row.longest
      case .wasted: Int64(row.wasted)
      case .wastedTime: row.wastedTime
      }
    }
    return sorted { (key($1), names[$0.view], $0.view) < (key($0), names[$1.view], $1.view) }
  }
}
