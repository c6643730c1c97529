import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Opens the links of a text when they are clicked, by `openURL` of the environment.
final class TextLinkResponder: TextLinking {
  private let hover: HoverResponder
  private var press: GestureResponder!
  private let action: Attribute<OpenURLAction>
  /// From the last drawing.
  private var places: [(rect: CGRect, url: URL)] = []

  init(_ inputs: _ViewInputs) {
    action = inputs.environmentValue(\.openURL)
    hover = HoverResponder(inputs, cursor: .hand) { _ in }
    press = GestureResponder(inputs) { [weak self] responder, hit in
      GestureRun(responder, priority: .normal, hit: hit) {
        SpatialTapGesture().onEnded { [weak self] tap in self?.open(at: tap.location) }._makeRecognizer()
      }
    }
  }

  func group(over links: [TextLink], in layout: TextLayout, id: UInt32, version: UInt32) -> [DisplayItem] {
    places = links.flatMap { link in layout.selectionRects(link.range).map { ($0, link.url) } }
    var path = Path()
    for place in places { path.addRect(place.rect) }
    let bounds = path.boundingRect
    if bounds.isEmpty { return [] }
    let inner = GroupItem(.empty, responder: hover, contentShape: ContentShape(path))
    let list = DisplayList([DisplayItem(id: id, version: version, bounds: bounds, content: .group(inner))])
    let outer = GroupItem(list, responder: press, contentShape: ContentShape(path))
    return [DisplayItem(id: id, version: version, bounds: bounds, content: .group(outer))]
  }

  private func open(at point: CGPoint) {
    guard press.isEnabled, let place = places.last(where: { $0.rect.contains(point) }) else { return }
    press.viewGraph.graph.read(action)(place.url)
  }
}
