import Combine
import Synchronization

/// Writes down what a publisher delivers: values as they print, then `finished` or `failed(error)`.
final class EventLog<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let perValue: (Input) -> Subscribers.Demand

  /// Asks for `demand` at once and for `perValue` at each value.
  init(_ demand: Subscribers.Demand = .unlimited, perValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    initial = demand
    self.perValue = perValue
  }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { events.append("second subscription") }
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return perValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("failed(\(error))")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }

  /// What came since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

extension Publisher {
  /// Subscribes a log.
  func log(
    _ demand: Subscribers.Demand = .unlimited, perValue: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> EventLog<Output, Failure> {
    let log = EventLog<Output, Failure>(demand, perValue: perValue)
    subscribe(log)
    return log
  }

  /// What this publisher delivers at once to a subscriber without limit.
  var events: [String] { log().events }
}

/// An error of the tests, equal by its name.
struct Fault: Error, Equatable, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// Counts its living instances in what it is given.
final class Tracked {
  final class Count { var value = 0 }
  private let count: Count
  init(_ count: Count) {
    self.count = count
    count.value += 1
  }
  deinit { count.value -= 1 }
}
