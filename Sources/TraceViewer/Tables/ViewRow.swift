/// A row of the table of views: the cost of one view's bodies in the range.
struct ViewRow: Equatable, Identifiable, Sendable {
  /// An index into the groups of views.
  var view: Int
  var runs: Int
  /// In nanoseconds, like all times here.
  var time: Int64
  var longest: Int64
  /// Runs other than first ones whose value equalled the old value or differed in closures only.
  var wasted: Int
  var wastedTime: Int64

  var id: Int { view }
}

/// The column that sorts the table of views; greatest values first.
enum ViewOrder: String, CaseIterable, Sendable {
  case name = "View"
  case runs = "Runs"
  case time = "Time"
  case longest = "Longest"
  case wasted = "Wasted"
  case wastedTime = "Wasted time"
}

extension [ViewRow] {
  /// - Parameter names: the names of the views, by their number.
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
