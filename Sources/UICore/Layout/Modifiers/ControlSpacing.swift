import AttributeGraph

/// The distances around a control are the standard ones, whatever its label is made of: the label lies inside.
nonisolated package struct ControlSpacing: LayoutTraitModifier {
  package init() {}

  package func computer(_ child: LayoutComputer, reader: LateReader) -> LayoutComputer { ControlSpacingComputer(child) }
}

private final class ControlSpacingComputer: UnaryComputer {
  override var spacing: ViewSpacing { ViewSpacing() }
}
