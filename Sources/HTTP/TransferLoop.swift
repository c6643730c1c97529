import CCurl
import Foundation
import SafeOutput
import Synchronization

/// The thread that moves the transfers of a client.
///
/// It is started with the first transfer, waits in the system while nothing comes, and ends some seconds after the
/// last: a dashboard asks again after five, and finds its connections open. Until then it sleeps and has a stack of one
/// page or two; a client that is let go meanwhile goes with it.
final class TransferLoop: @unchecked Sendable {
  private struct Inbox {
    var started: [Transfer] = []
    var cancelled: [Transfer] = []
    var isRunning = false
    var transferCount = 0
  }
  private let inbox = Mutex(Inbox())
  /// The library's handle; confined to the thread but for `wake`.
  private let multi: UnsafeMutableRawPointer?
  let budget: BodyBudget
  /// The oldest first. Confined to the thread.
  private var transfers: [Transfer] = []
  /// How long the thread waits for more, in seconds; connections stay open for as long.
  private static let idleTime = 5.0

  private let startThread: StartThread

  typealias StartThread = @Sendable (@escaping @Sendable () -> Void) throws(SystemThread.Failure) -> Void

  /// - Parameter startThread: runs a body on a new thread; tests replace it.
  init(
    budget: Int,
    startThread: @escaping StartThread = { (body) throws(SystemThread.Failure) in try SystemThread.start(body) }
  ) {
    self.startThread = startThread
    multi = ccurl_load() ? ccurl_multi_init() : nil
    self.budget = BodyBudget(size: budget)
    if let multi {
      _ = ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, 6)
      _ = ccurl_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, 32)
    }
  }

  deinit { if let multi { ccurl_multi_cleanup(multi) } }

  /// Seconds on a clock that never goes back.
  static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  var transferCount: Int { inbox.withLock { $0.transferCount } }

  func start(_ transfer: Transfer) {
    guard multi != nil else {
      return transfer.answer.give(.failure(.unreachable("libcurl.so.4 is missing, or there is no memory for it")))
    }
    send { $0.started.append(transfer) }
  }

  /// Ends a transfer whose answer was given from outside.
  func look(at transfer: Transfer) {
    send { if $0.isRunning { $0.cancelled.append(transfer) } }
  }

  private func send(_ change: (inout Inbox) -> Void) {
    let startsThread = inbox.withLock { inbox in
      change(&inbox)
      inbox.transferCount = max(inbox.transferCount, inbox.started.count)
      guard !inbox.isRunning, !inbox.started.isEmpty else { return false }
      inbox.isRunning = true
      return true
    }
    if startsThread {
      do throws(SystemThread.Failure) { try startThread { [self] in run() } } catch { giveUp(because: error) }
    } else {
      wake()
    }
  }

  private func wake() { if let multi { ccurl_multi_wakeup(multi) } }

  /// Without a thread nothing can be asked now; the next transfer tries again.
  private func giveUp(because failure: SystemThread.Failure) {
    let started = inbox.withLock { inbox in
      defer { (inbox.started, inbox.cancelled, inbox.isRunning, inbox.transferCount) = ([], [], false, 0) }
      return inbox.started
    }
    for transfer in started { transfer.answer.give(.failure(.unreachable(failure.description))) }
  }

  // MARK: The thread

  private func run() {
    Thread.current.name = "HTTP"
    // A connection that the peer has closed is an error of a call, not the program's end.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var lastWork = Self.now()
    while true {
      takeCommands()
      perform()
      endLate()
      resumePaused()
      let now = Self.now()
      if !transfers.isEmpty { lastWork = now }
      let isOver = inbox.withLock { inbox in
        inbox.transferCount = transfers.count + inbox.started.count
        let isOver = transfers.isEmpty && inbox.started.isEmpty && now - lastWork >= Self.idleTime
        if isOver { (inbox.isRunning, inbox.cancelled) = (false, []) }
        return isOver
      }
      if isOver { return }
      let next = transfers.map { $0.deadline.time }.min() ?? lastWork + Self.idleTime
      let milliseconds = Int32(min(max((next - now) * 1000, 0), 60_000).rounded(.up))
      ccurl_multi_poll(multi, milliseconds)
    }
  }

  private func takeCommands() {
    let (started, cancelled) = inbox.withLock { inbox in
      defer { (inbox.started, inbox.cancelled) = ([], []) }
      return (inbox.started, inbox.cancelled)
    }
    for transfer in started {
      // It may have been cancelled before.
      if transfer.answer.isGiven { continue }
      transfer.mayGrow = { [unowned self] in mayGrow($0) }
      do throws(HTTPError) {
        try transfer.begin(at: Self.now())
        try add(transfer)
        transfers.append(transfer)
      } catch {
        transfer.answer.give(.failure(error))
      }
    }
    for transfer in cancelled { remove(transfer) }
  }

  private func add(_ transfer: Transfer) throws(HTTPError) {
    guard let multi, ccurl_multi_add_handle(multi, transfer.easy) == CURLM_OK else {
      throw .unreachable("there is no memory for a connection")
    }
  }

  private func perform() {
    guard let multi else { return }
    var running: Int32 = 0
    ccurl_multi_perform(multi, &running)
    var left: Int32 = 0
    while let message = ccurl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle,
        let context = ccurl_get_private(easy)
      else { continue }
      finish(Transfer.of(context), ccurl_result(message))
    }
  }

  private func finish(_ transfer: Transfer, _ code: CURLcode) {
    ccurl_multi_remove_handle(multi, transfer.easy)
    // Transfers that wait for room go on. Who holds the answer may outlive the client.
    var value = transfer.finish(code, at: Self.now()) { [weak self] in self?.wake() }
    if value == nil {
      do throws(HTTPError) { try add(transfer) } catch { value = .failure(error) }
    }
    guard let value else { return }
    remove(transfer)
    transfer.answer.give(value)
  }

  /// Ends transfers whose time is over.
  private func endLate() {
    let now = Self.now()
    for transfer in transfers {
      let deadline = transfer.deadline
      guard deadline.time <= now else { continue }
      remove(transfer)
      transfer.answer.give(.failure(.timedOut(deadline.wait, seconds: deadline.seconds)))
    }
  }

  private func remove(_ transfer: Transfer) {
    guard let index = transfers.firstIndex(where: { $0 === transfer }) else { return }
    transfers.remove(at: index)
    if let easy = transfer.easy { ccurl_multi_remove_handle(multi, easy) }
    transfer.close()
    transfer.dropBody()
  }

  // MARK: The budget

  private func mayGrow(_ transfer: Transfer) -> Bool {
    budget.mayGrow(isOldest: transfers.first === transfer)
  }

  private func resumePaused() {
    for transfer in transfers where transfer.isPaused && mayGrow(transfer) { transfer.resume() }
  }
}
