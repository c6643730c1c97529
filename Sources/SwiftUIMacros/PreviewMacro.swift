/// `#Preview`: shows a view by itself. It becomes a type that the program can find among its types.
///
///     #Preview("Row") { Row() }
///     // becomes
///     struct …: UICore.PreviewRegistry {
///       static let fileID: String = "Shop/Row.swift"
///       static let line: Int = 12
///       static let column: Int = 1
///       @MainActor static func makePreview() throws -> UICore.Preview {
///         UICore.Preview("Row") { Row() }
///       }
///     }
///
/// Where variables are marked with `@Previewable`, they and the rest of the closure become a view:
///
///     UICore.Preview("Row") {
///       struct Content: UICore.View { … }
///       return Content()
///     }
enum PreviewMacro {
  static func expansion(of syntax: SourceSyntax, discriminator: String) -> String {
    var scanner = TokenScanner(syntax.source)
    while let token = scanner.next(), token.text != "#" { if token.text == "@" { scanner.skipAttribute() } }
    let (line, column) = place(of: scanner.end - 1, in: syntax)
    _ = scanner.next()
    while scanner.takes(".") { _ = scanner.next() }
    return """
      struct \(discriminator)15PreviewRegistryfMu_: UICore.PreviewRegistry {
        static let fileID: String = "\(syntax.location.fileID)"
        static let line: Int = \(line)
        static let column: Int = \(column)
        @MainActor static func makePreview() throws -> UICore.Preview {
          \(preview(scanner))
        }
      }
      """
  }

  /// What makes the preview, from the macro's arguments on.
  private static func preview(_ start: TokenScanner) -> String {
    var scanner = start
    var first = scanner.next()
    let argumentsStart = first?.range.lowerBound ?? scanner.end
    if first?.text == "(" {
      scanner.skipBrackets()
      first = scanner.next()
    }
    var rest = start
    guard let first, first.text == "{" else { return "UICore.Preview\(rest.rest())" }
    let arguments = scanner.text(argumentsStart..<first.range.lowerBound)
    var declarations: [String] = []
    while let declaration = PreviewableDeclaration(&scanner) { declarations.append(declaration.source) }
    if declarations.isEmpty { return "UICore.Preview\(rest.rest())" }
    let bodyStart = scanner.end
    scanner.skipBrackets()
    return """
      struct PreviewContent: UICore.View {
            \(declarations.joined(separator: "\n      "))
            var body: some UICore.View {\(scanner.text(bodyStart..<scanner.end - 1))}
          }
          return UICore.Preview\(arguments) { PreviewContent() }
      """
  }

  /// The place of a byte of the source in its file.
  private static func place(of offset: Int, in syntax: SourceSyntax) -> (line: Int, column: Int) {
    var (line, column) = (syntax.location.line, syntax.location.column)
    for byte in syntax.source.utf8.prefix(offset) {
      if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return (line, column)
  }
}
