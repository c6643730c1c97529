import Combine
import Testing

@Suite struct PublishedTests {
  private class Weather {
    @Published var temperature: Double
    @Published var copy = 0.0
    init(temperature: Double) { self.temperature = temperature }
  }

  /// Source: the documentation of `Published` (class `Weather`): the current value at once, then the new one.
  @Test func publishesTheCurrentAndEachNewValue() {
    let weather = Weather(temperature: 20)
    var log: [String] = []
    let cancellable = weather.$temperature.sink { log.append("now \($0), was \(weather.temperature)") }
    weather.temperature = 25
    #expect(log == ["now 20.0, was 20.0", "now 25.0, was 20.0"])
    #expect(weather.temperature == 25)
    cancellable.cancel()
  }

  @Test func aLateDemandGetsTheLatestValue() {
    let weather = Weather(temperature: 1)
    let log = weather.$temperature.log(.none)
    weather.temperature = 2
    weather.temperature = 3
    #expect(log.events == [])
    log.request(.max(1))
    #expect(log.events == ["3.0"])
    weather.temperature = 4
    #expect(log.events == ["3.0"])
  }

  /// Source: the documentation of `assign(to:)`: the property's life is the subscription's.
  @Test func assignLivesAsLongAsTheProperty() {
    let subject = PassthroughSubject<Double, Never>()
    let count = Tracked.Count()
    do {
      let weather = Weather(temperature: 0)
      let tracked = Tracked(count)
      subject.map { value in
        _ = tracked
        return value * 2
      }
      .assign(to: &weather.$copy)
      subject.send(2)
      #expect(weather.copy == 4)
    }
    #expect(count.value == 1 - 1)
    subject.send(3)
  }

  @Test func assignToAnObservedPropertyFiresTheObject() {
    final class Model: ObservableObject { @Published var value = 0 }
    let model = Model()
    let log = model.objectWillChange.log()
    [1, 2].publisher.assign(to: &model.$value)
    #expect(model.value == 2)
    #expect(log.events == ["()", "()"])
  }
}
