import Foundation

/// A computer that has any number of children.
class ContainerComputer: PlacingComputer {
  final let children: [LayoutComputer]

  init(children: [LayoutComputer]) {
    self.children = children
    super.init()
    for child in children { guides.formUnion(child.guides) }
  }

  final override func child(at index: Int) -> LayoutComputer { children[index] }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    children.map { Placement(origin: .zero, size: $0.sizeThatFits(proposal), proposal: proposal) }
  }
}
