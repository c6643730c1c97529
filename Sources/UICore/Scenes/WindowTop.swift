import AttributeGraph
import Foundation

/// A scene whose windows have a view at their top, above their bar and content: a menu bar.
nonisolated package struct WindowTopScene<Content: Scene, Top: View>: Scene {
  let content: Content
  let top: Top

  package init(content: Content, top: Top) { (self.content, self.top) = (content, top) }

  package var body: Never { fatalError("a modified scene has no body") }

  nonisolated package static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let outputs = Content._makeScene(
      scene: scene.field(at: 0, as: Content.self, in: inputs.base.graph), inputs: inputs)
    for window in outputs.windows {
      window.tops.append { Top._makeView(view: scene.map(in: $0.graph, \.top), inputs: $0) }
    }
    return outputs
  }
}

extension SceneWindow {
  /// Makes a window's content below what is at its top.
  func makeTops(_ inputs: _ViewInputs, above content: @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
    let tops = tops.isEmpty ? [defaultTop].compactMap(\.self) : tops
    if tops.isEmpty { return content(inputs) }
    let makeTops = tops.reversed().map { make in
      { (inputs: _ViewInputs) in
        var inputs = inputs
        inputs[WindowTopKey.self] = true
        return make(inputs)
      }
    }
    // After the content, so that Tab comes to it first.
    let elements = ([content] + makeTops).map { ViewElement(at: inputs.base, make: $0) }
    return makeContainer(
      layout: inputs.graph.source(WindowTopLayout()), list: .elements(elements), inputs: inputs)
  }
}

/// Lays out the content, which is first, below the other views.
private struct WindowTopLayout: Layout, BuiltIn {
  private func height(of tops: ArraySlice<LayoutSubview>, width: CGFloat?) -> CGFloat {
    tops.reduce(0) { $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let top = height(of: Array(subviews).dropFirst(), width: proposal.width)
    let rest = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - top) })
    let content = subviews[0].sizeThatFits(rest)
    // The smallest and the largest size, which a window asks for, are those of the content.
    if proposal == .zero || proposal == .infinity { return CGSize(width: content.width, height: content.height + top) }
    return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height + top)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for top in subviews.dropFirst() {
      let height = top.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
      top.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
    let rest = max(0, bounds.maxY - y)
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: y + rest / 2), anchor: .center,
      proposal: ProposedViewSize(width: bounds.width, height: rest))
  }
}
