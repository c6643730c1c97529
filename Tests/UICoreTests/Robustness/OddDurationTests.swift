import Combine
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Durations that are endless, no numbers, negative or huge stop nobody.
@MainActor @Suite struct OddDurationTests {
  nonisolated private static let durations: [Double] = [
    .infinity, -.infinity, .nan, -1, 0, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e18, 9.3e9,
  ]

  private func press(_ host: TestHost, seconds: Double) {
    let pointer = PointerEvent(location: CGPoint(x: 50, y: 50))
    host.send(.pointerMoved(pointer))
    host.send(.pointerDown(pointer))
    host.advance(by: seconds)
    host.send(.pointerUp(pointer))
    host.advance(by: 1)
  }

  /// `minimumDuration: .infinity` follows a press without ever recognising it.
  @Test func anEndlessLongPressIsNeverRecognised() throws {
    var (isRecognised, presses) = (false, [Bool]())
    let host = try TestHost {
      Color.red.onLongPressGesture(minimumDuration: .infinity) {
        isRecognised = true
      } onPressingChanged: {
        presses.append($0)
      }
    }
    press(host, seconds: 100)
    #expect(!isRecognised)
    #expect(presses == [true, false])
  }

  @Test(arguments: durations)
  func pressesOfAnyDurationAndDistance(number: Double) throws {
    var recognised = 0
    let host = try TestHost {
      Color.red.onLongPressGesture(minimumDuration: number) { recognised += 1 }
    }
    press(host, seconds: 2)
    // One that lasts no time is recognised at once, one that lasts longer than the press never.
    #expect(recognised == (number <= 2 ? 1 : 0))
    let others: [AnyView] = [
      AnyView(Color.red.onLongPressGesture(minimumDuration: 1, maximumDistance: number) {}),
      AnyView(Color.red.gesture(DragGesture(minimumDistance: number))),
      AnyView(Color.red.gesture(MagnifyGesture(minimumScaleDelta: number))),
      AnyView(Color.red.gesture(LongPressGesture(minimumDuration: number, maximumDistance: number))),
      AnyView(Color.red.onTapGesture(count: 2) {}.simultaneousGesture(LongPressGesture(minimumDuration: number))),
    ]
    for view in others {
      let host = try TestHost { view }
      press(host, seconds: 2)
      host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 60))
    }
  }

  @Test(arguments: durations)
  func animationsOfAnyDuration(number: Double) throws {
    let animations: [Animation] = [
      .linear(duration: number), .linear(duration: number).repeatForever(), .linear(duration: number).repeatCount(3),
      .linear(duration: 1).delay(number), .linear(duration: 1).delay(number).repeatForever(),
      .linear(duration: 1).speed(number), .linear(duration: 1).repeatForever().speed(number),
      .linear(duration: 1).repeatCount(2).speed(number).repeatForever(),
      .spring(duration: number), .spring(duration: number).repeatForever(), .linear.logicallyComplete(after: number),
    ]
    for animation in animations {
      let width = DurationBox(10.0)
      let host = try TestHost { Holder(box: width) }
      withAnimation(animation) { width.write(50) }
      host.update()
      host.advance(by: 0.1)
      host.advance(by: 0.3)
    }
    let keyframes = try TestHost {
      KeyframeAnimator(initialValue: 10.0) {
        Color.red.frame(width: $0)
      } keyframes: { _ in
        LinearKeyframe(20.0, duration: number)
        CubicKeyframe(30.0, duration: number)
        SpringKeyframe(20.0, duration: number)
      }
    }
    keyframes.advance(by: 0.2)
    let phases = try TestHost {
      PhaseAnimator([10.0, 20.0]) {
        Color.red.frame(width: $0)
      } animation: { _ in
        .linear(duration: number)
      }
    }
    phases.advance(by: 0.2)
  }

  @Test(arguments: durations)
  func schedulesOfAnyInterval(number: Double) throws {
    let animation = try TestHost { TimelineView(.animation(minimumInterval: number)) { _ in Color.red } }
    animation.advance(by: 1)
    let dates = try TestHost {
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: number), .now])) { _ in Color.red }
    }
    dates.advance(by: 1)
    var entries = AnimationTimelineSchedule(minimumInterval: number).entries(from: .now, mode: .normal)
    _ = (entries.next(), entries.next())
    if number > 0 {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let periodic = try TestHost { TimelineView(.periodic(from: start, by: number)) { _ in Color.red } }
      periodic.advance(by: 1)
    }
  }

  /// An endless period begins and never ends.
  @Test func aScheduleWithoutAnEndHasOneEntry() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    let schedule = PeriodicTimelineSchedule(from: start, by: .infinity)
    #expect(Array(schedule.entries(from: start.addingTimeInterval(50), mode: .normal).prefix(3)) == [start])
    #expect(Array(schedule.entries(from: start.addingTimeInterval(-50), mode: .normal).prefix(3)) == [start])
  }

  /// A timer without an end is pending until it is cancelled, and holds up no other.
  @Test func anEndlessTimerWaits() {
    var timers = TimerQueue()
    var ran: [Int] = []
    let endless = [Double.infinity, .nan].map { timers.add(deadline: $0) { ran.append(0) } }
    #expect(timers.nextDeadline() == nil)
    _ = timers.add(deadline: 1) { ran.append(1) }
    #expect(timers.nextDeadline() == 1)
    while let action = timers.popDue(at: .greatestFiniteMagnitude) { action() }
    #expect(ran == [1] && endless.map(\.isPending) == [true, true])
    endless.forEach { $0.cancel() }
    #expect(endless.map(\.isPending) == [false, false])
  }

  /// Lengths of time of Combine's that do not fit are the longest that do.
  @Test(arguments: durations)
  func stridesOfAnyLength(number: Double) {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    let stride = Stride.seconds(number)
    _ = stride + stride + stride - Stride.seconds(-number) * 3
    _ = DispatchQueue.SchedulerTimeType(.now()).advanced(by: stride)
    #expect(Stride.seconds(.infinity) + .seconds(1) == .seconds(.infinity))
    #expect(Stride.seconds(-.infinity) - .seconds(1) == .seconds(-.infinity))
    _ = RunLoop.SchedulerTimeType(.now).advanced(by: .seconds(number))
  }
}

/// Writes the state of a ``Holder``.
private final class DurationBox {
  let initial: Double
  var write: (Double) -> Void = { _ in }
  init(_ initial: Double) { self.initial = initial }
}

private struct Holder: View {
  let box: DurationBox
  @State private var width = 10.0
  var body: some View {
    let _ = box.write = { width = $0 }
    Color.red.frame(width: width)
  }
}
