import DisplayList
import Foundation
import Geometry

/// What handles presses in a scroll view: on its bars, and fingers on its content.
struct ScrollResponders {
  let bars: GestureResponder
  let pan: GestureResponder

  init(_ state: ScrollState, inputs: _ViewInputs) {
    func responder(_ priority: GesturePriority, _ make: @escaping () -> _GestureRecognizer<Void>) -> GestureResponder {
      GestureResponder(inputs) { GestureRun($0, priority: priority, hit: $1, latest: make) }
    }
    bars = responder(.high) { ScrollBarRecognizer(state) }
    pan = responder(.normal) { ScrollPanRecognizer(state) }
  }

  /// The bars with where they can be pressed; nil while none shows.
  ///
  /// - Parameter origin: the viewport's place.
  func item(of indicators: DisplayList, in area: ScrollArea, id: UInt32, at origin: CGPoint = .zero) -> DisplayItem? {
    if indicators.isEmpty { return nil }
    let tracks = Axis.allCases.compactMap { area.barTrack($0) }
    let reach = tracks.reduce(indicators.bounds) { $0.union($1) }
    var shape = Path()
    for track in tracks { shape.addRect(track) }
    return DisplayItem(
      id: id, version: 0, offset: origin, bounds: reach.offsetBy(dx: origin.x, dy: origin.y),
      frame: CGRect(origin: .zero, size: area.viewport),
      content: .group(GroupItem(indicators, responder: bars, contentShape: ContentShape(shape))))
  }
}
