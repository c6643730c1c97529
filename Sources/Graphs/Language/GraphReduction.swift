import SwiftUI

/// The result of reducing content: layers from back to front, and settings of axes.
@MainActor
public struct GraphReduction {
  var layers: [GraphLayer] = []
  var axes = AxesSettings()
  /// The default style of layers, which modifiers change.
  var style = LayerStyle()
  /// The ids of the enclosing `ForEach` elements.
  private var identity: [AnyHashable] = []
  private var occurrences: [LayerID: Int] = [:]

  init() {}

  /// Runs `body` for content that stands for one element of a collection.
  mutating func withIdentity(_ id: AnyHashable, _ body: (inout GraphReduction) -> Void) {
    identity.append(id)
    body(&self)
    identity.removeLast()
  }

  /// Runs `body` with a style of its own.
  mutating func withStyle(_ change: (inout LayerStyle) -> Void, _ body: (inout GraphReduction) -> Void) {
    let outer = style
    change(&style)
    body(&self)
    style = outer
  }

  /// Adds a layer. If `key` has no id, the enclosing `ForEach` element or the index of the layer identifies it.
  mutating func add(_ mark: some Mark, _ key: LayerKey) {
    let given: AnyHashable? = key.id ?? identity.last
    let id = LayerID(base: given ?? AnyHashable(layers.count), occurrence: 0)
    let name: String? = key.name ?? style.name
    add(GraphLayer(id: id, name: name ?? given.map { "\($0.base)" } ?? "", style: style, mark: mark))
  }

  /// Adds a layer and makes its id unique.
  mutating func add(_ layer: GraphLayer) {
    var layer = layer
    layer.id.occurrence = 0
    let count = occurrences[layer.id, default: 0]
    occurrences[layer.id] = count + 1
    layer.id.occurrence = count
    layers.append(layer)
  }

  /// The layers of `content` alone, in this reduction's style.
  func layers(of content: some GraphContent) -> [GraphLayer] {
    var inner = GraphReduction()
    inner.style = style
    inner.identity = identity
    content._reduce(into: &inner)
    return inner.layers
  }
}
