import Foundation
import Testing

@testable import AttributeGraph

private protocol Marked {}
private struct Plain {}
private struct MarkedStruct: Marked {}
private enum MarkedEnum: Marked { case one, two(String) }
private class MarkedClass: Marked {}
private final class BelowMarked: MarkedClass {}
private struct Generic<T>: Marked { var value: T }
private struct Conditional<T> { var value: T }
extension Conditional: Marked where T: Marked {}
/// Two conformances of one type: each where its own requirement holds.
private protocol Named { static var name: String { get } }
private struct Pair<A, B> {}
extension Pair: Named where A: Named, B: Named { static var name: String { A.name + B.name } }
private struct Leaf: Named { static var name: String { "leaf" } }
extension Optional: Named where Wrapped: Named { fileprivate static var name: String { Wrapped.name + "?" } }
extension timespec: Marked {}

@Suite struct DeclaredConformancesTests {
  /// The runtime's answer, which is what the table's must be.
  private func agrees<M>(_ table: DeclaredConformances<M>, _ type: Any.Type) -> Bool {
    (table.cast(type) != nil) == (type is M)
  }

  @Test func structsEnumsAndGenericTypes() {
    let marked = DeclaredConformances<any Marked.Type>(to: (any Marked).self)
    #expect(marked.cast(Plain.self) == nil)
    #expect(marked.cast(MarkedStruct.self) == MarkedStruct.self)
    #expect(marked.cast(MarkedEnum.self) == MarkedEnum.self)
    #expect(marked.cast(Generic<Int>.self) == Generic<Int>.self)
    #expect(marked.cast(Generic<Generic<Plain>>.self) == Generic<Generic<Plain>>.self)
    #expect(marked.cast(Conditional<MarkedStruct>.self) == Conditional<MarkedStruct>.self)
    #expect(marked.cast(Conditional<Plain>.self) == nil)
    #expect(marked.cast(Int.self) == nil)
    #expect(marked.cast(MarkedStruct?.self) == nil)
  }

  @Test func whatHasNoDescriptorOfItsOwnIsAskedOfTheRuntime() {
    let marked = DeclaredConformances<any Marked.Type>(to: (any Marked).self)
    #expect(marked.cast(MarkedClass.self) == MarkedClass.self)
    #expect(marked.cast(BelowMarked.self) == BelowMarked.self)
    #expect(marked.cast(NSObject.self) == nil)
    #expect(marked.cast(timespec.self) == timespec.self)
    #expect(marked.cast(timeval.self) == nil)
    #expect(marked.cast((MarkedStruct, Int).self) == nil)
    #expect(marked.cast((() -> Void).self) == nil)
    #expect(marked.cast((any Marked).self) == nil)
    #expect(marked.cast(MarkedStruct.Type.self) == nil)
  }

  @Test func theTableOfTheTypeIsItsOwn() {
    let named = DeclaredConformances<any Named.Type>(to: (any Named).self)
    #expect(named.cast(Leaf.self)?.name == "leaf")
    #expect(named.cast(Pair<Leaf, Leaf>.self)?.name == "leafleaf")
    #expect(named.cast(Pair<Leaf, Leaf?>.self)?.name == "leafleaf?")
    #expect(named.cast(Pair<Leaf, Int>.self) == nil)
    #expect(named.cast(Int?.self) == nil)
  }

  @Test func typesOfLibrariesAreFoundAsTheRuntimeFindsThem() {
    let equatables = DeclaredConformances<any Equatable.Type>(to: (any Equatable).self)
    let types: [Any.Type] = [
      Int.self, String.self, Substring.self, Date.self, URL.self, UUID.self, Data.self, Decimal.self, Locale.self,
      Calendar.self, CGRect.self, IndexSet.self, AttributedString.self, [Int].self, [Plain].self, [Int: Int].self,
      [Int: Plain].self, Set<Int>.self, Int?.self, Plain?.self, Range<Int>.self, Result<Int, Never>.self,
      ContiguousArray<Plain>.self, ArraySlice<String>.self, UnsafeRawPointer.self, Mirror.self, Never.self,
      Duration.self, Measurement<UnitLength>.self, PersonNameComponents.self, Unmanaged<NSObject>.self, Any.self,
      AnyObject.self, AnyHashable.self, KeyPath<String, Int>.self, Character.UnicodeScalarView.self, Hasher.self,
      ObjectIdentifier.self, DateComponents.self, OperationQueue.self, Notification.self, ClosedRange<String>.self,
      EmptyCollection<Plain>.self, CollectionDifference<Int>.self, CollectionDifference<Plain>.self,
      FloatingPointSign.self, StaticString.self,
    ]
    for type in types { #expect(agrees(equatables, type), "\(type)") }
  }

  @Test func whatALibraryDeclaresThatIsLoadedLaterIsFound() throws {
    let equatables = DeclaredConformances<any Equatable.Type>(to: (any Equatable).self)
    let library = "libswift_Differentiation.so"
    try #require(dlopen(library, RTLD_NOW | RTLD_NOLOAD) == nil, "it must not be loaded yet")
    try #require(dlopen(library, RTLD_NOW) != nil, "it comes with the toolchain")
    let type = try #require(_typeByName("16_Differentiation13AnyDerivativeV"))
    #expect(equatables.cast(type) == type)
    #expect(equatables.cast(Plain.self) == nil)
  }

  @Test func anEqualityThatWasFoundIsTheTypes() {
    let equatables = DeclaredConformances<any Equatable.Type>(to: (any Equatable).self)
    func equal<E: Equatable>(_ type: E.Type, _ a: Any, _ b: Any) -> Bool { (a as! E) == (b as! E) }
    struct Rounded: Equatable {
      var value: Double
      static func == (a: Self, b: Self) -> Bool { a.value.rounded() == b.value.rounded() }
    }
    let type = equatables.cast(Rounded.self)!
    let isEqual = equal(type, Rounded(value: 1.1), Rounded(value: 0.9))
    let isOtherEqual = equal(type, Rounded(value: 1.1), Rounded(value: 1.9))
    let strings = equatables.cast([String].self)!
    let areStringsEqual = equal(strings, ["a"], ["a"])
    #expect(isEqual && !isOtherEqual && areStringsEqual)
  }
}
