import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Opens the links of a text when they are clicked, or by Return or the space bar where Tab stopped at one, by `openURL` of
/// the environment.
final class TextLinkResponder: TextLinking {
  private let inputs: _ViewInputs
  private unowned let subgraph: Subgraph
  private let hover: HoverResponder
  private var press: GestureResponder!
  private let action: Attribute<OpenURLAction>
  /// Where Tab stops: one for each link, as many as the text has shown at once.
  private var stops: [TextLinkStop] = []
  /// The link that has a ring; -1 for none.
  private let ringed: Attribute<Int>
  /// From the last drawing, link by link.
  private var places: [(rects: [CGRect], url: URL)] = []

  init(_ inputs: _ViewInputs) {
    self.inputs = inputs
    subgraph = inputs.graph.currentSubgraph
    action = inputs.environmentValue(\.openURL)
    ringed = inputs.graph.source(-1)
    hover = HoverResponder(inputs, cursor: .hand) { _ in }
    press = GestureResponder(inputs) { [weak self] responder, hit in
      GestureRun(responder, priority: .normal, hit: hit) {
        SpatialTapGesture().onEnded { [weak self] tap in self?.open(at: tap.location) }._makeRecognizer()
      }
    }
  }

  func group(
    over links: [TextLink], in layout: TextLayout, _ context: RuleContext<DisplayList>
  ) -> [DisplayItem] {
    let (id, version) = (context.attribute.id.index, context.revision)
    places = links.map { (layout.selectionRects($0.range), $0.url) }
    while stops.count < places.count {
      stops.append(subgraph.adopt { TextLinkStop(inputs, link: stops.count, of: self) })
    }
    var path = Path()
    var inner: [DisplayItem] = []
    for (stop, place) in zip(stops, places) {
      let rect = place.rects.reduce(CGRect.null) { $0.union($1) }
      if rect.isNull { continue }
      place.rects.forEach { path.addRect($0) }
      inner.append(
        DisplayItem(id: id, version: version, bounds: rect, content: .group(GroupItem(.empty, responder: stop))))
    }
    let bounds = path.boundingRect
    if bounds.isEmpty { return [] }
    let middle = GroupItem(DisplayList(inner), responder: hover, contentShape: ContentShape(path))
    let list = DisplayList([DisplayItem(id: id, version: version, bounds: bounds, content: .group(middle))])
    let outer = GroupItem(list, responder: press, contentShape: ContentShape(path))
    return [DisplayItem(id: id, version: version, bounds: bounds, content: .group(outer))] + ring(context)
  }

  private func ring(_ context: RuleContext<DisplayList>) -> [DisplayItem] {
    let link = context.read(ringed)
    guard places.indices.contains(link) else { return [] }
    let style = StyleEnvironment(scope: inputs.environment, graph: context.graph)
    guard style[\.isFocusEffectEnabled] else { return [] }
    return places[link].rects.compactMap {
      FocusRingShape.item(
        around: $0, cornerRadius: 2, environment: style, id: context.attribute.id.index, version: context.revision)
    }
  }

  fileprivate func has(_ link: Int) -> Bool { places.indices.contains(link) && !places[link].rects.isEmpty }

  fileprivate func focusChanged(_ link: Int, isFocused: Bool, isByKeyboard: Bool) {
    if subgraph.isRemoved { return }
    // A row that has had the focus stays when it is scrolled out of sight.
    subgraph.hold()
    if isFocused && isByKeyboard {
      inputs.viewGraph.set(ringed, to: link)
    } else if inputs.graph.storedValue(ringed) == link {
      inputs.viewGraph.set(ringed, to: -1)
    }
  }

  fileprivate func open(_ link: Int) {
    guard press.isEnabled, has(link) else { return }
    press.viewGraph.graph.read(action)(places[link].url)
  }

  private func open(at point: CGPoint) {
    guard let link = places.lastIndex(where: { $0.rects.contains { $0.contains(point) } }) else { return }
    open(link)
  }
}

/// Where Tab stops in a text: at a link.
private final class TextLinkStop: FocusResponder, @unchecked Sendable {
  private let link: Int
  private unowned let owner: TextLinkResponder

  init(_ inputs: _ViewInputs, link: Int, of owner: TextLinkResponder) {
    (self.link, self.owner) = (link, owner)
    super.init(inputs)
  }

  override var canFocus: Bool { !isRemoved && owner.has(link) }

  override func focusChanged() {
    if isRemoved { return }
    owner.focusChanged(link, isFocused: isFocused, isByKeyboard: router?.focus.isByKeyboard == true)
  }

  override func press(_ press: KeyStroke) -> Bool {
    guard [.return, .space].contains(press.key), press.phase != .up, press.modifiers.isEmpty else { return false }
    owner.open(link)
    return true
  }

  override func didUpdate() {
    // The text has fewer links now.
    if !canFocus { router?.focus.focus(nil) }
  }
}
