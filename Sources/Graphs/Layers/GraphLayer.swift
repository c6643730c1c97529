import SwiftUI

/// One layer of a graph, as content reduces to.
///
/// Two layers are equal where they draw the same: series compare by identity and length, so a comparison costs no look at
/// a point.
struct GraphLayer: Equatable, Identifiable {
  var id: LayerID
  var name: String
  var style: LayerStyle
  var mark: any Mark

  static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.name == b.name && a.style == b.style && a.mark.isEqual(to: b.mark)
  }
}

/// What a layer is known by in its graph.
struct LayerID: Hashable {
  var base: AnyHashable
  /// Layers of the same id are told apart by their order.
  var occurrence: Int
}

/// What content says of its layer's identity: an id, a name that is the id, or neither.
struct LayerKey {
  let id: AnyHashable?
  let name: String?

  init() { (id, name) = (nil, nil) }
  init(id: some Hashable & Sendable) { (self.id, name) = (AnyHashable(id), nil) }
  init(_ name: String) { (id, self.name) = (AnyHashable(name), name) }
  /// For layers that are told apart by their place.
  init(label: String) { (id, name) = (nil, label) }
}
