/// `@Entry`: a value of one's own in the environment or in transactions.
///
///     extension EnvironmentValues {
///       @Entry var accent: String = "blue"
///       // becomes
///       var accent: String {
///         get { self[__Key_accent.self] }
///         set { self[__Key_accent.self] = newValue }
///       }
///       private struct __Key_accent: UICore.EnvironmentKey {
///         static var defaultValue: String { return "blue" }
///       }
///     }
enum EntryMacro {
  /// Types whose extensions may have entries, and the protocol of their keys.
  private static let keys = ["EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey"]

  static func expansion(
    of syntax: SourceSyntax, in context: [SourceSyntax], role: MacroRole
  ) throws(ExpansionError) -> String {
    guard role == .peer else {
      // What is wrong is said once, for the key; an accessor there must be all the same.
      guard let name = try? entry(syntax, in: context).declaration.name else { return "{ get { fatalError() } }" }
      return """
        {
          get { self[__Key_\(name).self] }
          set { self[__Key_\(name).self] = newValue }
        }
        """
    }
    let (declaration, key) = try entry(syntax, in: context)
    return """
      private struct __Key_\(declaration.name): UICore.\(key) {
        \(defaultValue(of: declaration))
      }
      """
  }

  private static func entry(
    _ syntax: SourceSyntax, in context: [SourceSyntax]
  ) throws(ExpansionError) -> (declaration: EntryDeclaration, key: String) {
    guard let key = context.first.flatMap(extendedType).flatMap({ keys[$0] }) else {
      throw ExpansionError(
        message: "'@Entry' can only be attached to a 'var' inside extensions of EnvironmentValues or Transaction")
    }
    return (try EntryDeclaration(syntax), key)
  }

  /// Made anew whenever it is asked for, as Apple's. Without a type only a stored property can take the value's.
  private static func defaultValue(of entry: EntryDeclaration) -> String {
    guard let type = entry.type else { return "static let defaultValue = \(entry.defaultValue)" }
    return """
      static var defaultValue: \(type) {
          return \(entry.defaultValue)
        }
      """
  }

  /// The last name of `extension SwiftUI.EnvironmentValues {}`; nil for other declarations.
  private static func extendedType(_ syntax: SourceSyntax) -> String? {
    var scanner = TokenScanner(syntax.source)
    while let token = scanner.next() {
      switch token.text {
      case "@": scanner.skipAttribute()
      case "extension":
        var name = scanner.next()?.text
        while scanner.takes(".") { name = scanner.next()?.text }
        return name
      case "{": return nil
      default: continue
      }
    }
    return nil
  }
}
