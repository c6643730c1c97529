extension Publishers {
  /// Publishes the values at a range of positions.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var index = 0
      let range = range
      upstream.subscribe(
        StepSubscriber(subscriber, isOverAtStart: range.isEmpty) { input in
          defer { index += 1 }
          return index < range.lowerBound ? .skip : index + 1 < range.upperBound ? .emit(input) : .last(input)
        })
    }
  }
}

extension Publisher {
  /// Passes on the first `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    guard maxLength >= 0 else { fatalError("cannot take \(maxLength) values") }
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Publishes the value at a position, counted from 0, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    guard index >= 0 else { fatalError("\(index) is not a position") }
    return Publishers.Output(upstream: self, range: index..<index + 1)
  }

  /// Publishes the values at a range of positions, counted from 0, then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    guard range.lowerBound >= 0 else { fatalError("\(range.lowerBound) is not a position") }
    return Publishers.Output(upstream: self, range: range)
  }
}
