/// What a list's selection, a picker or a canvas calls a view.
package enum TagTrait: ViewTraitKey { package typealias Value = AnyHashable? }

extension View {
  /// Names a view: a row for the selection of the list around it, a choice of a picker, a symbol of a canvas.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}
