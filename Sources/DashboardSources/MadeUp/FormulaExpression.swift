import DashboardFormat

/// Arithmetic over named columns: `(query1 - query2) / query1 * 100`, with functions of one column.
///
/// Knows the functions `abs`, `default_zero`, `default(x, n)`, `cumsum`, `count_not_null` and `count_nonzero`; any other
/// returns its first argument. A text that is not a formula has the value of its first name.
struct FormulaExpression {
  indirect enum Node {
    case number(Double)
    case name(String)
    case operation(Character, Node, Node)
    case call(String, [Node])
  }

  private(set) var root: Node?
  /// The names in the order of their first use.
  private(set) var names: [String] = []

  init(_ text: String) {
    var parser = FormulaParser(text)
    root = parser.parse()
    names = parser.names
    if root == nil, let first = names.first { root = .name(first) }
  }

  /// What a formula such as `week_before(…)` is of, and how many seconds before; nil for any other.
  static func before(_ text: String) -> (inner: String, distance: Double)? {
    let text = text.trimmed
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), let distance = distances[String(text[..<open])]
    else {
      return nil
    }
    return (String(text[text.index(after: open)...].dropLast()), distance)
  }

  private static let distances: [String: Double] = [
    "hour_before": 3600, "day_before": 86_400, "week_before": 7 * 86_400, "month_before": 30 * 86_400,
  ]

  /// The value at each index.
  func values(_ columns: [String: [Double]], count: Int) -> [Double] {
    guard let root else { return Array(repeating: .nan, count: count) }
    return evaluate(root, columns, count)
  }

  private func evaluate(_ node: Node, _ columns: [String: [Double]], _ count: Int) -> [Double] {
    switch node {
    case .number(let value): return Array(repeating: value, count: count)
    case .name(let name): return columns[name] ?? Array(repeating: .nan, count: count)
    case .operation(let sign, let left, let right):
      let left = evaluate(left, columns, count)
      let right = evaluate(right, columns, count)
      return zip(left, right).map { a, b in
        switch sign {
        case "+": a + b
        case "-": a - b
        case "*": a * b
        // A quotient by zero is null.
        default: b == 0 ? .nan : a / b
        }
      }
    case .call(let name, let arguments):
      guard let first = arguments.first else { return Array(repeating: .nan, count: count) }
      let values = evaluate(first, columns, count)
      switch name {
      case "abs": return values.map(abs)
      case "default_zero": return values.map { $0.isNaN ? 0 : $0 }
      case "default":
        guard arguments.count > 1, case .number(let value) = arguments[1] else { return values }
        return values.map { $0.isNaN ? value : $0 }
      case "cumsum":
        var sum = 0.0
        return values.map { value in
          if !value.isNaN { sum += value }
          return sum
        }
      case "count_not_null", "count_nonzero": return values.map { $0.isNaN || $0 == 0 ? 0 : 1 }
      default: return values
      }
    }
  }
}

/// A recursive-descent parser with a limit of depth; returns nil for anything it does not know.
private struct FormulaParser {
  private let characters: [Character]
  private var position = 0
  private var depth = 0
  private(set) var names: [String] = []

  init(_ text: String) {
    characters = Array(text.prefix(4000))
  }

  mutating func parse() -> FormulaExpression.Node? {
    let node = sum()
    skipSpace()
    if node == nil || position < characters.count {
      collectNames()
      return nil
    }
    return node
  }

  /// The names in a text that is not a formula.
  private mutating func collectNames() {
    for word in String(characters).split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).prefix(100) {
      note(String(word))
    }
  }

  private mutating func note(_ name: String) {
    if !names.contains(name), names.count < 100 { names.append(name) }
  }

  private mutating func skipSpace() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func take(_ signs: String) -> Character? {
    skipSpace()
    guard position < characters.count, signs.contains(characters[position]) else { return nil }
    defer { position += 1 }
    return characters[position]
  }

  private mutating func sum() -> FormulaExpression.Node? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50, var node = product() else { return nil }
    while let sign = take("+-") {
      guard let right = product() else { return nil }
      node = .operation(sign, node, right)
    }
    return node
  }

  private mutating func product() -> FormulaExpression.Node? {
    guard var node = factor() else { return nil }
    while let sign = take("*/") {
      guard let right = factor() else { return nil }
      node = .operation(sign, node, right)
    }
    return node
  }

  private mutating func factor() -> FormulaExpression.Node? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { return nil }
    if take("-") != nil { return factor().map { .operation("-", .number(0), $0) } }
    if take("(") != nil {
      guard let node = sum(), take(")") != nil else { return nil }
      return node
    }
    skipSpace()
    let start = position
    while position < characters.count, isName(characters[position]) { position += 1 }
    guard position > start else { return text() }
    let word = String(characters[start..<position])
    if let number = Double(word) { return .number(number) }
    guard take("(") != nil else {
      note(word)
      return .name(word)
    }
    var arguments: [FormulaExpression.Node] = []
    if take(")") != nil { return .call(word, arguments) }
    repeat {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
    } while take(",") != nil
    return take(")") == nil ? nil : .call(word, arguments)
  }

  /// A text in quotes, an argument of a few functions; it has no value.
  private mutating func text() -> FormulaExpression.Node? {
    guard let quote = take("'\"") else { return nil }
    while position < characters.count, characters[position] != quote { position += 1 }
    guard position < characters.count else { return nil }
    position += 1
    return .number(.nan)
  }

  private func isName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_" || character == ".")
  }
}
