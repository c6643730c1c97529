import AttributeGraph
import CoreTransferable
import DisplayList
import Foundation
import Geometry

/// Makes its content a source of drags.
nonisolated package struct DragModifier: PrimitiveViewModifier {
  /// What is dragged; nil for nothing.
  let item: () -> NSItemProvider?
  /// What is shown at the pointer instead of the view.
  let preview: AnyView?

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = DragResponder(inputs, modifier: modifier.attribute)
    if let row = inputs.rowScope, row.beginDrag == nil {
      row.beginDrag = { [weak responder] in responder?.beginDrag(from: $0, to: $1, drawnBelow: $2) }
      row.dragItem = { [weak responder] in responder?.item }
      inputs.graph.currentSubgraph.onRemove { [weak row] in
        row?.beginDrag = nil
        row?.dragItem = nil
      }
    }
    return responder.wrap(body(inputs), in: inputs.graph)
  }
}

final class DragResponder: GestureResponder, @unchecked Sendable {
  private let modifier: Attribute<DragModifier>
  private let inputs: _ViewInputs

  init(_ inputs: _ViewInputs, modifier: Attribute<DragModifier>) {
    (self.modifier, self.inputs) = (modifier, inputs)
    super.init(inputs) { responder, hit in
      let row = inputs.rowScope
      return GestureRun(responder, priority: .normal, hit: hit) {
        // A row that can be carried is the list's, which lets go of it where the pointer leaves the list.
        DragBeginRecognizer(responder as? DragResponder, isCarried: row?.canBeCarried ?? false)
      }
    }
  }

  /// What is dragged now.
  var item: NSItemProvider? {
    guard isEnabled else { return nil }
    let modifier = viewGraph.graph.read(modifier)
    return viewGraph.acting(.drag, path: path) { modifier.item() }
  }

  /// Begins a drag: the pointer went down at one point of the window and is at another now.
  ///
  /// - Parameter way: how far below its place the view is drawn, as where a list carries it.
  func beginDrag(from start: CGPoint, to location: CGPoint, drawnBelow way: CGFloat = 0) {
    guard isEnabled, let router = inputs.inputRouter, router.drag == nil else { return }
    let graph = viewGraph.graph
    guard let item, !isRemoved, let link = router.displayList.chain(to: self).first,
      let own = router.displayList.list(of: self)
    else { return }
    let others = inputs.rowScope?.itemsDraggedAlong
    let modifier = graph.read(modifier)
    let size = graph.storedValue(inputs.size)?.size ?? .zero
    var origin = CGPoint.zero.applying(link.toLocal.inverted())
    origin.y -= way
    var place = origin
    var list = own
    if let preview = modifier.preview {
      let made = picture(of: preview)
      list = made.list
      // Apple's documentation: the preview is centred over the source view.
      place.x += (size.width - made.size.width) / 2
      place.y += (size.height - made.size.height) / 2
    }
    let content = DragContent(items: (others?.before ?? []) + [item] + (others?.behind ?? []))
    content.picture = DragPicture(
      list: list.withoutResponders, grip: CGVector(dx: place.x - start.x, dy: place.y - start.y))
    router.begin(DragSession(content, from: start, router: router), at: location)
  }

  /// A view as it looks now, in the size that it wants to have.
  private func picture(of view: AnyView) -> (list: DisplayList, size: CGSize) {
    let graph = viewGraph.graph
    let subgraph = Subgraph.make(in: graph.rootSubgraph)
    defer { subgraph.remove() }
    let size = subgraph.adopt { graph.source(ViewSize.zero) }
    var inner = inputs
    inner.size = size
    inner.rowScope = nil
    let outputs = subgraph.adopt { AnyView._makeView(view: _GraphValue(graph.source(view)), inputs: inner) }
    guard let layout = outputs.layout, let display = outputs.display else { return (.empty, .zero) }
    let wanted = graph.read(layout).sizeThatFits(.unspecified)
    graph.write(size, ViewSize(wanted))
    return (graph.read(display), wanted)
  }
}

/// A mouse that moves ten points, or a finger that rests for half a second, as for the other gestures.
private final class DragBeginRecognizer: _GestureRecognizer<Void> {
  private weak var source: DragResponder?
  private let isCarried: Bool
  private var start = CGPoint.zero
  private var press: _GestureRecognizer<Bool>?
  private var hasBegun = false

  init(_ source: DragResponder?, isCarried: Bool) { (self.source, self.isCarried) = (source, isCarried) }

  override var deadline: Double? { press?.deadline }
  override var isDiscrete: Bool { false }
  override var insists: Bool { hasBegun }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    guard let source, !isCarried else { return .failed }
    if hasBegun { return event.kind == .up ? .ended(()) : .active(()) }
    if event.kind == .down {
      start = event.location
      if event.isTouch { press = LongPressGesture()._makeRecognizer() }
    }
    if let press {
      switch press.handle(event, &effects) {
      case .ended: hasBegun = event.kind != .up
      case .failed: return .failed
      case .possible, .active: break
      }
    } else if event.kind == .moved, start.distance(to: event.location) >= tapTolerance {
      hasBegun = true
    }
    guard hasBegun else { return event.kind == .up ? .failed : .possible(nil) }
    let (start, location) = (start, event.location)
    effects.held.append { [weak source] in source?.beginDrag(from: start, to: location) }
    return .active(())
  }
}

extension DisplayList {
  /// The same picture, which takes no events and says nothing of its views.
  var withoutResponders: DisplayList {
    DisplayList(
      items.map { item in
        guard case .group(var group) = item.content else { return item }
        group.responder = nil
        group.list = group.list.withoutResponders
        var item = item
        item.content = .group(group)
        return item
      })
  }
}
