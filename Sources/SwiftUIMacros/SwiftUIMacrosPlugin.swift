import FoundationEssentials

/// The compiler starts this process to expand `@Entry`, `#Preview` and `@Previewable`, and talks to it over standard input and output.
///
/// It implements the compiler's protocol itself and reads only the few tokens it needs. So building it needs no
/// SwiftSyntax: no download, and no flags with the toolchain's path (`docs/decisions/macros.md`).
@main
struct SwiftUIMacrosPlugin {
  /// Answers requests until the compiler closes the stream.
  static func main() throws {
    while let frame = try readFrame() {
      let message = try JSONDecoder().decode(CompilerMessage.self, from: Data(frame))
      try writeFrame(Array(JSONEncoder().encode(answer(message))))
    }
  }

  static func answer(_ message: CompilerMessage) -> PluginMessage {
    switch message {
    case .getCapability:
      return .getCapabilityResult(capability: PluginCapability())
    case .expandFreestandingMacro(let discriminator, let syntax):
      return .expandMacroResult(
        expandedSource: PreviewMacro.expansion(of: syntax, discriminator: discriminator), diagnostics: [])
    case .expandAttachedMacro(let macro, _, _, _) where macro.typeName == "PreviewableMacro":
      // `#Preview` has moved what it stands at.
      return .expandMacroResult(expandedSource: "", diagnostics: [])
    case .expandAttachedMacro(_, let role, let syntax, let context):
      do {
        let source = try EntryMacro.expansion(of: syntax, in: context ?? [], role: role)
        return .expandMacroResult(expandedSource: source, diagnostics: [])
      } catch {
        return .expandMacroResult(expandedSource: nil, diagnostics: [Diagnostic(error, in: syntax)])
      }
    }
  }
}
