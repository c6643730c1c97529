import Foundation
import Markdown

/// A text in Markdown with places for values, which are no Markdown themselves.
struct MarkdownTemplate {
  /// Where a value stands: a part of a run.
  struct Place {
    let run: Int
    /// In UTF-8.
    let bytes: Range<Int>
  }

  /// While Markdown is read, the n-th value is the n-th letter of the last plane for private use. A text that holds one of
  /// them, or more values than there are, is shown as it is written.
  private static let marks: ClosedRange<UInt32> = 0x100000...0x10FFFD

  private let plain: [Text.Run]
  private let template: String
  private let values: [Text.Run]
  /// Whether it is English, whose nouns agree with numbers.
  var inflects = true

  init(_ string: String) {
    plain = [Text.Run(string: string)]
    (template, values) = (string, [])
  }

  /// - Parameter places: of the values, in order; a run that is no value in whole has no attributes.
  init(_ runs: [Text.Run], values places: [Place]) {
    plain = runs
    var (template, values) = ("", [Text.Run]())
    var next = places.startIndex
    for (number, run) in runs.enumerated() {
      var end = run.string.startIndex
      func index(_ offset: Int) -> String.Index { run.string.utf8.index(run.string.startIndex, offsetBy: offset) }
      while next < places.endIndex, places[next].run == number {
        let (start, stop) = (index(places[next].bytes.lowerBound), index(places[next].bytes.upperBound))
        template += run.string[end..<start]
        if let mark = Unicode.Scalar(Self.marks.lowerBound + UInt32(values.count)) {
          template.unicodeScalars.append(mark)
        }
        var value = run
        value.string = String(run.string[start..<stop])
        values.append(value)
        end = stop
        next += 1
      }
      template += run.string[end...]
    }
    (self.template, self.values) = (template, values)
  }

  /// The runs in their styles.
  var runs: [Text.Run] {
    let marks = template.unicodeScalars.count { Self.marks.contains($0.value) }
    guard marks == values.count, values.count <= Self.marks.count else { return plain }
    var (template, values) = (template, values)
    GrammarAgreement(marks: Self.marks, inflects: inflects).apply(to: &template, values: &values)
    guard let spans = InlineMarkdown.spans(of: template) ?? (template == self.template ? nil : [MarkdownSpan(template)])
    else { return plain }
    return spans.flatMap { span in
      let destination = span.destination.map { Self.filled($0, values).map(\.string).joined() }
      let attributes = TextAttributes(span, destination: destination)
      return Self.filled(span.text, values).map { run in
        var run = run
        run.attributes.inherit(attributes)
        return run
      }
    }
  }

  /// A part of the template with its values.
  private static func filled(_ part: String, _ values: [Text.Run]) -> [Text.Run] {
    var runs: [Text.Run] = []
    var literal = ""
    for scalar in part.unicodeScalars {
      guard marks.contains(scalar.value) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      if !literal.isEmpty { runs.append(Text.Run(string: literal)) }
      literal = ""
      runs.append(values[Int(scalar.value - marks.lowerBound)])
    }
    if !literal.isEmpty { runs.append(Text.Run(string: literal)) }
    return runs
  }
}

extension TextAttributes {
  fileprivate init(_ span: MarkdownSpan, destination: String?) {
    if span.isStrong { weight = .emphasized }
    if span.isEmphasized { isItalic = true }
    if span.isCode { design = .monospaced }
    if span.isStruckThrough { strikethrough = .init(isActive: true) }
    link = destination.flatMap { URL(string: $0) }
  }
}
