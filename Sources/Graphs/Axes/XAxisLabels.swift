/// Where the labels below a graph stand: those that have room, the outermost inside the graph.
///
/// A label whose context changes (the date at the first tick of a day, the year at the first of a year) has the context in
/// front of it, so that neither hides the other. Where both have no room beside the next label, that one is left out if another
/// follows it; else the context stands alone.
struct XAxisLabels: Equatable {
  struct Label: Equatable {
    /// In bold; empty if nothing changes here.
    var context: String
    /// Empty where the context says all, or has no room beside it.
    var text: String
    /// The middle, in points from the graph's leading edge.
    var middle: Double
  }

  private(set) var labels: [Label] = []

  /// - Parameters:
  ///   - start: the plot's leading edge.
  ///   - width: that of the whole graph.
  ///   - gap: between two labels.
  ///   - measure: the width of a label with a context, either of which may be empty.
  init(
    _ marks: [XAxisTicks.Mark], start: Double, width: Double, gap: Double,
    measure: (_ context: String, _ text: String) -> Double
  ) {
    let labelled = marks.filter { !$0.label.isEmpty }
    var free = -Double.infinity
    for (index, mark) in labelled.enumerated() {
      let x = start + mark.position
      // The next label keeps its place, in which it stands alone unless a context changes there too.
      func end(before place: Int) -> Double {
        guard labelled.indices.contains(place) else { return width }
        let next = labelled[place]
        let half = measure(next.context ?? "", next.context == nil ? next.label : "") / 2
        return min(start + next.position - half, width - 2 * half) - gap
      }
      // One that is left out is read from its neighbours, if there are two of them.
      let ends = [end(before: index + 1)] + (index + 2 < labelled.count ? [end(before: index + 2)] : [])
      let choices = Self.choices(mark, isFirst: index == 0)
      guard let label = Self.label(choices, at: x, from: free, to: ends, width: width, measure) else { continue }
      labels.append(label.label)
      free = label.end + gap
    }
  }

  /// What a mark may say, the fullest first.
  private static func choices(_ mark: XAxisTicks.Mark, isFirst: Bool) -> [(String, String)] {
    guard let context = mark.context else { return [("", mark.label)] }
    return [(context, isImplied(mark.label, isFirst: isFirst) ? "" : mark.label), (context, "")]
  }

  private static func label(
    _ choices: [(String, String)], at x: Double, from free: Double, to ends: [Double], width: Double,
    _ measure: (String, String) -> Double
  ) -> (label: Label, end: Double)? {
    for (place, choice) in choices.enumerated() {
      let isLast = place == choices.count - 1
      let half = measure(choice.0, choice.1) / 2
      // The last choice may reach into the next label's room whatever that leaves out.
      for limit in isLast ? [width] : ends {
        let least = max(half, free + half)
        // A label with its context may stand a little before its tick, but over it.
        let middle = min(max(x, half), limit - half, width - half)
        if middle < least - 1e-6 || !isLast && abs(middle - x) > half { continue }
        return (Label(context: choice.0, text: choice.1, middle: middle), middle + half)
      }
    }
    return nil
  }

  /// Whether a context says what the label does: a day begins at midnight. A year begins in January where it begins inside
  /// the window; its first tick there may be any month or day.
  private static func isImplied(_ label: String, isFirst: Bool) -> Bool {
    label.contains(":") ? label.allSatisfy { "0:.".contains($0) } : !isFirst
  }
}
