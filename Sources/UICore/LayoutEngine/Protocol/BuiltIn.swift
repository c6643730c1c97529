import AttributeGraph

/// A layout or shape of Apus whose requirements call no code of a program, so that nobody has to watch what they read.
nonisolated package protocol BuiltIn {}

extension RuleContext {
  /// Calls requirements of `type`, and watches what they read unless the type is built in.
  func observing<Result>(_ type: Any.Type, _ body: () -> Result) -> Result {
    type is any BuiltIn.Type ? body() : observing(body)
  }
}
