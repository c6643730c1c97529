import Foundation
import Observation
import Synchronization
import Testing
import UITestSupport

@testable import UICore

/// A model that any thread may write: its storage is locked, its registrar is safe by itself.
private final class Shared: Observable, Sendable {
  private let storage = Mutex(0)
  private let registrar = ObservationRegistrar()

  var value: Int {
    registrar.access(self, keyPath: \.value)
    return storage.withLock { $0 }
  }

  func increment() {
    registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 += 1 } }
  }
}

@MainActor struct BackgroundWriteTests {
  private struct Reader: View {
    let shared: Shared
    let log: Log
    var body: some View {
      let _ = log.entries.append("\(shared.value)")
      Square()
    }
  }

  /// Run with `--sanitize=thread` to see that it is clean.
  @Test(.timeLimit(.minutes(5))) func writesOnAnotherThreadWhileBodiesRun() async throws {
    let shared = Shared()
    let log = Log()
    let host = try TestHost { Reader(shared: shared, log: log) }
    let writer = Thread { for _ in 0..<2000 { shared.increment() } }
    writer.start()
    while !writer.isFinished {
      host.advance(by: 1.0 / 60)
      await Task.yield()
    }
    // The last write reaches the main queue after the thread has ended.
    await host.wait { log.entries.last == "2000" }
    #expect(log.take().last == "2000")
    host.checkInvariants()
  }

  /// Writes from another thread while the main thread is between its read of a property and the end of the body.
  private final class Intruder: Sendable {
    let shared = Shared()
    private let isArmed = Mutex(false)
    func arm() { isArmed.withLock { $0 = true } }

    func read() -> Int {
      let value = shared.value
      let isDue = isArmed.withLock { isArmed in
        defer { isArmed = false }
        return isArmed
      }
      if isDue {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          self.shared.increment()
          done.signal()
        }
        done.wait()
      }
      return value
    }
  }

  private struct Shown: View {
    let intruder: Intruder
    let log: Log
    let run: Int
    var body: some View {
      let _ = log.entries.append("\(intruder.read())")
      Square()
    }
  }

  private struct InClosure: View {
    let intruder: Intruder
    let log: Log
    let run: Int
    var body: some View {
      GeometryReader { _ in
        let _ = log.entries.append("\(run > 0 ? intruder.read() : intruder.shared.value)")
        Square()
      }
    }
  }

  private enum Place: CaseIterable { case body, closure }
  private enum Reason: CaseIterable { case input, mainWrite, backgroundWrite }

  /// Between the read and the registration of the run, only the registration of the run before it hears.
  @Test(arguments: Place.allCases, Reason.allCases)
  private func aWriteBetweenReadAndRegistrationIsShown(place: Place, reason: Reason) async throws {
    let (intruder, log, run) = (Intruder(), Log(), Remote<Int>())
    let host = try TestHost {
      Owner(run, 1) { run in
        switch place {
        case .body: Shown(intruder: intruder, log: log, run: run)
        case .closure: InClosure(intruder: intruder, log: log, run: run)
        }
      }
    }
    var expected = 0
    for round in 2...20 {
      intruder.arm()
      switch reason {
      case .input: run.value = round
      case .mainWrite: intruder.shared.increment()
      case .backgroundWrite:
        await withCheckedContinuation { done in
          Thread.detachNewThread {
            intruder.shared.increment()
            done.resume()
          }
        }
      }
      expected += reason == .input ? 1 : 2
      for _ in 0..<1000 where log.entries.last != "\(expected)" {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        host.advance(by: 1.0 / 60)
      }
      #expect(log.take().last == "\(expected)")
    }
    host.checkInvariants()
  }

  /// What listens past its time is heard no more: a write on the main thread runs the body once.
  @Test func replacedRegistrationsAreSilent() throws {
    let (intruder, log, run) = (Intruder(), Log(), Remote<Int>())
    let host = try TestHost { Owner(run, 0) { Shown(intruder: intruder, log: log, run: $0) } }
    for round in 1...10 {
      run.value = round
      host.update()
      _ = log.take()
      intruder.shared.increment()
      intruder.shared.increment()
      host.update()
      #expect(log.take() == ["\(2 * round)"])
    }
    #if DEBUG
      #expect(host.liveCounts.observations == 1)
    #endif
  }
}
