import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// What shows pages above each other, as a page that zooms knows it.
package protocol ZoomHost: AnyObject {
  /// A page begins to come: what is below it is to be seen. Returns whether that is a page.
  func zoomBegins() -> Bool
  /// The page is there.
  func zoomEnds()
}

private enum ZoomHostKey: ViewInputKey { static var defaultValue: (any ZoomHost)? { nil } }

extension _ViewInputs {
  /// What shows the page around; nil where it does not zoom.
  package var zoomHost: (any ZoomHost)? {
    get { self[ZoomHostKey.self] }
    set { self[ZoomHostKey.self] = newValue }
  }
}

/// Shows a page as it grows out of a view, and shrinks back into it.
nonisolated package struct ZoomModifier: PrimitiveViewModifier {
  /// Nil for pages that do not zoom.
  let key: MatchedGeometryKey?

  /// Seconds.
  static let duration = 0.35

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    let graph = inputs.graph
    guard let content = outputs.display, let host = inputs.zoomHost,
      graph.withoutTracking({ graph.read(modifier.attribute) }).key != nil, host.zoomBegins()
    else { return outputs }
    let comesAtOnce = graph.withoutTracking { graph.read(inputs.transaction) }.disablesAnimations
    let zoom = Zoom(inputs, start: comesAtOnce ? -.infinity : inputs.viewGraph.now)
    inputs.presence?.add(zoom)
    if comesAtOnce {
      zoom.end(host)
    } else {
      graph.currentSubgraph.onRemove { zoom.end(host) }
      inputs.inputRouter?.schedule(after: duration) { zoom.end(host) }
    }
    outputs.display = graph.rule(
      ZoomRule(
        modifier: modifier.attribute, content: content, size: inputs.size, space: inputs.space, zoom: zoom,
        isStill: inputs.environmentValue(\.accessibilityReduceMotion), root: inputs.base.root))
    return outputs
  }
}

/// One page's zoom.
private final class Zoom: ViewPresenceObserver {
  /// When the page began to come or to go, and which it is.
  let phase: Attribute<Phase>
  private unowned let viewGraph: ViewGraph
  private var isOver = false

  struct Phase: Equatable {
    var start: Double
    var isLeaving: Bool
  }

  /// - Parameter start: of its coming; long ago for a page that is there at once.
  init(_ inputs: _ViewInputs, start: Double) {
    viewGraph = inputs.viewGraph
    phase = inputs.graph.source(Phase(start: start, isLeaving: false))
  }

  func presenceChanged(isLeaving: Bool, _ transaction: Transaction) {
    viewGraph.set(phase, to: Phase(start: viewGraph.now, isLeaving: isLeaving))
  }

  func end(_ host: any ZoomHost) {
    if isOver { return }
    isOver = true
    host.zoomEnds()
  }
}

private struct ZoomRule: Rule {
  let modifier: Attribute<ZoomModifier>
  let content: Attribute<DisplayList>
  let size: Attribute<ViewSize>
  let space: CoordinateSpaceLink
  let zoom: Zoom
  let isStill: Attribute<Bool>
  unowned let root: ViewRoot
  /// The view's frame in the page's space, as it was found last.
  private var source: CGRect?

  init(
    modifier: Attribute<ZoomModifier>, content: Attribute<DisplayList>, size: Attribute<ViewSize>,
    space: CoordinateSpaceLink, zoom: Zoom, isStill: Attribute<Bool>, root: ViewRoot
  ) {
    (self.modifier, self.content, self.size, self.space) = (modifier, content, size, space)
    (self.zoom, self.isStill, self.root) = (zoom, isStill, root)
  }

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let (list, phase) = (context.read(content), context.read(zoom.phase))
    let elapsed = root.viewGraph.now - phase.start
    guard elapsed < ZoomModifier.duration || phase.isLeaving else { return list }
    let part = min(max((context.read(root.time) - phase.start) / ZoomModifier.duration, 0), 1)
    if part < 1 { root.needsNextFrame() } else if !phase.isLeaving { return list }
    let eased = part * part * (3 - 2 * part)
    let share = phase.isLeaving ? 1 - eased : eased
    let own = CGRect(origin: .zero, size: context.read(size).size)
    let key = context.read(modifier).key
    if let found = key.flatMap({ root.viewGraph.store(TransitionSources.self).frame(of: $0) }) {
      source = found.applying(context.graph.withoutTracking { space.transform().inverted() })
    }
    var group = GroupItem(list, opacity: Float(min(share * 2, 1)))
    if let source, !context.read(isStill), own.width > 0, own.height > 0 {
      let (width, height) = (
        source.width + (own.width - source.width) * share, source.height + (own.height - source.height) * share
      )
      group.transform = CGAffineTransform(scaleX: width / own.width, y: height / own.height)
        .concatenating(
          CGAffineTransform(translationX: source.minX * (1 - share), y: source.minY * (1 - share)))
      group.clip = .rect(own)
    }
    return DisplayList([
      DisplayItem(
        id: context.attribute.id.index, version: context.revision, bounds: group.contentBounds, content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}
