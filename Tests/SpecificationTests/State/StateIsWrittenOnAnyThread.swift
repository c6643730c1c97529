import Foundation
import SwiftUI
import Synchronization
import Testing
import UITestSupport

/// What a view with state hands to other threads.
@MainActor private final class Handles {
  var counts: Binding<[Int]>?
  var order: State<Int>?
  var flag: Binding<Double>?
}

/// What its body saw. Main thread.
@MainActor private final class Seen {
  var counts: [Int] = []
  var orders: [Int] = []
}

private struct Counters: View {
  let handles: Handles
  let seen: Seen
  @State private var counts = [Int](repeating: 0, count: 8)
  @State private var order = 0

  var body: some View {
    let _ = (handles.counts, handles.order) = ($counts, _order)
    let _ = seen.counts = counts
    let _ = seen.orders.append(order)
    Text("\(order)")
  }
}

/// Writers on threads of their own, about 100,000 writes a second together.
private final class Writers: @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by the lock.
  private var total = 0
  private let lost = Mutex(0)
  private let running = Mutex(8)
  private let written = Mutex([Int](repeating: 0, count: 8))

  func start(_ counts: Binding<[Int]>, _ order: State<Int>, seconds: Double) {
    let (begin, end) = (Date(), Date(timeIntervalSinceNow: seconds))
    for number in 0..<8 {
      Thread { [self] in
        var count = 0
        while Date() < end {
          for _ in 0..<6 {
            count += 1
            // Its own element, beside those that the others write.
            if count % 50 == 0 {
              withAnimation(.linear(duration: 0.1)) { counts[number].wrappedValue = count }
            } else {
              counts[number].wrappedValue = count
            }
            if counts.wrappedValue[number] != count { lost.withLock { $0 += 1 } }
            // One number for all, which rises.
            lock.withLock {
              total += 1
              order.wrappedValue = total
            }
          }
          // Two writes a turn, 12,500 a second and thread; a thread that is late does not wait.
          let early = Double(2 * count) / 12_500 - Date().timeIntervalSince(begin)
          if early > 0 { Thread.sleep(forTimeInterval: early) }
        }
        written.withLock { $0[number] = count }
        running.withLock { $0 -= 1 }
      }.start()
    }
  }

  var isRunning: Bool { running.withLock { $0 > 0 } }
  var writes: Int { lock.withLock { total } }
  var counts: [Int] { written.withLock { $0 } }
  var lostCount: Int { lost.withLock { $0 } }
}

/// Lets the main queue run what was queued there before.
@MainActor private func drainMainQueue() async {
  await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}

extension StateSpecification {
  /// Apple documents `State` as safe to mutate from any thread. Eight threads write for two seconds, or as long as
  /// `APUS_SOAK_SECONDS` says, while the main thread shows frames: each reads what it wrote, none loses what another wrote
  /// beside it, and bodies see the writes in their order and the last one at the end.
  @Test func stateIsWrittenOnAnyThread() async throws {
    let (handles, seen) = (Handles(), Seen())
    let host = try TestHost { Counters(handles: handles, seen: seen) }
    let seconds = ProcessInfo.processInfo.environment["APUS_SOAK_SECONDS"].flatMap { Double($0) } ?? 2
    let writers = Writers()
    writers.start(try #require(handles.counts), try #require(handles.order), seconds: seconds)
    while writers.isRunning {
      await drainMainQueue()
      host.advance(by: 1.0 / 60)
    }
    await drainMainQueue()
    host.advance(by: 1)
    #expect(writers.lostCount == 0)
    #expect(seen.counts == writers.counts)
    #expect(seen.orders.last == writers.writes)
    #expect(zip(seen.orders, seen.orders.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(host.messages == [])
    print("\(2 * writers.writes) writes in \(seconds) s on 8 threads, \(seen.orders.count) bodies")
  }

  /// The write asks for the frame in which it is shown, under the animation of the thread that made it.
  @Test func stateWrittenOnAnotherThreadIsAnimated() async throws {
    let (lever, reading) = (Handles(), Reading())
    let host = try TestHost {
      Driven(Lever<Double>(), 0.0) { _ in Hander(lever: lever, reading: reading) }
    }
    let flag = try #require(lever.flag)
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        withAnimation(.linear(duration: 1)) { flag.wrappedValue = 100 }
        #expect(flag.wrappedValue == 100)
        // Behind what the write has queued there.
        DispatchQueue.main.async { done.resume() }
      }
    }
    host.update()
    host.advance(by: 0.5)
    #expect(reading.isClose(to: 50))
    host.advance(by: 0.5)
    #expect(reading.isClose(to: 100))
  }

  /// The store keeps the last write, and so do the views.
  @Test func storageIsWrittenOnAnyThread() async throws {
    let (journal, handles) = (Journal(), StorageHandles())
    UserDefaults.standard.removeObject(forKey: "StorageIsWrittenOnAnyThread")
    let host = try TestHost { StorageReader(journal: journal, handles: handles) }
    let bindings = [try #require(handles.scene), try #require(handles.app)]
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          for value in 1...250 { for binding in bindings { binding.wrappedValue = value } }
        }
        for binding in bindings {
          binding.wrappedValue = 1000
          #expect(binding.wrappedValue == 1000)
        }
        DispatchQueue.main.async { done.resume() }
      }
    }
    host.update()
    #expect(journal.take().last == "1000 1000")
    UserDefaults.standard.removeObject(forKey: "StorageIsWrittenOnAnyThread")
  }
}

private struct Hander: View {
  let lever: Handles
  let reading: Reading
  @State private var value = 0.0
  var body: some View {
    let _ = lever.flag = $value
    Probe(value: value, reading: reading)
  }
}

@MainActor private final class StorageHandles {
  var scene: Binding<Int>?
  var app: Binding<Int>?
}

private struct StorageReader: View {
  let journal: Journal
  let handles: StorageHandles
  @SceneStorage("value") private var scene = 0
  @AppStorage("StorageIsWrittenOnAnyThread") private var app = 0
  var body: some View {
    let _ = (handles.scene, handles.app) = ($scene, $app)
    let _ = journal("\(scene) \(app)")
    Text("\(app)")
  }
}
