import Observation
import Testing
import UITestSupport

@testable import UICore

@Observable private final class Model {
  var name = "a"
  var other = 0
}

private struct Child: View {
  @Binding var value: Int
  let log: Log
  var body: some View {
    let _ = log.entries.append("child \(value)")
    Square()
  }
}

private struct Pair: Equatable {
  var first = 0
  var second = 0
}

@MainActor struct EqualityTests {
  let log = Log()

  /// The row's class makes every new value of it unequal to the last, but for its own `==`.
  private struct Row: View, Equatable {
    final class Token {}
    let number: Int
    let log: Log
    let token = Token()
    nonisolated static func == (a: Row, b: Row) -> Bool { a.number / 10 == b.number / 10 }
    var body: some View {
      let _ = log.entries.append("row \(number)")
      Square()
    }
  }

  @Test func anEquatableViewsOwnEqualityDecides() throws {
    let number = Remote<Int>()
    let host = try TestHost { Owner(number, 1) { EquatableView(content: Row(number: $0, log: log)) } }
    number.value = 2
    host.update()
    #expect(log.take() == ["row 1"])
    number.value = 12
    host.update()
    #expect(log.take() == ["row 12"])
  }

  @Test func aProjectedBindingIsTheSameEachTime() throws {
    struct Parent: View {
      @State private var pair = Pair()
      @State private var unrelated = 0
      let pairs: Remote<Pair>
      let numbers: Remote<Int>
      let log: Log
      var body: some View {
        let _ = pairs.connect($pair)
        let _ = numbers.connect($unrelated)
        let _ = log.entries.append("parent \(unrelated)")
        Child(value: $pair.first, log: log)
      }
    }
    let pairs = Remote<Pair>()
    let numbers = Remote<Int>()
    let host = try TestHost { Parent(pairs: pairs, numbers: numbers, log: log) }
    #expect(log.take() == ["parent 0", "child 0"])
    numbers.value = 1
    host.update()
    #expect(log.take() == ["parent 1"])
    pairs.value.first = 3
    host.update()
    #expect(log.take().contains("child 3"))
  }

  @Test func aBindableBindingIsTheSameEachTime() throws {
    struct Field: View {
      @Binding var name: String
      let log: Log
      var body: some View {
        let _ = log.entries.append("field \(name)")
        Square()
      }
    }
    struct Editor: View {
      @Bindable var model: Model
      let log: Log
      var body: some View {
        let _ = log.entries.append("editor \(model.other)")
        Field(name: $model.name, log: log)
      }
    }
    let model = Model()
    let host = try TestHost { Editor(model: model, log: log) }
    #expect(log.take() == ["editor 0", "field a"])
    model.other = 1
    host.update()
    #expect(log.take() == ["editor 1"])
    model.name = "b"
    host.update()
    #expect(log.take() == ["field b"])
  }
}
