/// `@Entry`: a custom value in the environment, in transactions, of containers or of the focus.
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
  /// The types whose extensions may have entries, and the protocols of their keys.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": focusedKey,
  ]
  private static let focusedKey = "FocusedValueKey"

  static func expansion(
    of syntax: SourceSyntax, in context: [SourceSyntax], role: MacroRole
  ) throws(ExpansionError) -> String {
    guard role == .peer else {
      // Errors are reported once, for the key. The compiler needs an accessor even then.
      guard let name = try? entry(syntax, in: context).declaration.name else { return "{ get { fatalError() } }" }
      return """
        {
          get { self[__Key_\(name).self] }
          set { self[__Key_\(name).self] = newValue }
        }
        """
    }
    let (declaration, key) = try entry(syntax, in: context)
    if key == focusedKey {
      // The key is that of the value, which no view needs to publish.
      return """
        private struct __Key_\(declaration.name): UICore.\(key) {
          typealias Value = \(try declaration.wrappedType())
        }
        """
    }
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
        message:
          "'@Entry' can only be attached to a 'var' inside extensions of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
      )
    }
    return (try EntryDeclaration(syntax), key)
  }

  /// The default value is computed at each access, like Apple's. Without a type annotation it must be a stored
  /// property, which takes the type of its value.
  private static func defaultValue(of entry: EntryDeclaration) -> String {
    guard let type = entry.type else { return "static let defaultValue = \(entry.defaultValue)" }
    return """
      static var defaultValue: \(type) {
          return \(entry.defaultValue)
        }
      """
  }

  /// The last name in `extension SwiftUI.EnvironmentValues {}`; nil for other declarations.
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
