import Combine
import Testing

/// Source: the documentation of `Subscribers.Demand`.
@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func arithmetic() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.max(.max) + .max(1) == .unlimited)
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.max(2) - .unlimited == .none)
    #expect(Demand.max(2) * 3 == .max(6))
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.max(2) + -1 == .max(1))
    #expect(Demand.none == .max(0))
  }

  @Test func comparison() {
    #expect(Demand.unlimited > .max(.max))
    #expect(Demand.unlimited > 5 && 5 < Demand.unlimited)
    #expect(!(Demand.unlimited <= 5) && Demand.unlimited >= 5)
    #expect(Demand.max(5) == 5 && Demand.max(5) != 6 && Demand.max(5) < 6)
    #expect(Demand.unlimited != 5)
    #expect(Demand.unlimited.max == nil && Demand.max(4).max == 4)
    #expect("\(Demand.unlimited) \(Demand.max(3))" == "unlimited max(3)")
  }

  @Test func sequencesDeliverWhatIsAsked() {
    let log = (1...5).publisher.log(.max(2))
    #expect(log.take() == ["1", "2"])
    log.request(.max(1))
    #expect(log.take() == ["3"])
    log.request(.max(2))
    #expect(log.take() == ["4", "5", "finished"])
  }

  @Test func askingFromInsideDoesNotRecurse() {
    let log = (0..<100_000).publisher.log(.max(1)) { _ in .max(1) }
    #expect(log.events.count == 100_001)
    var count = 0
    var subscription: (any Subscription)?
    (0..<100_000).publisher.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: { _ in
          count += 1
          subscription?.request(.max(1))
          return .none
        }))
    #expect(count == 100_000)
  }

  /// What an operator leaves out is asked for anew, so that what is wanted comes.
  @Test func leavingOutKeepsTheDemand() {
    #expect((1...10).publisher.filter { $0 > 8 }.log(.max(1)).events == ["9"])
    #expect((1...10).publisher.dropFirst(3).log(.max(1)).events == ["4"])
    #expect((1...10).publisher.drop { $0 < 6 }.log(.max(2)).events == ["6", "7"])
    #expect([1, 1, 1, 2].publisher.removeDuplicates().log(.max(2)).events == ["1", "2", "finished"])
    #expect((1...10).publisher.compactMap { $0 % 5 == 0 ? $0 : nil }.log(.max(1)).events == ["5"])
    #expect((1...10).publisher.collect(3).log(.max(2)).events == ["[1, 2, 3]", "[4, 5, 6]"])
    #expect((1...10).publisher.prefix(3).log(.max(2)).events == ["1", "2"])
  }

  @Test func singleValuesWaitForDemand() {
    for publisher in [
      Just(1).eraseToAnyPublisher(), Optional(1).publisher.eraseToAnyPublisher(),
      Future { $0(.success(1)) }.eraseToAnyPublisher(),
      Result<Int, Never>.success(1).publisher.eraseToAnyPublisher(),
    ] {
      let log = publisher.log(.none)
      #expect(log.events == [])
      log.request(.max(1))
      #expect(log.events == ["1", "finished"])
      log.request(.max(1))
      #expect(log.events.count == 2)
    }
  }
}
