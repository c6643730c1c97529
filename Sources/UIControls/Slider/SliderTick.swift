import UICore

/// A mark beside the track of a slider.
///
/// Marks are dots, as on a phone of Apple's. What a mark is called is not drawn, as there; it is what assistive programs tell
/// as the slider's value while that is the mark's.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// Which mark it is: one at a value.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: Text?

  /// Its value.
  public var id: ID { ID(value: value) }

  /// A mark at a value.
  public init(_ value: V) { (self.value, label) = (value, nil) }

  /// A mark at a value, with what it is called: a text, of which it is told.
  public init(_ value: V, @ViewBuilder label: () -> some View) { (self.value, self.label) = (value, label() as? Text) }

  /// A mark at a value, with what it is called in the environment's language.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { (self.value, label) = (value, Text(titleKey)) }

  /// A mark at a value, with what it is called.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, _ value: V) {
    (self.value, label) = (value, Text(title))
  }

  var mark: SliderMark { SliderMark(value: Double(value), label: label) }
}

extension SliderTick: Comparable {
  /// Whether both are marks at the same value.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
  /// Whether a mark comes before another on the track.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

/// Marks of a slider.
public protocol SliderTickContent<Value> {
  /// What the slider selects.
  associatedtype Value: BinaryFloatingPoint
  /// The marks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The marks.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V
  /// Itself.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// Marks of a slider, a group for each value of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  public typealias Value = Content.Value
  /// The marks of all values.
  public let body: [SliderTick<Content.Value>]

  /// Marks for values that a key path tells apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Data.Element> content: @escaping (Data.Element) -> Content
  ) where Data.Element == Content.Value { body = data.flatMap { Array(content($0).body) } }

  /// Marks for values that tell themselves apart.
  public init(_ data: Data, @SliderTickBuilder<Data.Element> content: @escaping (Data.Element) -> Content)
  where Data.Element == Content.Value, Data.Element: Identifiable, ID == Data.Element.ID {
    body = data.flatMap { Array(content($0).body) }
  }
}

/// Marks of a slider, one group after the other.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias Value = V
  /// The groups.
  public var value: T
  /// The marks of all groups.
  public let body: [SliderTick<V>]
}

/// Makes the marks of a slider.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A mark, or a group of them.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

  /// No marks.
  public static func buildBlock() -> TupleSliderTickContent<V, ()> { TupleSliderTickContent(value: (), body: []) }

  /// The first mark, or group of them.
  public static func buildPartialBlock<C: SliderTickContent>(first: C) -> C where C.Value == V { first }

  /// Marks after others.
  public static func buildPartialBlock<C0: SliderTickContent, C1: SliderTickContent>(
    accumulated: C0, next: C1
  ) -> TupleSliderTickContent<V, (C0, C1)> where C0.Value == V, C1.Value == V {
    TupleSliderTickContent(value: (accumulated, next), body: Array(accumulated.body) + Array(next.body))
  }
}
