import SwiftUI

/// One layer of a graph; content is reduced to a list of layers.
///
/// Equal layers draw the same. Series are compared by identity and length, so a comparison reads no points.
struct GraphLayer: Equatable, Identifiable {
  var id: LayerID
  var name: String
  var style: LayerStyle
  var mark: any Mark

  static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.name == b.name && a.style == b.style && a.mark.isEqual(to: b.mark)
  }
}

/// The identity of a layer in its graph.
struct LayerID: Hashable {
  var base: AnyHashable
  /// The number of earlier layers with the same id.
  var occurrence: Int
}

/// The identity that content gives its layer: an id, a name that is also the id, or neither.
struct LayerKey {
  let id: AnyHashable?
  let name: String?

  init() { (id, name) = (nil, nil) }
  init(id: some Hashable & Sendable) { (self.id, name) = (AnyHashable(id), nil) }
  init(_ name: String) { (id, self.name) = (AnyHashable(name), name) }
  /// A name without an id, for layers that are identified by their index.
  init(label: String) { (id, name) = (nil, label) }
}
