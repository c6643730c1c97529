import AttributeGraph

/// A view value inside the graph.
public struct _GraphValue<Value> {
  let attribute: Attribute<Value>

  init(_ attribute: Attribute<Value>) { self.attribute = attribute }

  /// The stored property at `offset`: a slot of its own, so that a change beside it stops there.
  func field<Field>(at offset: Int, as _: Field.Type, in graph: Graph) -> _GraphValue<Field> {
    if Field.self == Value.self { return _GraphValue<Field>(Attribute(unsafe: attribute.id)) }
    return _GraphValue<Field>(graph.rule(FieldRule<Value, Field>(source: attribute, offset: UInt32(offset))))
  }

  func map<Result>(in graph: Graph, _ transform: @escaping (Value) -> Result) -> _GraphValue<Result> {
    _GraphValue<Result>(graph.rule(MapRule(source: attribute, transform: transform)))
  }

  /// What code of the program makes of the value, and of whatever else it reads.
  func calling<Result>(in graph: Graph, _ code: @escaping (Value) -> Result) -> _GraphValue<Result> {
    _GraphValue<Result>(graph.rule(ProgramRule(source: attribute, code: code)))
  }
}

/// A stored property of a value.
struct FieldRule<Source, Field>: Rule {
  let source: Attribute<Source>
  let offset: UInt32

  func value(_ context: RuleContext<Field>) -> Field {
    withUnsafeBytes(of: context.read(source)) {
      $0.baseAddress.unsafelyUnwrapped.advanced(by: Int(offset)).assumingMemoryBound(to: Field.self).pointee
    }
  }

  static var isPart: Bool { true }
}

struct MapRule<Source, Result>: Rule {
  let source: Attribute<Source>
  let transform: (Source) -> Result

  func value(_ context: RuleContext<Result>) -> Result { transform(context.read(source)) }
}

/// Calls a closure of the program, such as one that makes views.
private struct ProgramRule<Source, Result>: Rule {
  let source: Attribute<Source>
  let code: (Source) -> Result

  func value(_ context: RuleContext<Result>) -> Result {
    let source = context.read(source)
    return context.observing { code(source) }
  }
}

/// Where Swift puts the second of two stored properties.
func offsetOfSecond<First, Second>(_: First.Type, _: Second.Type) -> Int {
  aligned(MemoryLayout<First>.size, to: MemoryLayout<Second>.alignment)
}

func aligned(_ offset: Int, to alignment: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }
