import AttributeGraph
import Foundation
import Geometry

/// Read and write access to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>
  /// Replaces the current transaction for writes, if set.
  var override: Transaction?

  /// - Parameter override: of the binding that this one is made from.
  init(location: Location<Value>, override: Transaction? = nil) {
    self.location = location
    self.override = override
  }

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    location = FunctionLocation(get: get) { value, _ in set(value) }
  }

  /// - Parameter set: also gets the write's transaction.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    location = FunctionLocation(get: get, set: set)
  }

  /// A binding that equals those of equal sources.
  package init<Source: BindingSource>(_ source: Source) where Source.Value == Value {
    location = DerivedLocation(source)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding whose value never changes; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: override ?? .current) }
  }

  public var projectedValue: Binding<Value> { self }

  /// The transaction of writes through this binding.
  public var transaction: Transaction {
    get { override ?? Transaction() }
    set { override = newValue }
  }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(location: location.projecting(keyPath), override: override)
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.override = transaction
    return copy
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = self.transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding {
  /// A binding to the value as an optional; writing `nil` is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    let source = base.location
    self.init(
      location: FunctionLocation(get: { source.get() }) { value, transaction in
        if let value { source.set(value, transaction: transaction) }
      }, override: base.override)
  }

  /// A binding to the value inside an optional; `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    let source = base.location
    self.init(
      location: FunctionLocation(get: { source.get() ?? initial }) { value, transaction in
        source.set(value, transaction: transaction)
      }, override: base.override)
  }
}

extension Binding where Value == AnyHashable {
  /// A type-erased binding; writing a value of another type stops the program.
  public init<V: Hashable>(_ base: Binding<V>) {
    let source = base.location
    self.init(
      location: FunctionLocation(get: { AnyHashable(source.get()) }) { value, transaction in
        guard let value = value.base as? V else {
          callerError("a binding to \(V.self) was given a \(type(of: value.base))")
        }
        source.set(value, transaction: transaction)
      }, override: base.override)
  }
}

/// States can be read and written on any thread; other bindings only where their closures can.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Index) -> Binding<Value.Element> {
    let source = location
    // A row may use its binding shortly after the collection has shrunk.
    let last = wrappedValue[position]
    return Binding<Value.Element>(
      location: FunctionLocation(get: {
        let collection = source.get()
        return collection.indices.contains(position) ? collection[position] : last
      }) { value, transaction in
        guard source.get().indices.contains(position) else { return }
        source.update(transaction) { if $0.indices.contains(position) { $0[position] = value } }
      }, override: override)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// A binding to a collection, by what a `ForEach` asks of it.
///
/// Were a parameter's type `Binding<C>` instead, a misspelt property in a row of a plain array would be reported as an array
/// that is no binding, in another line.
public protocol _BoundCollection: RandomAccessCollection {
  associatedtype _BoundElement
  static func _value(of element: Element) -> _BoundElement
}

extension Binding: _BoundCollection where Value: MutableCollection, Value: RandomAccessCollection {
  public typealias _BoundElement = Value.Element
  public static func _value(of element: Binding<Value.Element>) -> Value.Element { element.wrappedValue }
}

extension Binding: DynamicProperty {
  public static func _makeStorage(inputs: _GraphInputs) -> _DynamicPropertyStorage? { nil }
}

extension Binding {
  /// A binding to the same value, converted to another form.
  package func converted<Form>(
    to form: @escaping (Value) -> Form, from value: @escaping (Form) -> Value
  ) -> Binding<Form> {
    let location = location
    return Binding<Form>(
      location: FunctionLocation(get: { form(location.get()) }) { location.set(value($0), transaction: $1) },
      override: override)
  }
}
