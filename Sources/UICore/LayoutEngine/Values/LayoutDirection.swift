/// The direction in which content runs from its leading to its trailing edge.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}
