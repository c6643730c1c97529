import CSDL2
import Foundation
import SafeOutput
import Synchronization

/// Wakes the thread that waits in `SDL_WaitEvent` for events that SDL does not know.
///
/// Only SDL's own events wake SDL. So a thread waits on the other descriptors (main queue, timer, second X connection),
/// and posts an SDL event when one becomes ready. It never reads them: they are edge-triggered, so each new write or
/// expiry causes one wake. At most one such event is queued at a time.
final class EventWaker: Sendable {
  /// The type of the posted event.
  let eventType: UInt32
  private let poll, timer, quit: Int32
  private let isPosted = Atomic(false)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Why the waker could not be started.
  struct Failure: Error {
    let reason: String
  }

  /// - Parameter descriptors: watched until `stop`; the caller owns them.
  init(watching descriptors: [Int32]) throws(Failure) {
    eventType = SDL_RegisterEvents(1)
    poll = epoll_create1(Int32(EPOLL_CLOEXEC))
    timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK))
    quit = eventfd(0, Int32(EFD_CLOEXEC))
    let own = [poll, timer, quit]
    guard own.allSatisfy({ $0 >= 0 }) else {
      let failure = Failure(reason: String(cString: strerror(errno)))
      for descriptor in own where descriptor >= 0 { close(descriptor) }
      throw failure
    }
    for descriptor in descriptors + [timer, quit] { watch(descriptor) }
    do {
      try SystemThread.start(stackSize: 64 * 1024) { [self] in
        Thread.current.name = "event waker"
        wait()
        hasEnded.signal()
      }
    } catch {
      for descriptor in own { close(descriptor) }
      throw Failure(reason: error.description)
    }
  }

  /// Wakes when the descriptor becomes readable, until it is closed.
  func watch(_ descriptor: Int32) {
    var interest = epoll_event()
    interest.events = EPOLLIN.rawValue | EPOLLET.rawValue
    interest.data.fd = descriptor
    epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &interest)
  }

  private func wait() {
    while true {
      var ready = epoll_event()
      let count = epoll_wait(poll, &ready, 1, -1)
      if count < 0 && errno != EINTR { return }
      guard count > 0 else { continue }
      if ready.data.fd == quit { return }
      post()
    }
  }

  /// Posts the event, from any thread, unless it is queued already.
  func post() {
    guard !isPosted.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var event = SDL_Event()
    event.type = eventType
    if SDL_PushEvent(&event) <= 0 { isPosted.store(false, ordering: .releasing) }
  }

  /// Allows the next wake; call it when the posted event arrives, before looking for the work that it announces.
  func acknowledge() { isPosted.store(false, ordering: .releasing) }

  /// Sets the time of the next wake, in seconds of the monotonic clock; nil for none. Replaces the previous one.
  func arm(at time: Double?) {
    var request = itimerspec()
    if let time {
      // Zero would disarm the timer.
      let clamped = min(max(time, 1e-6), 1e15)
      request.it_value.tv_sec = Int(clamped)
      request.it_value.tv_nsec = min(999_999_999, Int((clamped - clamped.rounded(.down)) * 1e9) + 1)
    }
    timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &request, nil)
  }

  /// Ends the thread and waits for it; must precede the end of SDL's video.
  func stop() {
    eventfd_write(quit, 1)
    hasEnded.wait()
    for descriptor in [poll, timer, quit] { close(descriptor) }
  }
}
