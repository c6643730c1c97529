import AttributeGraph

private enum SightKey: ViewInputKey { static var defaultValue: Attribute<Bool>? { nil } }

extension _ViewInputs {
  /// Whether the pages that the view is in show; nil where it is in none. A page that stays while another one shows has
  /// disappeared, as far as the views in it can tell.
  var sight: Attribute<Bool>? { self[SightKey.self] }

  /// Says whether a page shows to the views in it, as far as the pages around it do.
  mutating func setSight(_ isShown: Attribute<Bool>) {
    self[SightKey.self] = sight.map { graph.rule(SightRule(outer: $0, isShown: isShown)) } ?? isShown
  }
}

private struct SightRule: Rule {
  let outer: Attribute<Bool>
  let isShown: Attribute<Bool>

  func value(_ context: RuleContext<Bool>) -> Bool { context.read(outer) && context.read(isShown) }
}
