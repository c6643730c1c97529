import AttributeGraph

/// A layout or shape of Apus whose requirements call no code of a program, so that nobody has to watch what they read.
nonisolated package protocol BuiltIn {}

private nonisolated let builtIns = DeclaredConformances<any BuiltIn.Type>(to: (any BuiltIn).self)

nonisolated func isBuiltIn(_ type: Any.Type) -> Bool { builtIns.cast(type) != nil }

extension RuleContext {
  /// Calls requirements of `type`, and watches what they read unless the type is built in.
  func observing<Result>(_ type: Any.Type, _ body: () -> Result) -> Result {
    isBuiltIn(type) ? body() : observing(body)
  }
}
