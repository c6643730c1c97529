import AttributeGraph
import Foundation
import Geometry

/// The screen rectangles of the views that bodies made; tracked only while an ``UpdateMonitor`` listens.
///
/// A body that makes several views has a place for each. A place lives as long as the view's subgraph.
final class BodyPlaces {
  private struct Place {
    let number: Int
    let size: Attribute<ViewSize>
    let space: CoordinateSpaceLink
    /// The enclosing scroll view, whose visible rectangle clips the view.
    let scroll: ScrollContext?
  }

  private var places: [AttributeID: [Place]] = [:]
  private var lastNumber = 0

  /// Adds a view of `body` that is being made with `inputs`.
  func add(_ body: AttributeID, _ inputs: _ViewInputs) {
    lastNumber += 1
    let number = lastNumber
    places[body, default: []].append(
      Place(number: number, size: inputs.size, space: inputs.space, scroll: inputs.scroll))
    inputs.graph.currentSubgraph.onRemove { [weak self] in
      self?.places[body]?.removeAll { $0.number == number }
      if self?.places[body]?.isEmpty == true { self?.places[body] = nil }
    }
  }

  /// The visible rectangles of the body's views, in points of the window whose root space is `root`.
  func frames(of body: AttributeID, in root: CoordinateSpaceLink, _ graph: Graph) -> [CGRect] {
    guard let places = places[body] else { return [] }
    return graph.withoutTracking {
      places.compactMap { place in
        guard place.space.root === root, let size = graph.storedValue(place.size)?.size else { return nil }
        let frame = frame(of: place, CGRect(origin: .zero, size: size), graph)
        return frame.isEmpty ? nil : frame
      }
    }
  }

  private func frame(of place: Place, _ bounds: CGRect, _ graph: Graph) -> CGRect {
    let toWindow = place.space.transform()
    guard let scroll = place.scroll, let visible = graph.storedValue(scroll.visible) else {
      return bounds.applying(toWindow)
    }
    let toContent = place.space.transform(to: scroll.spaceName)
    let shown = bounds.applying(toContent).intersection(visible)
    return shown.isNull ? .zero : shown.applying(toContent.inverted().concatenating(toWindow))
  }
}
