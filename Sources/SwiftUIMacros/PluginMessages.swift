/// Requests of the compiler: version 7 of its protocol, with the fields that are needed here. `#Preview` is the only
/// freestanding macro, so that its name is not needed.
enum CompilerMessage: Decodable {
  case getCapability
  case expandFreestandingMacro(discriminator: String, syntax: SourceSyntax)
  case expandAttachedMacro(
    macro: MacroReference, macroRole: MacroRole, declSyntax: SourceSyntax, lexicalContext: [SourceSyntax]?)
}

/// Answers of the plugin.
enum PluginMessage: Encodable {
  case getCapabilityResult(capability: PluginCapability)
  /// The source is empty if the macro was used wrongly.
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
}

/// The version of the protocol that the plugin implements. The compiler uses the older of this version and its own.
struct PluginCapability: Encodable {
  var protocolVersion = 7
}

/// Which macro is meant.
struct MacroReference: Decodable {
  /// As in `#externalMacro`.
  var typeName: String
}

/// What an attached macro adds. The raw values are those of the protocol.
enum MacroRole: String, Decodable {
  case accessor, peer
}

/// A piece of source and its place, with white space and comments before it.
struct SourceSyntax: Decodable {
  struct Location: Decodable {
    /// Like `Module/File.swift`.
    var fileID: String
    /// The path that the compiler was given.
    var fileName: String
    /// Bytes from the start of the file.
    var offset: Int
    /// Counted from 1.
    var line: Int
    /// Counted from 1, in bytes.
    var column: Int
  }

  var source: String
  var location: Location
}

/// An error, which the compiler shows like its own errors.
struct Diagnostic: Encodable {
  struct Position: Encodable {
    var fileName: String
    /// Bytes from the start of the file.
    var offset: Int
  }

  var message: String
  var severity = "error"
  var position: Position
  // The protocol requires these, even if they are empty.
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

/// A macro was used wrongly.
struct ExpansionError: Error {
  var message: String
  /// Bytes from the start of the macro's source; nil for its first token.
  var offset: Int?
}
