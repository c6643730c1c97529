import TextLayout

/// Puts the values of a key into its translation.
struct TranslationFormatter {
  private let arguments: [FormatArgument]
  private let rules: PluralRules
  /// Receives what is shown of a text among the values.
  private let runs: (Text) -> [Text.Run]
  private var builder: StyledRunBuilder
  private var variables: [String: Translation.Variable] = [:]
  /// How many variables may be put in yet: they may hold one another.
  private var budget = 100
  private static let depthLimit = 8

  init(
    _ arguments: [FormatArgument], rules: PluralRules, isMarkdown: Bool = true, runs: @escaping (Text) -> [Text.Run]
  ) {
    (self.arguments, self.rules, self.runs) = (arguments, rules, runs)
    builder = StyledRunBuilder(isMarkdown: isMarkdown, inflects: rules.isEnglish)
  }

  mutating func format(_ translation: Translation) -> [Text.Run] {
    var next = 0
    switch translation {
    case .text(let text):
      if arguments.isEmpty { builder.appendLiteral(text) } else { append(text, own: nil, next: &next) }
    case .plural(let forms):
      let number = arguments.lazy.compactMap(\.countedNumber).first
      append(forms.form(for: number, rules) ?? "", own: nil, next: &next)
    case .format(let text, let variables):
      self.variables = variables
      append(text, own: nil, next: &next)
    }
    return builder.styledRuns
  }

  /// - Parameters:
  ///   - own: the value that the format follows, and how `%arg` prints it.
  ///   - next: the value of the next specifier without a position.
  private mutating func append(
    _ format: String, own: (index: Int, specifier: String)?, next: inout Int, depth: Int = 0
  ) {
    var scanner = FormatScanner(format, hasOwn: own != nil)
    while let piece = scanner.next() {
      switch piece {
      case .literal(let text): builder.appendLiteral(text)
      case .own:
        guard let own else { continue }
        var inner = FormatScanner("%" + own.specifier, hasOwn: false)
        if case .value(let specifier, _)? = inner.next() {
          append(own.index, specifier, otherwise: "%arg")
        } else {
          append(own.index, FormatSpecifier(text: "", modifiers: "", conversion: "@"), otherwise: "%arg")
        }
      case .value(let specifier, let position):
        let written = position.map { "%\($0)$" + specifier.text.dropFirst() } ?? specifier.text
        append(position.map { $0 - 1 } ?? next, specifier, otherwise: written)
        if position == nil { next += 1 }
      case .variable(let name, let position):
        guard let variable = variables[name], depth < Self.depthLimit, budget > 0 else {
          builder.appendLiteral("%#@\(name)@")
          continue
        }
        budget -= 1
        let index = (position ?? variable.argument).map { $0 - 1 } ?? next
        var inner = index
        let number = arguments.indices.contains(index) ? arguments[index].number : nil
        append(
          variable.forms.form(for: number, rules) ?? "", own: (index, variable.specifier), next: &inner,
          depth: depth + 1)
        if position == nil, variable.argument == nil { next = max(index + 1, inner) }
      }
    }
  }

  private mutating func append(_ index: Int, _ specifier: FormatSpecifier, otherwise: String) {
    guard arguments.indices.contains(index) else { return builder.appendLiteral(otherwise) }
    let argument = arguments[index]
    if case .text(let text) = argument.value {
      builder.append(runs(text))
    } else {
      builder.appendValue(argument.printed(specifier))
    }
  }
}
