import Testing

@testable import AttributeGraph

@Suite struct ComparisonTests {
  func equal<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { x in withUnsafePointer(to: b) { Comparison(T.self).areEqual(x, $0) } }
  }

  /// What is known after two different values were compared.
  func isBitwise<T>(_ a: T, _ b: T) -> Bool {
    let comparison = Comparison(T.self)
    withUnsafePointer(to: a) { x in withUnsafePointer(to: b) { _ = comparison.areEqual(x, $0) } }
    return comparison.isBitwise
  }

  struct Plain { var a: Int32, b: Int32 }
  struct Padded { var a: Int8, b: Int64 }
  struct PaddedEquatable: Equatable { var a: Int8, b: Int64 }
  struct PlainEquatable: Equatable {
    var a: Int
    static func == (_: Self, _: Self) -> Bool { true }
  }
  struct Empty {}

  @Test func plainDataComparesItsBytes() {
    #expect(isBitwise(1, 2))
    #expect(isBitwise(Plain(a: 1, b: 2), Plain(a: 1, b: 3)))
    #expect(equal(Plain(a: 1, b: 2), Plain(a: 1, b: 2)))
    #expect(!equal(Plain(a: 1, b: 2), Plain(a: 1, b: 3)))
    #expect(!equal(0.0, -0.0))
    #expect(equal(Double.nan, Double.nan))
    #expect(equal(Empty(), Empty()))
    #expect(equal((), ()))
  }

  @Test func plainDataIgnoresItsEquality() {
    #expect(!equal(PlainEquatable(a: 1), PlainEquatable(a: 2)))
  }

  @Test func paddingIsIgnored() {
    func padded<T>(_ make: () -> T, fill: UInt8, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
      let pointer = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<T>.stride, alignment: 16)
      defer { pointer.deallocate() }
      pointer.initializeMemory(as: UInt8.self, repeating: fill, count: MemoryLayout<T>.stride)
      pointer.storeBytes(of: 3, as: Int8.self)
      pointer.storeBytes(of: 4, toByteOffset: 8, as: Int64.self)
      return body(pointer)
    }
    for comparison in [Comparison(Padded.self), Comparison(PaddedEquatable.self)] {
      #expect(
        padded({ Padded(a: 3, b: 4) }, fill: 0) { a in
          padded({ Padded(a: 3, b: 4) }, fill: 0xFF) { b in comparison.areEqual(a, b) }
        })
      #expect(!comparison.isBitwise)
    }
    #expect(!equal(Padded(a: 1, b: 2), Padded(a: 1, b: 3)))
    #expect(!equal(Padded(a: 1, b: 2), Padded(a: 2, b: 2)))
  }

  @Test func equatableTypesAreAsked() {
    let text = "a long string that lives on the heap"
    #expect(equal(text, String(text.reversed().reversed())))
    #expect(!equal(text, text + "!"))
    #expect(equal([1, 2, 3], Array(1...3)))
    #expect(!equal([1, 2, 3], [1, 2]))
    struct CaseInsensitive: Equatable {
      var text: String
      static func == (a: Self, b: Self) -> Bool { a.text.lowercased() == b.text.lowercased() }
    }
    #expect(equal(CaseInsensitive(text: "ABC"), CaseInsensitive(text: "abc")))
  }

  @Test func optionalsCompareWhatTheyWrap() {
    #expect(equal(Int?.none, Int?.none))
    #expect(!equal(Int?.none, 0))
    #expect(equal(Optional("a long string that lives on the heap"), "a long string that lives on the " + "heap"))
    struct Holder { var name: String, padded: Padded }
    let a = Holder(name: "a long string that lives on the heap", padded: Padded(a: 1, b: 2))
    let b = Holder(name: "a long string that lives on the " + "heap", padded: Padded(a: 1, b: 2))
    #expect(equal(Optional(a), b))
    #expect(!equal(Optional(a), nil))
    #expect(equal(Optional(Optional(a)), b))
  }

  @Test func structsAndTuplesGoFieldByField() {
    struct View { var title: String, count: Int, tags: [String] }
    func make(_ count: Int) -> View { View(title: "a title " + "that is long enough", count: count, tags: ["a", "b"]) }
    #expect(equal(make(1), make(1)))
    #expect(!equal(make(1), make(2)))
    #expect(equal((make(1), 2), (make(1), 2)))
    #expect(!equal((make(1), 2), (make(1), 3)))
    struct Deep { var view: (View, View?), flag: Bool }
    #expect(equal(Deep(view: (make(1), make(2)), flag: true), Deep(view: (make(1), make(2)), flag: true)))
    #expect(!equal(Deep(view: (make(1), make(2)), flag: true), Deep(view: (make(1), nil), flag: true)))
  }

  @Test func closuresAreEqualOnlyToThemselves() {
    var number = 1
    let make = { (n: Int) -> () -> Int in { number * n } }
    let closure = make(1)
    struct Button { var title: String, action: () -> Int }
    #expect(equal(Button(title: "a", action: closure), Button(title: "a", action: closure)))
    #expect(!equal(Button(title: "a", action: make(1)), Button(title: "a", action: make(1))))
    number = 2
  }

  @Test func optionalClosuresAreEqualOnlyToThemselves() {
    var number = 1
    let make = { (n: Int) -> () -> Int in { number * n } }
    let closure = make(1)
    struct Row { var action: (() -> Int)?, other: (@Sendable (String) -> Void)?, n: Int }
    func row(_ action: (() -> Int)?) -> Row { Row(action: action, other: nil, n: 1) }
    #expect(equal(row(closure), row(closure)) && equal(row(nil), row(nil)))
    #expect(!equal(row(make(1)), row(make(1))) && !equal(row(nil), row(closure)) && !equal(row(closure), row(nil)))
    // No closure is none, whatever lies behind its code.
    var (a, b) = (row(nil), row(nil))
    withUnsafeMutableBytes(of: &a) { $0.storeBytes(of: 0x1234, toByteOffset: 8, as: UInt.self) }
    #expect(equal(a, b))
    withUnsafeMutableBytes(of: &a) { $0.storeBytes(of: 0, toByteOffset: 8, as: UInt.self) }
    // Whether anything but closures differs.
    let comparison = Comparison(Row.self)
    func differsElsewhere(_ x: Row, _ y: Row) -> Bool {
      withUnsafeBytes(of: x) { x in
        withUnsafeBytes(of: y) { y in
          !comparison.areEqualThoughBytesDiffer(x.baseAddress!, y.baseAddress!, ignoringClosures: true)
        }
      }
    }
    #expect(!differsElsewhere(row(make(1)), row(make(1))) && differsElsewhere(row(nil), row(make(1))))
    b.n = 2
    #expect(differsElsewhere(row(nil), b))
    number = 2
  }

  @Test func classesAreTheirIdentityUnlessEquatable() {
    final class Object {}
    final class Value: Equatable {
      let n: Int
      init(_ n: Int) { self.n = n }
      static func == (a: Value, b: Value) -> Bool { a.n == b.n }
    }
    let object = Object()
    #expect(equal(object, object))
    #expect(!equal(Object(), Object()))
    #expect(equal(Value(1), Value(1)))
    #expect(!equal(Value(1), Value(2)))
    struct Holder { var object: Object, value: Value }
    #expect(equal(Holder(object: object, value: Value(1)), Holder(object: object, value: Value(1))))
    #expect(!equal(Holder(object: object, value: Value(1)), Holder(object: Object(), value: Value(1))))
  }

  @Test func enumsAreAskedOrCountAsChanged() {
    enum Simple { case a, b }
    enum Mixed: Equatable { case small(Int8), large(Int64, Int64), text(String), none }
    enum Silent { case text(String), number(Int) }
    #expect(equal(Simple.a, .a) && !equal(Simple.a, .b))
    #expect(isBitwise(Simple.a, .b))
    #expect(!isBitwise(Mixed.small(1), .none))
    for (index, a) in [Mixed.small(1), .large(1, 2), .text("a long string on the heap"), .none].enumerated() {
      for (other, b) in [Mixed.small(1), .large(1, 2), .text("a long string on the " + "heap"), .none].enumerated() {
        #expect(equal(a, b) == (index == other))
      }
    }
    let text = "a long string on the heap"
    #expect(equal(Silent.text(text), Silent.text(text)))
    #expect(!equal(Silent.text(text), Silent.text("another long string on the heap")))
  }

  /// A small case leaves the other bytes of a large one as they were.
  @Test func undefinedBytesOfAPlainEnumAreIgnored() {
    enum Length: Equatable { case small(Int8), large(Int64) }
    struct Holder { var length: Length }
    func make(over other: Length) -> UnsafeMutablePointer<Holder> {
      let pointer = UnsafeMutablePointer<Holder>.allocate(capacity: 1)
      pointer.initialize(to: Holder(length: other))
      pointer.pointee.length = .small(7)
      return pointer
    }
    let (a, b) = (make(over: .large(-1)), make(over: .large(0)))
    defer {
      a.deallocate()
      b.deallocate()
    }
    let comparison = Comparison(Holder.self)
    #expect(comparison.areEqual(a, b))
    #expect(!comparison.isBitwise)
  }

  /// The bytes of a weak reference are not those of a strong one.
  @Test func weakReferencesCountAsChanged() {
    final class Object: Equatable {
      static func == (_: Object, _: Object) -> Bool { true }
    }
    struct Weak { weak var object: Object? }
    struct Outer { var name: String, weak: Weak }
    let (a, b) = (Object(), Object())
    #expect(!equal(Weak(object: a), Weak(object: b)))
    #expect(!equal(Outer(name: "x", weak: Weak(object: a)), Outer(name: "x", weak: Weak(object: b))))
  }

  /// Which fields a value of a protocol's type has depends on what it holds.
  @Test func existentialsCompareWhatTheyHold() {
    struct Outer { var name: String, value: any Sendable }
    struct Large: Sendable { var name: String, list: [Int], number: Int8 }
    struct Holding: @unchecked Sendable { var closure: () -> Int }
    final class Object: Sendable {}
    func outer(_ value: any Sendable) -> Outer { Outer(name: "x", value: value) }
    func large(_ last: Int) -> Outer { outer(Large(name: "n", list: [1, last], number: 2)) }
    #expect(equal(outer(1), outer(1)))
    #expect(!equal(outer(1), outer(2)))
    #expect(!equal(outer(1), outer(UInt(1))))
    #expect(equal(outer([1, 2]), outer(Array(1...2))))
    #expect(equal(outer(Empty()), outer(Empty())))
    #expect(!equal(outer(Empty()), outer(0)))
    // In memory of its own.
    #expect(equal(large(2), large(2)))
    #expect(!equal(large(2), large(3)))
    let object = Object()
    #expect(equal(outer(object), outer(object)))
    #expect(!equal(outer(object), outer(Object())))
    let number = Int.random(in: 0...9)
    let holding = Holding { number }
    #expect(equal(outer(holding), outer(holding)))
    #expect(!equal(outer(holding), outer(Holding { number })))
    #expect(equal(outer(1) as Any, outer(1) as Any))
    #expect(equal(Optional<any Sendable>.some([1]), Optional<any Sendable>.some(Array(1...1))))
    #expect(!equal(Optional<any Sendable>.some(1), nil))
  }

  /// What is left of the room for what is held says nothing.
  @Test func unusedBytesOfAnExistentialAreIgnored() {
    func compare(_ x: any Sendable, _ y: any Sendable) -> Bool {
      let values = UnsafeMutablePointer<any Sendable>.allocate(capacity: 2)
      defer { values.deallocate() }
      values.initialize(to: x)
      (values + 1).initialize(to: y)
      defer { values.deinitialize(count: 2) }
      UnsafeMutableRawPointer(values).storeBytes(of: 0x11, toByteOffset: 16, as: UInt64.self)
      UnsafeMutableRawPointer(values + 1).storeBytes(of: 0x22, toByteOffset: 16, as: UInt64.self)
      return Comparison((any Sendable).self).areEqual(values, values + 1)
    }
    #expect(compare(Empty(), Empty()))
    #expect(compare(Int8(3), Int8(3)))
    #expect(!compare(Int8(3), Int8(4)))
  }

  @Test func existentialsAreEqualByTheirBytes() {
    struct Holder { var any: Any, type: Any.Type, some: any Equatable }
    let holder = Holder(any: 1, type: Int.self, some: 2)
    withUnsafePointer(to: holder) { #expect(Comparison(Holder.self).areEqual($0, $0)) }
    #expect(!equal(Holder(any: 1, type: Int.self, some: 2), Holder(any: 2, type: Int.self, some: 2)))
    #expect(!equal(Holder(any: 1, type: Int.self, some: 2), Holder(any: 1, type: String.self, some: 2)))
  }

  private struct Part: Equatable {
    var name: String
    var number: Int8
  }
  private struct Inner { var part: Part, closure: () -> Int, size: Int32 }
  private struct Around { var before: Int16, inner: Inner }
  private struct Twice { var first: Inner, middle: Bool, second: Inner }

  /// The same answers, whether or not another type has taken the inner one apart, and at whatever offset.
  @Test func typesTakenApartOnceAreComparedAsByThemselves() {
    let closures: [() -> Int] = [{ 1 }, { 2 }]
    let inners = ["a", "b"].flatMap { name in
      closures.flatMap { closure in
        [Int32(0), 7].map { Inner(part: Part(name: name, number: 3), closure: closure, size: $0) }
      }
    }
    let known = KnownParts()
    func agree<T>(_ values: [T]) {
      let (shared, alone) = (Comparison(T.self), Comparison(T.self))
      shared.known = known
      for a in values {
        for b in values {
          withUnsafePointer(to: a) { x in
            withUnsafePointer(to: b) { y in #expect(shared.areEqual(x, y) == alone.areEqual(x, y)) }
          }
        }
      }
      #expect(shared.isBitwise == alone.isBitwise && shared.mayHoldClosures == alone.mayHoldClosures)
    }
    agree(inners)
    agree(inners.map { Around(before: 5, inner: $0) })
    agree(inners.flatMap { a in inners.map { Twice(first: a, middle: true, second: $0) } })
    agree(inners.map { Part(name: $0.part.name, number: Int8($0.size)) })
  }
}
