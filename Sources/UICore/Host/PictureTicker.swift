import AttributeGraph
import Foundation
import Geometry

/// Wakes a picture that moves when its next frame is due, and says whether it is in sight.
final class PictureTicker: PictureWaking {
  private let ticker: TimelineTicker
  private weak let router: InputRouter?
  let isInSight: Attribute<Bool>
  var tick: Attribute<Int> { ticker.tick }

  init(_ inputs: _ViewInputs) {
    let graph = inputs.graph
    let ticker = TimelineTicker(root: inputs.base.root, tick: graph.source(0))
    self.ticker = ticker
    router = inputs.inputRouter
    if let scroll = inputs.scroll {
      isInSight = graph.rule(SightRule(size: inputs.size, space: inputs.space, scroll: scroll))
    } else {
      isInSight = graph.source(true)
    }
    graph.currentSubgraph.onRemove { ticker.stop() }
  }

  func wake(after seconds: Double?) {
    if let seconds { ticker.wake(after: seconds, router) } else { ticker.stop() }
  }
}

/// Whether the view meets what its scroll view shows.
private struct SightRule: Rule {
  let size: Attribute<ViewSize>
  let space: CoordinateSpaceLink
  let scroll: ScrollContext

  func value(_ context: RuleContext<Bool>) -> Bool {
    let bounds = CGRect(origin: .zero, size: context.read(size).size)
    let seen = bounds.applying(space.transform(to: scroll.spaceName)).finiteIntersection(context.read(scroll.visible))
    return !seen.isNull && seen.width > 0 && seen.height > 0
  }

  static var updateKind: UpdateKind { .layout }
}
