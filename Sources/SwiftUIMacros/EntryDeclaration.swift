/// The parts of a declaration with `@Entry`.
struct EntryDeclaration {
  var name: String
  /// As written. If it is nil, the type follows from the default value.
  var type: String?
  /// As written. `nil` for an optional type without a default value.
  var defaultValue: String

  init(_ syntax: SourceSyntax) throws(ExpansionError) {
    var scanner = TokenScanner(syntax.source)
    try Self.skipToVariable(&scanner)
    guard let name = scanner.next() else { throw ExpansionError(message: "'@Entry' needs a name") }
    self.name = name.text.filter { $0 != "`" }

    var separator = scanner.next()
    var isOptional = false
    if separator?.text == ":" { (type, isOptional, separator) = Self.type(&scanner) }
    switch separator?.text {
    case "=":
      defaultValue = scanner.rest()
      if Self.hasObservers(&scanner) {
        throw ExpansionError(
          message: "'@Entry' cannot be attached to a property with observers", offset: name.range.lowerBound)
      }
    case nil where isOptional:
      defaultValue = "nil"
    case "{":
      throw ExpansionError(
        message: "'@Entry' cannot be attached to a property with accessors", offset: name.range.lowerBound)
    default:
      throw ExpansionError(
        message: "'@Entry' needs a default value, as the type is not optional", offset: name.range.lowerBound)
    }
  }

  /// The type inside of the optional, for an entry of the focused values, which have no defaults.
  func wrappedType() throws(ExpansionError) -> String {
    guard let type, defaultValue == "nil" else {
      throw ExpansionError(message: "'@Entry' in FocusedValues needs an optional type and no default value")
    }
    if type.hasSuffix("?") || type.hasSuffix("!") { return String(type.dropLast()) }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
    throw ExpansionError(message: "'@Entry' in FocusedValues needs an optional type")
  }

  /// Continues after `var`.
  private static func skipToVariable(_ scanner: inout TokenScanner) throws(ExpansionError) {
    while let token = scanner.next() {
      let offset = token.range.lowerBound
      switch token.text {
      case "var": return
      case "@": scanner.skipAttribute()
      // The argument of a modifier, for example in `private(set)`.
      case "(": scanner.skipBrackets()
      case "let": throw ExpansionError(message: "'@Entry' can only be attached to a 'var', not a 'let'", offset: offset)
      case "static", "class":
        throw ExpansionError(message: "'@Entry' cannot be attached to a property of the type itself", offset: offset)
      default: continue
      }
    }
    throw ExpansionError(message: "'@Entry' can only be attached to a 'var'")
  }

  /// Whether `willSet` or `didSet` come after the default value.
  private static func hasObservers(_ scanner: inout TokenScanner) -> Bool {
    while let token = scanner.next() {
      if token.text == "{", scanner.takes("willSet") || scanner.takes("didSet") { return true }
      if ["(", "[", "{"].contains(token.text) { scanner.skipBrackets() }
    }
    return false
  }

  /// The type annotation, and the token after it.
  private static func type(
    _ scanner: inout TokenScanner
  ) -> (text: String?, isOptional: Bool, next: TokenScanner.Token?) {
    var range: Range<Int>?
    var tokens: [String] = []
    while let token = scanner.next() {
      if token.text == "=" || token.text == "{" { return (range.map(scanner.text), isOptional(tokens), token) }
      tokens.append(token.text)
      if token.text == "(" || token.text == "[" { scanner.skipBrackets() }
      range = (range ?? token.range).lowerBound..<scanner.end
    }
    return (range.map(scanner.text), isOptional(tokens), nil)
  }

  /// Whether the tokens outside of brackets form an optional type. A function type is not optional, even if its result
  /// is.
  private static func isOptional(_ tokens: [String]) -> Bool {
    let isFunction = zip(tokens, tokens.dropFirst()).contains { $0 == "-" && $1 == ">" }
    return !isFunction && (tokens.last == "?" || tokens.last == "!" || tokens.first == "Optional")
  }
}
