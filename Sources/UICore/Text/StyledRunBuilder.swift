import Markdown

/// Puts runs together from text in Markdown and values that are none.
struct StyledRunBuilder {
  private var runs: [Text.Run] = []
  /// Where values stand among the runs.
  private var values: [MarkdownTemplate.Place] = []
  private var hasStyles = false
  private let isMarkdown: Bool

  /// Whether it is English, whose nouns agree with numbers.
  private let inflects: Bool

  init(isMarkdown: Bool = true, inflects: Bool = true) { (self.isMarkdown, self.inflects) = (isMarkdown, inflects) }

  /// The runs in their styles.
  var styledRuns: [Text.Run] {
    if !hasStyles { return runs }
    var template = MarkdownTemplate(runs, values: values)
    template.inflects = inflects
    return template.runs
  }

  mutating func appendLiteral(_ literal: String) {
    hasStyles = hasStyles || isMarkdown && InlineMarkdown.mayHoldStyles(literal)
    append(literal)
  }

  mutating func appendValue(_ string: String) {
    if string.isEmpty { return }
    append(string)
    let end = runs[runs.count - 1].string.utf8.count
    values.append(MarkdownTemplate.Place(run: runs.count - 1, bytes: end - string.utf8.count..<end))
  }

  /// Appends a value with its attributes.
  mutating func append(_ text: [Text.Run]) {
    for run in text {
      runs.append(run)
      values.append(MarkdownTemplate.Place(run: runs.count - 1, bytes: 0..<run.string.utf8.count))
    }
  }

  private mutating func append(_ string: String) {
    if string.isEmpty { return }
    if let last = runs.indices.last, runs[last].attributes == TextAttributes(), runs[last].picture == nil {
      runs[last].string += string
    } else {
      runs.append(Text.Run(string: string))
    }
  }
}
