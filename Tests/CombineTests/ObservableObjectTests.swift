import Combine
import Testing

private class Model: ObservableObject {
  @Published var name = "a"
  var plain = 0
  @Published var items: [Int] = []
  init() {}
}

private final class Submodel: Model {
  @Published var extra = 1
  let constant = "x"
}

private final class Manual: ObservableObject {
  var name = "a" { willSet { objectWillChange.send() } }
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var name = "a"
}

@Suite struct ObservableObjectTests {
  /// Source: the documentation of `ObservableObject` (class `Contact`: `haveBirthday` publishes before the change).
  @Test func firesBeforeTheChange() {
    let model = Model()
    var log: [String] = []
    let cancellable = model.objectWillChange.sink { log.append("will change, is \(model.name) \(model.items)") }
    model.name = "b"
    model.plain = 1
    model.items.append(3)
    #expect(log == ["will change, is a []", "will change, is b []"])
    #expect(model.items == [3])
    cancellable.cancel()
    model.name = "c"
    #expect(log.count == 2)
  }

  @Test func isTheSamePublisherEachTime() {
    let model = Model(), manual = Manual()
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(manual.objectWillChange === manual.objectWillChange)
    #expect(model.objectWillChange !== Model().objectWillChange)
  }

  @Test func coversTheWholeHierarchy() {
    let model = Submodel()
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    model.name = "b"
    model.extra = 2
    (model as Model).items = [1]
    #expect(count == 3)
    cancellable.cancel()
  }

  @Test func sendsByHandWithoutPublishedProperties() {
    let model = Manual()
    var log: [String] = []
    let cancellable = model.objectWillChange.sink { log.append(model.name) }
    model.name = "b"
    model.name = "c"
    #expect(log == ["a", "b"])
    cancellable.cancel()
  }

  /// Objects at addresses used before must not meet the subscribers of their predecessors.
  @Test func publishersOfGoneObjectsAreNotFoundAgain() {
    var fired = 0
    var cancellables: [AnyCancellable] = []
    for _ in 0..<1000 {
      let model = Manual()
      model.name = "b"
      model.objectWillChange.sink { fired += 1 }.store(in: &cancellables)
    }
    #expect(fired == 0)
  }

  @Test func aPublisherOfOnesOwnIsNotFired() {
    let model = Custom()
    let log = model.objectWillChange.log()
    model.name = "b"
    #expect(log.events == [])
    model.objectWillChange.send()
    #expect(log.events == ["()"])
  }

  @Test func releasesTheObject() {
    let count = Tracked.Count()
    final class Holder: ObservableObject {
      @Published var value = 0
      let tracked: Tracked
      var cancellables: Set<AnyCancellable> = []
      init(_ tracked: Tracked) {
        self.tracked = tracked
        $value.sink { [weak self] _ in _ = self }.store(in: &cancellables)
        objectWillChange.sink { [weak self] in _ = self }.store(in: &cancellables)
      }
    }
    do {
      let holder = Holder(Tracked(count))
      holder.value = 3
      #expect(count.value == 1)
    }
    #expect(count.value == 0)
  }

  @Test func orderOfSubscribersIsThatOfSubscribing() {
    let model = Model()
    var log: [Int] = []
    var cancellables = (0..<5).map { index in model.objectWillChange.sink { log.append(index) } }
    model.name = "b"
    cancellables.remove(at: 1)
    cancellables.remove(at: 1)
    cancellables.append(model.objectWillChange.sink { log.append(9) })
    model.name = "c"
    #expect(log == [0, 1, 2, 3, 4, 0, 3, 4, 9])
  }
}
