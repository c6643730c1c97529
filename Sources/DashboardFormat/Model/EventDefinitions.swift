/// Entries of logs or events, newest first: as lines, or counted over time.
public struct EventListDefinition: Sendable, Equatable {
  /// What the entries look like; the raw value is its name in a file.
  public enum Presentation: String, Sendable, CaseIterable {
    /// A line for each, with columns.
    case list
    /// How many there are at each time, by severity.
    case timeline
  }

  /// What is asked for.
  public var data: QuerySet
  /// What the widget looks like.
  public var presentation: Presentation
  /// The columns in order: `time`, `severity`, `title`, `text`, or a field.
  public var columns: [String]
  /// Lines of text of an entry, at most.
  public var lines: Int
  /// Whether the oldest comes first.
  public var isAscending: Bool
  /// The most lines; nil shows those that a widget has room for.
  public var limit: Int?

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    data: QuerySet = .init(), presentation: Presentation = .list, columns: [String] = ["severity", "time", "text"],
    lines: Int = 1, isAscending: Bool = false, limit: Int? = nil
  ) {
    self.data = data
    self.presentation = presentation
    self.columns = columns
    self.lines = lines
    self.isAscending = isAscending
    self.limit = limit
  }
}

/// The states of monitors, checks or alerts: how many are in which, and which they are.
public struct StatesDefinition: Sendable, Equatable {
  /// What is shown; the raw value is its name in a file.
  public enum Presentation: String, Sendable, CaseIterable {
    /// The number in each state.
    case counts
    /// A line for each.
    case list
    /// The numbers, and a line for each below.
    case countsAndList = "counts-and-list"
    /// The worst state alone, in large type.
    case worst
  }

  /// What is asked for.
  public var data: QuerySet
  /// What the widget looks like.
  public var presentation: Presentation
  /// Whether states that nothing is in are counted too.
  public var showsEmptyCounts: Bool
  /// Whether lines tell how urgent they are.
  public var showsPriority: Bool
  /// Whether lines tell since when they are so.
  public var showsTime: Bool
  /// Whether states colour the background rather than the text.
  public var isFilled: Bool
  /// Whether the most urgent comes last.
  public var isReversed: Bool
  /// The most lines; nil shows those that a widget has room for.
  public var limit: Int?

  /// Members in the order of their declaration; what is left out has its default.
  public init(
    data: QuerySet = .init(), presentation: Presentation = .countsAndList, showsEmptyCounts: Bool = true,
    showsPriority: Bool = false, showsTime: Bool = false, isFilled: Bool = false, isReversed: Bool = false,
    limit: Int? = nil
  ) {
    self.data = data
    self.presentation = presentation
    self.showsEmptyCounts = showsEmptyCounts
    self.showsPriority = showsPriority
    self.showsTime = showsTime
    self.isFilled = isFilled
    self.isReversed = isReversed
    self.limit = limit
  }
}
