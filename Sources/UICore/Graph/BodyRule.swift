import AttributeGraph

/// Runs the `body` of a view, a modifier, a scene or an app: reads the value, brings its dynamic properties up to date,
/// observes what the body reads.
struct BodyRule<Source, Body>: TracedRule {
  let source: Attribute<Source>
  let properties: DynamicPropertyBuffer?
  unowned(unsafe) let viewGraph: ViewGraph
  let path: ViewPath?
  let enclosingBody: AttributeID
  /// Rules run on the main actor only.
  let body: (Source) -> Body
  let cutoff: Cutoff

  /// - Parameter inputs: their path is that of the body.
  init(source: Attribute<Source>, inputs: _GraphInputs, body: @escaping @MainActor (Source) -> Body) {
    self.source = source
    properties = DynamicPropertyBuffer(of: Source.self, inputs: inputs)
    viewGraph = inputs.viewGraph
    path = inputs.path
    enclosingBody = inputs.body
    cutoff = inputs.cutoff
    self.body = unsafeBitCast(body, to: ((Source) -> Body).self)
  }

  mutating func value(_ context: RuleContext<Body>) -> Body {
    var source = context.read(self.source)
    if let properties {
      withUnsafeMutableBytes(of: &source) { properties.update($0.baseAddress, context.graph) }
    }
    let id = context.attribute.id
    let run = BodyRun(
      attribute: id, view: self.source.id, type: Source.self, properties: properties, path: path)
    return viewGraph.runningBody(run) { context.observing { body(source) } }
  }

  func slotWillBeRemoved() { properties?.removed() }

  static var updateKind: UpdateKind { .body }
  static var subject: Any.Type { Source.self }
}

/// A body that is running: what `_printChanges` and messages need to know.
struct BodyRun {
  let attribute: AttributeID
  let view: AttributeID
  let type: Any.Type
  // Its rule holds both, and no rule goes while it runs.
  unowned(unsafe) let properties: DynamicPropertyBuffer?
  unowned(unsafe) let path: ViewPath?
}

/// Calls main-actor code from the engine, which only ever runs on the main actor: `ViewHost` is confined to it, and
/// `ViewGraph.update` asks once an update, where asking here would cost each body more than many of them take.
@inline(__always)
package func assumeMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) {
    try unsafeBitCast($0, to: (() throws -> Result).self)()
  }
}
