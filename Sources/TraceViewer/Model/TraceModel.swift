import Foundation
import Observation
import TraceAnalysis

/// The state of the window: the visible time, the range that is summed, and the chosen view.
///
/// Each view reads only the property that it shows, so a zoom runs the lanes' canvases but no row of the table.
@MainActor @Observable
final class TraceModel {
  @ObservationIgnored let document: TraceDocument
  private(set) var window: TimeWindow
  /// The range that is summed, in nanoseconds; nil for the whole recording.
  private(set) var selection: Range<Int64>?
  /// The place of the pointer in the timeline, in points; nil outside.
  var pointer: CGPoint?
  private(set) var order = ViewOrder.time
  private(set) var rows: [ViewRow] = []
  /// The number of the view whose causes are shown.
  private(set) var chosenView: Int?
  /// The index of the clicked update in the trace.
  private(set) var chosenUpdate: Int?
  private(set) var updates: [UpdateRow] = []
  private(set) var causes: [CauseRow] = []
  private(set) var flame = FlameGraph()
  /// The call whose callees fill the flame graph; nil for all calls.
  private(set) var enlargedCall: Int?
  /// The place of the pointer in the flame graph; nil outside.
  var flamePlace: FlamePlace?
  var pane = DetailPane.causes { didSet { summarize() } }
  @ObservationIgnored private var press: TimelineDrag?
  /// Computed when the flame graph is first shown.
  @ObservationIgnored private lazy var calls = CallTree(document.trace.stacks)

  init(_ document: TraceDocument) {
    self.document = document
    window = TimeWindow(duration: document.trace.duration)
    summarize()
  }

  /// The range that is summed.
  var range: Range<Int64> { selection ?? document.range }

  // MARK: Window

  /// Makes the visible range `factor` times as long around a place, which is a share of the width.
  func zoom(by factor: Double, around place: Double = 0.5) { window.zoom(by: factor, around: place) }
  func pan(by share: Double) { window.pan(by: share) }
  func showAll() { window.show(0, window.limit) }

  func showSelection() {
    guard let selection else { return }
    let margin = Double(selection.upperBound - selection.lowerBound) * 0.03
    window.show(Double(selection.lowerBound) - margin, Double(selection.upperBound) + margin)
  }

  /// Moves a span to the middle half of the width, unless it is visible already.
  func reveal(_ start: Int64, _ duration: Int64) {
    let (from, to) = (Double(start), Double(start &+ duration))
    let isWide = Double(duration) > window.length / 200
    if from >= window.start, to <= window.end, isWide { return }
    let length = max(Double(duration) * 2, isWide ? window.length : min(window.length, Double(duration) * 20))
    let middle = (from + to) / 2
    window.show(middle - length / 2, middle + length / 2)
  }

  // MARK: Selection

  /// Sets the range that is summed; nil for everything.
  func select(_ range: Range<Int64>?) {
    guard range != selection else { return }
    selection = range
    summarize()
  }

  func sort(by order: ViewOrder) {
    self.order = order
    rows = rows.sorted(by: order, names: document.views.names)
  }

  func choose(view: Int?) {
    chosenView = view
    chosenUpdate = nil
    summarizeDetails()
  }

  /// Chooses the row below or above the chosen row.
  func moveChoice(by step: Int) {
    guard !rows.isEmpty else { return }
    let current = rows.firstIndex { $0.view == chosenView }
    choose(view: rows[min(rows.count - 1, max(0, current.map { $0 + step } ?? 0))].view)
  }

  func choose(update: Int) {
    if let view = document.view(ofUpdate: update), view != chosenView { choose(view: view) }
    chosenUpdate = update
  }

  private func summarize() {
    let rows = document.views.rows(in: range, order: order)
    if rows != self.rows { self.rows = rows }
    summarizeDetails()
  }

  /// The pane beside the table. Causes take passes over the whole trace, so they wait until a drag ends.
  private func summarizeDetails() {
    guard press == nil else { return }
    let updates = pane == .updates ? document.longestUpdates(of: chosenView, in: range) : []
    if updates != self.updates { self.updates = updates }
    let causes = pane == .causes ? chosenView.map { document.causes(of: $0, in: range) } ?? [] : []
    if causes != self.causes { self.causes = causes }
    let flame = pane == .flame ? flameGraph() : FlameGraph()
    if flame != self.flame { self.flame = flame }
  }

  // MARK: Flame graph

  /// Fills the width with the call at a place. With all calls if the place is nil or has no call.
  func enlarge(_ place: FlamePlace?) {
    enlargedCall = place.flatMap { flame.box(row: $0.row, at: $0.place)?.node }
    flame = flameGraph()
  }

  func flameName(of box: FlameGraph.Box) -> String { calls.name(of: box.node) }

  private func flameGraph() -> FlameGraph {
    let own = document.samples(in: range, of: chosenView, tree: calls)
    let enlarged = FlameGraph(calls, own: own, root: enlargedCall)
    if enlargedCall == nil || !enlarged.boxes.isEmpty { return enlarged }
    enlargedCall = nil
    return FlameGraph(calls, own: own)
  }

  // MARK: Pointer

  /// A press in the timeline moved. On the ruler it selects; on the lanes it pans.
  ///
  /// - Parameters:
  ///   - width: the width of the lanes in points; all places are in points too.
  func drag(from start: CGPoint, to location: CGPoint, width: Double) {
    if press == nil { press = TimelineDrag(start, window: window, selection: selection, width: width) }
    press?.move(to: location)
    guard let press, press.hasMoved else { return }
    if press.selects { select(press.range(in: window)) } else { window = press.window }
  }

  /// The press ended. If it did not move, it was a click.
  func endDrag(from start: CGPoint, to location: CGPoint, width: Double) {
    drag(from: start, to: location, width: width)
    let ended = press
    press = nil
    guard let ended else { return }
    if ended.hasMoved {
      if ended.selects { summarizeDetails() }
    } else if ended.selects {
      select(nil)
    } else if let found = span(at: location, width: width), found.lane.subject == .update,
      let spans = found.lane.spans
    {
      choose(update: Int(spans.item[found.span]))
    }
  }

  /// The wheel turned by some points. Up and down zooms around the pointer; sideways pans.
  func wheel(dx: Double, dy: Double, width: Double) {
    if dy != 0 { zoom(by: exp(dy * Self.zoomPerPoint), around: min(1, max(0, (pointer?.x ?? width / 2) / width))) }
    if dx != 0 { pan(by: dx / width) }
  }

  /// One notch of a wheel is 48 points; it makes the range a quarter longer.
  private static let zoomPerPoint = 0.0046

  /// The span at a place in the timeline.
  func span(at place: CGPoint, width: Double) -> (lane: Lane, span: Int)? {
    guard let lane = TimelineMetrics.lane(at: place.y, of: document.lanes), let spans = lane.spans else { return nil }
    let tolerance = Int64(clamping: (2.5 / width * window.length).rounded(.up))
    return spans.span(at: Int64(clamping: window.time(at: place.x / width)), tolerance: tolerance).map { (lane, $0) }
  }
}

/// The pane beside the table of views.
enum DetailPane: String, CaseIterable { case causes = "Causes", updates = "Updates", flame = "Flame graph" }
