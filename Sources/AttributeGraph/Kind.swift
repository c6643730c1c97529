/// What the graph knows about a type of rule: how to run, compare and destroy it. There is one for each type and graph.
///
/// The closures capture nothing, so calling them counts no references.
@usableFromInline
final class Kind {
  /// The type of the rule; for a source, the type of its value.
  @usableFromInline let type: Any.Type
  /// The type that recorders report for runs.
  let subject: Any.Type
  let isSource: Bool
  let comparison: Comparison
  let updateKind: UpdateKind
  /// Whether a rule of this kind has ever read something outside the graph.
  @exclusivity(unchecked) var hasReadOutside = false
  /// Runs the rule of a slot and stores the result; true if it differs from the last.
  @usableFromInline let run: (Graph, UInt32) -> Bool
  @usableFromInline let destroy: (Graph, UInt32) -> Void
  /// A copy of a slot's rule; nil for a source.
  let rule: (Graph, UInt32) -> (any Rule)?

  @usableFromInline
  init(
    type: Any.Type, subject: Any.Type, isSource: Bool, comparison: Comparison, updateKind: UpdateKind,
    run: @escaping (Graph, UInt32) -> Bool, destroy: @escaping (Graph, UInt32) -> Void,
    rule: @escaping (Graph, UInt32) -> (any Rule)?
  ) {
    self.type = type
    self.subject = subject
    self.isSource = isSource
    self.comparison = comparison
    self.updateKind = updateKind
    self.run = run
    self.destroy = destroy
    self.rule = rule
  }

  @inlinable
  static func rule<R: Rule>(_ type: R.Type) -> Kind {
    rule(type) { graph, index in
      let context = RuleContext(graph: graph, attribute: Attribute<R.Value>(graph.id(of: index)))
      return graph.store(graph.rulePointer(index, R.self).pointee.value(context), of: R.self, at: index)
    } destroy: { graph, index in
      let rule = graph.rulePointer(index, R.self)
      rule.pointee.slotWillBeRemoved()
      if !_isPOD(R.self) { rule.deinitialize(count: 1) }
      if !Graph.isInline(R.self) { graph.deallocate(rule) }
      graph.destroyValue(at: index, R.Value.self)
    }
  }

  @inlinable
  static func field<Field>(_: Field.Type) -> Kind {
    rule(FieldRule<Field>.self) { graph, index in
      graph.store(copyOf: graph.pointer(reading: graph.placePointer(index).pointee, Field.self), at: index)
    } destroy: { graph, index in
      graph.destroyValue(at: index, Field.self)
    }
  }

  @inlinable
  static func rule<R: Rule>(
    _: R.Type, run: @escaping (Graph, UInt32) -> Bool, destroy: @escaping (Graph, UInt32) -> Void
  ) -> Kind {
    Kind(
      type: R.self, subject: R.subject, isSource: false, comparison: Comparison(R.Value.self),
      updateKind: R.updateKind, run: run, destroy: destroy,
      rule: { graph, index in graph.rulePointer(index, R.self).pointee })
  }

  @inlinable
  static func source<T>(_: T.Type) -> Kind {
    Kind(
      type: T.self, subject: T.self, isSource: true, comparison: Comparison(T.self), updateKind: .other,
      run: { _, _ in false }, destroy: { graph, index in graph.destroyValue(at: index, T.self) }, rule: { _, _ in nil })
  }
}
