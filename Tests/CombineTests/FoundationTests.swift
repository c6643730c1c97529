import Combine
import Foundation
import Testing

@Suite struct FoundationTests {
  private struct Article: Codable, Equatable {
    var title: String
    var author: String
  }

  /// Source: the documentation of `Publisher.encode(encoder:)` and `decode(type:decoder:)`.
  @Test func coding() {
    let article = Article(title: "My First Article", author: "Gita Kumar")
    var decoded: [Article] = []
    let cancellable = Just(article).encode(encoder: JSONEncoder()).decode(type: Article.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { decoded.append($0) })
    #expect(decoded == [article])
    cancellable.cancel()
    let broken = Just(Data("{".utf8)).decode(type: Article.self, decoder: JSONDecoder()).log()
    #expect(broken.events.count == 1)
    #expect(broken.events[0].hasPrefix("failed("))
  }

  @Test func notifications() {
    let center = NotificationCenter(), name = Notification.Name("changed")
    let sender = NSObject(), other = NSObject()
    let all = center.publisher(for: name).map(\.name.rawValue).log()
    let one = center.publisher(for: name, object: sender).map { _ in 1 }.log(.max(1))
    center.post(name: name, object: other)
    center.post(name: name, object: sender)
    center.post(name: name, object: sender)
    #expect(all.events == ["changed", "changed", "changed"])
    #expect(one.events == ["1"])
    all.cancel()
    center.post(name: name, object: nil)
    #expect(all.events.count == 3)
  }

  /// A run loop of this thread is run until three ticks have come; then nothing keeps it awake.
  @Test func timer() {
    let loop = RunLoop.current
    var dates: [Date] = []
    let cancellable = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().prefix(3).sink {
      dates.append($0)
    }
    while dates.count < 3, loop.run(mode: .default, before: .distantFuture) {}
    #expect(dates.count == 3)
    #expect(dates == dates.sorted())
    cancellable.cancel()
  }

  /// The first tick comes an interval after the connection, not with it.
  @Test func timerWaitsForItsFirstTick() {
    let loop = RunLoop.current
    let start = Date()
    var first: Date?
    let cancellable = Timer.publish(every: 0.05, on: loop, in: .default).autoconnect().prefix(1).sink { first = $0 }
    while first == nil, loop.run(mode: .default, before: .distantFuture) {}
    #expect((first?.timeIntervalSince(start) ?? 0) >= 0.049)
    cancellable.cancel()
  }

  @Test func dispatchQueueTime() {
    typealias Time = DispatchQueue.SchedulerTimeType
    #expect(Time.Stride.milliseconds(300).magnitude == 300_000_000)
    #expect(Time.Stride.seconds(0.25) == .milliseconds(250))
    #expect((0.5 as Time.Stride) == .milliseconds(500))
    #expect(Time.Stride.seconds(.max).magnitude == .max)
    #expect(Time.Stride.seconds(Double.infinity).magnitude == .max)
    let now = Time(.now())
    #expect(now.distance(to: now.advanced(by: .microseconds(7))) == .nanoseconds(7000))
    #expect(now.advanced(by: .seconds(1)).distance(to: now) == .seconds(-1))
  }

  @Test func dateTime() {
    let now = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 100))
    #expect(now.advanced(by: .milliseconds(500)).date.timeIntervalSinceReferenceDate == 100.5)
    #expect(now.distance(to: now.advanced(by: 2)).timeInterval == 2)
  }

  /// Each kind of queue delivers in order, off the thread that sends.
  @Test func queuesDeliverInOrder() async {
    let serial = DispatchQueue(label: "serial")
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 4
    var got: [[Int]] = []
    for await values in (0..<200).publisher.receive(on: serial).collect().values { got.append(values) }
    for await values in (0..<200).publisher.receive(on: operations).collect().values { got.append(values) }
    for await values in (0..<200).publisher.receive(on: DispatchQueue.global()).collect().values { got.append(values) }
    #expect(got == [[Int]](repeating: Array(0..<200), count: 3))
  }

  @Test func realDebounce() async {
    var got: [Int] = []
    let queue = DispatchQueue(label: "debounce")
    let values = [1, 2, 3].publisher.append(Empty(completeImmediately: false))
      .debounce(for: .milliseconds(5), scheduler: queue).prefix(1)
    for await value in values.values { got.append(value) }
    #expect(got == [3])
  }

  /// A mark on the main queue tells; its thread need not be the process's first in a test.
  @Test @MainActor func theMainRunLoopDeliversOnTheMainQueue() async {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    defer { DispatchQueue.main.setSpecific(key: mark, value: nil) }
    var isMain: [Bool?] = []
    for await value in Just(1).subscribe(on: DispatchQueue.global()).receive(on: RunLoop.main)
      .map({ _ in DispatchQueue.getSpecific(key: mark) }).values
    { isMain.append(value) }
    for await value in Just(1).delay(for: .milliseconds(2), scheduler: DispatchQueue.main)
      .map({ _ in DispatchQueue.getSpecific(key: mark) }).values
    { isMain.append(value) }
    for await value in Just(1).delay(for: .milliseconds(2), scheduler: RunLoop.main)
      .map({ _ in DispatchQueue.getSpecific(key: mark) }).values
    { isMain.append(value) }
    #expect(isMain == [true, true, true])
  }
}
