import GraphData

extension QueryResult {
  /// The most series of an answer that a widget shows: more lines than anybody tells apart, and what a window can lay out
  /// without a pause.
  public static let seriesLimit = 1_000
  /// The most rows of a table that a widget shows.
  public static let rowLimit = 2_000
  /// The most columns of values of a table.
  static let columnLimit = 64
  /// The most points that all series of a server's answer have together: 250 series in a graph 1,000 pixels wide.
  public static let pointLimit = 250_000
  /// The most characters of a text that is the whole answer.
  static let textLimit = 10_000
  /// The most characters of a name, a label or a notice.
  static let nameLimit = 300
  private static let noticeLimit = 20
  /// The most entries or states of a list that a widget shows.
  public static let entryLimit = 1_000
  /// The most characters of an entry's text.
  static let entryTextLimit = 4_000
  /// The most fields of an entry.
  static let fieldLimit = 64

  /// The first of what a widget shows, whoever sent how much; notices name the limits that left something out.
  ///
  /// - Parameter points: of all series together; series with which there would be more are left out.
  public func limited(points: Int = .max) -> QueryResult {
    var notices = notices
    let content: Content
    switch self.content {
    case .series(let all):
      var left = points
      let kept = all.prefix(Self.seriesLimit).prefix { element in
        left -= element.series.count
        return left >= 0
      }
      if kept.count < all.count {
        let limit = left < 0 ? "\(points) points" : "\(Self.seriesLimit) series"
        notices.insert(
          "\(all.count - kept.count) of \(all.count) series are left out: an answer shows \(limit) at most.", at: 0)
      }
      content = .series(kept.map(\.limited))
    case .table(let table):
      if table.rows.count > Self.rowLimit {
        notices.insert(
          "\(table.rows.count - Self.rowLimit) of \(table.rows.count) rows are left out: an answer shows \(Self.rowLimit) at most.",
          at: 0)
      }
      if table.columns.count > Self.columnLimit {
        notices.insert(
          "\(table.columns.count - Self.columnLimit) of \(table.columns.count) columns are left out: an answer shows \(Self.columnLimit) at most.",
          at: 0)
      }
      content = .table(table.limited)
    case .text(let text): content = .text(text.shortened(to: Self.textLimit))
    case .events(let events):
      // The newest stay.
      let kept =
        events.count <= Self.entryLimit ? events[...] : events.sorted { $0.time > $1.time }.prefix(Self.entryLimit)
      if let notice = Self.omission(kept.count, of: events.count, "entries") { notices.insert(notice, at: 0) }
      content = .events(kept.map(\.limited))
    case .states(let states):
      let kept = states.prefix(Self.entryLimit)
      if let notice = Self.omission(kept.count, of: states.count, "states") { notices.insert(notice, at: 0) }
      content = .states(kept.map(\.limited))
    }
    return QueryResult(content, notices: notices.prefix(Self.noticeLimit).map { $0.limited })
  }

  private static func omission(_ kept: Int, of all: Int, _ what: String) -> String? {
    kept == all ? nil : "\(all - kept) of \(all) \(what) are left out: an answer shows \(entryLimit) at most."
  }
}

extension ResultSeries {
  fileprivate var limited: ResultSeries {
    var result = self
    result.name = name.limited
    result.labels = labels.limited(to: ResultTable.labelLimit)
    return result
  }
}

extension ResultEvent {
  fileprivate var limited: ResultEvent {
    var result = self
    result.title = title.limited
    if text.utf8.count > QueryResult.entryTextLimit { result.text = text.shortened(to: QueryResult.entryTextLimit) }
    result.fields = fields.limited(to: QueryResult.fieldLimit)
    return result
  }
}

extension ResultState {
  fileprivate var limited: ResultState {
    var result = self
    result.name = name.limited
    result.labels = labels.limited(to: QueryResult.fieldLimit)
    return result
  }
}

extension [String: String] {
  /// The first by name, with names and values as long as a name may be.
  fileprivate func limited(to count: Int) -> [String: String] {
    guard self.count > count || contains(where: { $0.key.isLong || $0.value.isLong }) else { return self }
    let kept = sorted { $0.key < $1.key }.prefix(count)
    return Dictionary(kept.map { ($0.key.limited, $0.value.limited) }) { first, _ in first }
  }
}

extension ResultTable {
  fileprivate var limited: ResultTable {
    var result = self
    result.labels = labels.prefix(Self.labelLimit).map(\.limited)
    result.columns = columns.prefix(QueryResult.columnLimit).map { column in
      var column = column
      column.name = column.name.limited
      return column
    }
    result.rows = rows.prefix(QueryResult.rowLimit).map { row in
      Row(
        labels: row.labels.prefix(Self.labelLimit).map(\.limited),
        values: Array(row.values.prefix(QueryResult.columnLimit)))
    }
    return result
  }
}

extension String {
  /// Whether it may have more characters than a name shows; a character has a byte or more.
  fileprivate var isLong: Bool { utf8.count > QueryResult.nameLimit }
  fileprivate var limited: String { isLong ? shortened(to: QueryResult.nameLimit) : self }
}
