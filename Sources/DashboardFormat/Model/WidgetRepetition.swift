/// A widget that is shown once for each value of a variable that the viewer chose.
public struct WidgetRepetition: Sendable, Equatable {
  /// Where the next one stands; the raw value is its name in a file.
  public enum Direction: String, Sendable, CaseIterable {
    /// Beside it, all as wide as the grid together.
    case across
    /// Below it.
    case down
  }

  /// The name of the variable.
  public var variable: String
  /// Where the next one stands.
  public var direction: Direction
  /// The most beside each other.
  public var perRow: Int

  /// A repetition over a variable, four beside each other.
  public init(variable: String, direction: Direction = .across, perRow: Int = 4) {
    self.variable = variable
    self.direction = direction
    self.perRow = perRow
  }
}

extension DashboardDescription {
  /// The most times that one widget is shown.
  static let repetitionLimit = 50

  /// The dashboard with each repeated widget and group once for each of its variable's values.
  ///
  /// What is chosen counts; where everything is, the values that the file names. Without any, the widget is shown once. A
  /// repetition has the id of its widget with its value, and that value in its `scope`. At most 50 of one widget, and as
  /// many widgets in all as a file may have.
  public func repeated(with variables: [String: [String]]) -> DashboardDescription {
    guard widgets.contains(where: \.hasRepetition) else { return self }
    var expansion = Expansion(
      available: Dictionary(self.variables.map { ($0.name, $0.available) }) { first, _ in first }, chosen: variables)
    var result = self
    result.widgets = expansion.widgets(widgets, columns: layout.columns, scope: [:])
    return result
  }
}

extension WidgetDescription {
  fileprivate var hasRepetition: Bool {
    if repetition != nil { return true }
    if case .group(let group) = definition { return group.widgets.contains(where: \.hasRepetition) }
    return false
  }
}

private struct Expansion {
  let available: [String: [String]]
  let chosen: [String: [String]]
  private var count = 0
  /// As many as a file may have.
  private static let limit = DashboardLimits().widgets

  init(available: [String: [String]], chosen: [String: [String]]) {
    self.available = available
    self.chosen = chosen
  }

  private func values(of variable: String) -> [String] {
    let chosen = chosen[variable] ?? []
    let all = chosen.isEmpty || chosen.contains("*") ? available[variable] ?? [] : chosen
    return Array(all.withoutRepetitions.prefix(DashboardDescription.repetitionLimit))
  }

  /// The widgets of one grid. What stands below a repeated one moves down by what was added.
  mutating func widgets(
    _ widgets: [WidgetDescription], columns: Int, scope: [String: [String]], suffix: String = ""
  ) -> [WidgetDescription] {
    var result: [WidgetDescription] = []
    var added: [(below: Int, rows: Int)] = []
    let order = widgets.indices.sorted { (widgets[$0].frame.y, $0) < (widgets[$1].frame.y, $1) }
    for index in order where count < Self.limit {
      var widget = widgets[index]
      let top = widget.frame.y
      widget.frame.y += added.lazy.filter { $0.below <= top }.map(\.rows).reduce(0, +)
      let copies = self.copies(of: widget, columns: columns, scope: scope, suffix: suffix)
      let bottom = copies.map(\.frame.maxY).max() ?? widget.frame.maxY
      let extra = bottom - widget.frame.maxY
      if extra > 0 { added.append((widgets[index].frame.maxY, extra)) }
      result += copies
    }
    return result
  }

  private mutating func copies(
    of widget: WidgetDescription, columns: Int, scope: [String: [String]], suffix: String
  ) -> [WidgetDescription] {
    guard let repetition = widget.repetition, !values(of: repetition.variable).isEmpty else {
      return [copy(of: widget, columns: columns, scope: scope, suffix: suffix, at: widget.frame)]
    }
    let values = values(of: repetition.variable)
    let isGroup = if case .group = widget.definition { true } else { false }
    let perRow = isGroup || repetition.direction == .down ? 1 : min(max(repetition.perRow, 1), values.count, columns)
    var y = widget.frame.y
    var result: [WidgetDescription] = []
    for (index, value) in values.enumerated() where count < Self.limit {
      let column = index % perRow
      var frame = widget.frame
      if perRow > 1 {
        let width = max(columns / perRow, 1)
        (frame.x, frame.width) = (column * width, width)
      }
      frame.y = y
      var scope = scope
      scope[repetition.variable] = [value]
      let one = copy(
        of: widget, columns: columns, scope: scope, suffix: suffix + "·" + value.shortened(to: 60), at: frame)
      if column == perRow - 1 { y = min(y + one.frame.height, 10_000) }
      result.append(one)
    }
    return result
  }

  private mutating func copy(
    of widget: WidgetDescription, columns: Int, scope: [String: [String]], suffix: String, at frame: GridFrame
  ) -> WidgetDescription {
    var widget = widget
    count += 1
    widget.repetition = nil
    widget.id += suffix
    widget.scope = scope
    widget.frame = frame
    if case .group(var group) = widget.definition {
      let before = group.widgets.map(\.frame.maxY).max() ?? 0
      group.widgets = widgets(group.widgets, columns: group.columns, scope: scope, suffix: suffix)
      let after = group.widgets.map(\.frame.maxY).max() ?? 0
      if !group.isCollapsed { widget.frame.height += max(after - before, 0) }
      widget.definition = .group(group)
    }
    return widget
  }
}
