import AttributeGraph

/// A style inside the view that shows it, so that its own dynamic properties work.
package struct StyleProperty<Style>: DynamicProperty {
  package var style: Style

  package init(style: Style) { self.style = style }

  package static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
    DynamicPropertyBuffer(of: Style.self, inputs: inputs).map(Storage.init)
  }

  private final class Storage: _DynamicPropertyStorage {
    let buffer: DynamicPropertyBuffer
    init(_ buffer: DynamicPropertyBuffer) { self.buffer = buffer }
    override func update(_ pointer: UnsafeMutableRawPointer, _ graph: Graph) { buffer.update(pointer, graph) }
    override func removed() { buffer.removed() }
  }
}
