import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Eight spokes; the darkest makes one turn a second. A timer redraws it eight times a second while it is in the view
/// tree.
nonisolated package struct Spinner: PrimitiveView {
  package init() {}

  nonisolated package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let step = graph.source(0)
    let ticker = SpinnerTicker(viewGraph: inputs.viewGraph, router: inputs.inputRouter, step: step)
    ticker.start()
    graph.currentSubgraph.onRemove { ticker.stop() }
    let layout = graph.rule(
      MapRule(source: view.attribute) { _ in
        LeafComputer(isDrawnBySize: true) {
          $0.replacingUnspecifiedDimensions(by: CGSize(width: 18, height: 18))
        } as LayoutComputer
      })
    let display = graph.rule(SpinnerRule(step: step, size: inputs.size, environment: inputs.environment))
    return _ViewOutputs(layout: layout, display: display)
  }
}

private final class SpinnerTicker {
  private let viewGraph: ViewGraph
  private weak var router: InputRouter?
  private let step: Attribute<Int>
  private var count = 0
  private var timer: InputTimer?

  init(viewGraph: ViewGraph, router: InputRouter?, step: Attribute<Int>) {
    self.viewGraph = viewGraph
    self.router = router
    self.step = step
  }

  func start() {
    timer = router?.schedule(after: 1.0 / 8) { [weak self] in
      guard let self else { return }
      count = (count + 1) % 8
      viewGraph.set(step, to: count)
      start()
    }
  }

  func stop() { timer?.cancel() }
}

private struct SpinnerRule: Rule {
  let step: Attribute<Int>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let size = context.read(size).size
    let step = context.read(step)
    let color = Color.secondary.resolve(in: StyleEnvironment(scope: environment, graph: context.graph))
    let radius = min(size.width, size.height) / 2
    let style = StrokeStyle(lineWidth: max(radius / 4.5, 1), lineCap: .round)
    let items = (0..<8).map { spoke in
      let angle = Double(spoke) * .pi / 4 - .pi / 2
      let path = Path { path in
        for distance in [0.5, 0.88] {
          let point = CGPoint(
            x: size.width / 2 + cos(angle) * radius * distance, y: size.height / 2 + sin(angle) * radius * distance)
          if distance == 0.5 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      let age = Float((step - spoke + 8) % 8)
      let item = ShapeItem(path: path, paint: .color(color.opacity(1 - age * 0.11)), stroke: style)
      return DisplayItem(
        id: context.attribute.id.index, version: context.revision,
        bounds: path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth), content: .shape(item))
    }
    return DisplayList(items).with(frame: CGRect(origin: .zero, size: size))
  }

  static var updateKind: UpdateKind { .display }
}
