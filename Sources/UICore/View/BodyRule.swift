import AttributeGraph

/// Runs a view's `body`: reads the view value, brings its dynamic properties up to date, observes what it reads.
struct BodyRule<V: View>: Rule, BodyRuleType {
  let view: Attribute<V>
  let properties: DynamicPropertyBuffer?
  unowned let viewGraph: ViewGraph
  let path: ViewPath?
  var observation: ObservationToken?

  init(view: Attribute<V>, properties: DynamicPropertyBuffer?, viewGraph: ViewGraph, path: ViewPath?) {
    self.view = view
    self.properties = properties
    self.viewGraph = viewGraph
    self.path = path
  }

  mutating func value(_ context: RuleContext<V.Body>) -> V.Body {
    var view = context.read(self.view)
    if let properties {
      withUnsafeMutableBytes(of: &view) { properties.update($0.baseAddress, context.graph) }
    }
    let id = context.attribute.id
    let run = BodyRun(attribute: id, view: self.view.id, type: V.self, properties: properties, path: path)
    nonisolated(unsafe) let current = view
    return viewGraph.runningBody(run) {
      observe(&observation, id: id, viewGraph: viewGraph) { assumeMainActor { current.body } }
    }
  }

  mutating func slotWillBeRemoved() {
    observation?.cancel()
    properties?.removed()
  }

  static var updateKind: UpdateKind { .body }
  static var bodyType: Any.Type { V.self }
}

/// Lets reports name the view whose body a rule runs.
protocol BodyRuleType { static var bodyType: Any.Type { get } }

/// A body that is running: what `_printChanges` and messages need to know.
struct BodyRun {
  let attribute: AttributeID
  let view: AttributeID
  let type: Any.Type
  let properties: DynamicPropertyBuffer?
  let path: ViewPath?
}

/// Calls main-actor code from the engine, which only ever runs on the main actor.
@inline(__always)
func assumeMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) {
    try unsafeBitCast($0, to: (() throws -> Result).self)()
  }
}
