import Testing

@testable import DashboardFormat

/// Widgets that are shown once for each value of a variable.
struct RepetitionTests {
  private func note(
    _ id: String, _ frame: GridFrame, _ repetition: WidgetRepetition? = nil
  ) -> WidgetDescription {
    WidgetDescription(
      id: id, title: "$host", frame: frame, definition: .text(TextDefinition(content: "on $host")),
      repetition: repetition)
  }

  private func dashboard(_ widgets: [WidgetDescription]) -> DashboardDescription {
    DashboardDescription(
      title: "T", layout: DashboardLayout(columns: 24),
      variables: [TemplateVariable(name: "host", available: ["a", "b", "c"])], widgets: widgets)
  }

  @Test func panelsStandBesideEachOther() {
    let repeated = dashboard([
      note("n", GridFrame(x: 0, y: 0, width: 6, height: 4), WidgetRepetition(variable: "host", perRow: 2)),
      note("below", GridFrame(x: 0, y: 4, width: 24, height: 2)),
    ]).repeated(with: ["host": ["*"]])
    // Two of 12 columns in a row, the third in the next; what is below moves down by its 4 rows.
    #expect(repeated.widgets.map(\.id) == ["n·a", "n·b", "n·c", "below"])
    #expect(
      repeated.widgets.map(\.frame) == [
        GridFrame(x: 0, y: 0, width: 12, height: 4), GridFrame(x: 12, y: 0, width: 12, height: 4),
        GridFrame(x: 0, y: 4, width: 12, height: 4), GridFrame(x: 0, y: 8, width: 24, height: 2),
      ])
    #expect(repeated.widgets[1].scope == ["host": ["b"]])
    #expect(repeated.widgets[1].filled(with: repeated.widgets[1].scope).title == "b")
  }

  @Test func whatIsChosenCounts() {
    let down = dashboard([
      note(
        "n", GridFrame(x: 3, y: 1, width: 6, height: 2), WidgetRepetition(variable: "host", direction: .down))
    ]).repeated(with: ["host": ["c", "x"]])
    #expect(down.widgets.map(\.frame.y) == [1, 3] && down.widgets.map(\.frame.x) == [3, 3])
    #expect(down.widgets.map(\.scope) == [["host": ["c"]], ["host": ["x"]]])
    // A variable without values shows the widget once, as it is.
    let once = dashboard([
      note("n", GridFrame(x: 0, y: 0, width: 6, height: 2), WidgetRepetition(variable: "other"))
    ]).repeated(with: [:])
    #expect(once.widgets.map(\.id) == ["n"] && once.widgets.map(\.frame.width) == [6])
  }

  @Test func rowsHaveTheirOwnWidgets() {
    let group = WidgetDescription(
      id: "g", title: "Host $host", frame: GridFrame(x: 0, y: 0, width: 24, height: 5),
      definition: .group(
        GroupDefinition(widgets: [note("n", GridFrame(x: 0, y: 0, width: 6, height: 4))], columns: 24)),
      repetition: WidgetRepetition(variable: "host"))
    let repeated = dashboard([group]).repeated(with: ["host": ["a", "b"]])
    #expect(repeated.widgets.map(\.frame.y) == [0, 5])
    #expect(repeated.leaves.map(\.id) == ["n·a", "n·b"] && repeated.leaves.map(\.scope["host"]) == [["a"], ["b"]])
  }

  /// 60 values of 60 values each: 50 of one widget at most, and 5,000 in all, groups among them.
  @Test func repetitionsHaveAnEnd() {
    let values = (0..<60).map { "v\($0)" }
    let inner = note("n", GridFrame(x: 0, y: 0, width: 1, height: 1), WidgetRepetition(variable: "b"))
    let group = WidgetDescription(
      id: "g", frame: GridFrame(x: 0, y: 0, width: 24, height: 2),
      definition: .group(GroupDefinition(widgets: Array(repeating: inner, count: 10), columns: 24)),
      repetition: WidgetRepetition(variable: "a"))
    let repeated = DashboardDescription(title: "", layout: DashboardLayout(columns: 24), widgets: [group])
      .repeated(with: ["a": values, "b": values])
    // 501 for each group with its 10 widgets of 50: nine groups whole, and what is left for the tenth.
    #expect(repeated.widgets.count == 10)
    #expect(repeated.leaves.count == 5000 - 10)
  }
}
