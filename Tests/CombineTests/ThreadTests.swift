import Combine
import Foundation
import Testing

/// Eight threads at a time: nothing is lost, nothing comes twice, a subscriber is called by one at a time.
@Suite struct ThreadTests {
  private let threads = 8, rounds = 2000

  /// Runs `body` on each thread with its number.
  private func onThreads(_ body: (Int) -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: threads) { body($0) }
  }

  /// Counts without a lock of its own: a call beside another would be seen as a lost count, or by the thread sanitizer.
  private final class Tally<Input, Failure: Error>: Subscriber {
    var count = 0, ends = 0, last: Input?
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    func receive(_ input: Input) -> Subscribers.Demand {
      count += 1
      last = input
      return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { ends += 1 }
  }

  @Test func oneSubject() {
    let subject = PassthroughSubject<Int, Never>(), tally = Tally<Int, Never>()
    subject.subscribe(tally)
    onThreads { _ in for value in 0..<rounds { subject.send(value) } }
    onThreads { _ in subject.send(completion: .finished) }
    #expect(tally.count == threads * rounds)
    #expect(tally.ends == 1)
  }

  @Test func merge() {
    let subjects = (0..<threads).map { _ in PassthroughSubject<Int, Never>() }, tally = Tally<Int, Never>()
    Publishers.MergeMany(subjects).subscribe(tally)
    onThreads { thread in
      for value in 0..<rounds { subjects[thread].send(value) }
      subjects[thread].send(completion: .finished)
    }
    #expect(tally.count == threads * rounds)
    #expect(tally.ends == 1)
  }

  @Test func combineLatest() {
    let a = CurrentValueSubject<Int, Never>(0), b = CurrentValueSubject<Int, Never>(0)
    let tally = Tally<(Int, Int), Never>()
    a.combineLatest(b).subscribe(tally)
    onThreads { thread in for value in 1...rounds { (thread % 2 == 0 ? a : b).send(value) } }
    #expect(tally.count == threads * rounds + 1)
    a.send(-1)
    b.send(-2)
    #expect(tally.last! == (-1, -2))
  }

  @Test func zip() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>(), tally = Tally<(Int, Int), Never>()
    a.zip(b).subscribe(tally)
    onThreads { thread in for value in 0..<rounds { (thread % 2 == 0 ? a : b).send(value) } }
    #expect(tally.count == threads / 2 * rounds)
  }

  @Test func share() {
    let subject = PassthroughSubject<Int, Never>(), shared = subject.share()
    let tallies = (0..<threads).map { _ in Tally<Int, Never>() }
    onThreads { shared.subscribe(tallies[$0]) }
    onThreads { _ in for value in 0..<rounds { subject.send(value) } }
    #expect(tallies.map(\.count) == [Int](repeating: threads * rounds, count: threads))
    onThreads { tallies[$0].subscription?.cancel() }
    subject.send(1)
    #expect(tallies[0].count == threads * rounds)
  }

  /// Subscribing, sending and cancelling at once.
  @Test func comingAndGoing() {
    let subject = CurrentValueSubject<Int, Never>(0)
    onThreads { thread in
      for value in 0..<rounds / 4 {
        let tally = Tally<Int, Never>()
        subject.map { $0 + 1 }.subscribe(tally)
        subject.send(value)
        tally.subscription?.cancel()
      }
    }
    let last = Tally<Int, Never>()
    subject.subscribe(last)
    #expect(last.count == 1)
  }

  @Test func observableObjects() {
    final class Model: ObservableObject { @Published var value = 0 }
    final class Loose: ObservableObject {}
    nonisolated(unsafe) let model = Model()
    nonisolated(unsafe) let loose = Loose()
    let tally = Tally<Void, Never>(), looseTally = Tally<Void, Never>()
    onThreads { _ in _ = (model.objectWillChange, loose.objectWillChange, Loose().objectWillChange) }
    model.objectWillChange.subscribe(tally)
    loose.objectWillChange.subscribe(looseTally)
    onThreads { _ in
      for value in 0..<rounds {
        model.value = value
        loose.objectWillChange.send()
      }
    }
    #expect(tally.count == threads * rounds)
    #expect(looseTally.count == threads * rounds)
  }

  @Test func cancellingOnce() {
    for _ in 0..<200 {
      nonisolated(unsafe) var count = 0
      let cancellable = AnyCancellable { count += 1 }
      onThreads { _ in cancellable.cancel() }
      #expect(count == 1)
    }
  }
}
