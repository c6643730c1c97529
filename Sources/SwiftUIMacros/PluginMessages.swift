/// What the compiler asks a plugin: version 7 of its protocol, as far as it is needed here. Other fields are skipped, the
/// macro's name too: `#Preview` is the only freestanding one, `@Entry` the only attached one.
enum CompilerMessage: Decodable {
  case getCapability
  case expandFreestandingMacro(discriminator: String, syntax: SourceSyntax)
  case expandAttachedMacro(
    macroRole: MacroRole, declSyntax: SourceSyntax, lexicalContext: [SourceSyntax]?)
}

/// What a plugin answers.
enum PluginMessage: Encodable {
  case getCapabilityResult(capability: PluginCapability)
  /// No source where the macro was used wrongly.
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
}

/// Which version of the protocol the plugin speaks; the compiler falls back to what both know.
struct PluginCapability: Encodable {
  var protocolVersion = 7
}

/// What an attached macro is to add. Raw values are the protocol's.
enum MacroRole: String, Decodable {
  case accessor, peer
}

/// A piece of source and where it begins, white space and comments before it included.
struct SourceSyntax: Decodable {
  struct Location: Decodable {
    /// `Module/File.swift`.
    var fileID: String
    /// The path that the compiler was given.
    var fileName: String
    /// Bytes from the start of the file.
    var offset: Int
    /// From 1.
    var line: Int
    /// From 1, in bytes.
    var column: Int
  }

  var source: String
  var location: Location
}

/// An error that the compiler shows as its own.
struct Diagnostic: Encodable {
  struct Position: Encodable {
    var fileName: String
    /// Bytes from the start of the file.
    var offset: Int
  }

  var message: String
  var severity = "error"
  var position: Position
  // The protocol wants these, empty or not.
  var highlights: [String] = []
  var notes: [String] = []
  var fixIts: [String] = []

  init(_ error: ExpansionError, in syntax: SourceSyntax) {
    message = error.message
    var scanner = TokenScanner(syntax.source)
    let offset = error.offset ?? scanner.next()?.range.lowerBound ?? 0
    position = Position(fileName: syntax.location.fileName, offset: syntax.location.offset + offset)
  }
}

/// A wrong use of a macro.
struct ExpansionError: Error {
  var message: String
  /// Bytes from the start of the source that the macro was given; nil is its first token.
  var offset: Int?
}
