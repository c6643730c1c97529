import Foundation

extension NotificationCenter {
  /// Publishes the notifications with a name, from one sender or from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications when they are posted, on the thread that posts them. Notifications that are not demanded
  /// are dropped.
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// The only sender whose notifications are published; nil for all.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(subscriber)
      subscription.observe(center, name, object)
      subscriber.receive(subscription: subscription)
    }

    public static func == (a: Publisher, b: Publisher) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Notification {
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var observation: (center: NotificationCenter, token: any NSObjectProtocol)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  func observe(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    let post = Unchecked(post)
    let token = center.addObserver(forName: name, object: object, queue: nil) { post.value($0) }
    lock.withLock { observation = (center, token) }
  }

  private func post(_ notification: Notification) {
    downstreamLock.withLock {
      let downstream: Downstream? = lock.withLock {
        guard demand > 0 else { return nil }
        demand -= 1
        return self.downstream
      }
      guard let downstream else { return }
      let more = downstream.receive(notification)
      lock.withLock { demand += more }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let (downstream, observation) = lock.withLock { (self.downstream.take(), self.observation.take()) }
    if let (center, token) = observation { center.removeObserver(token) }
    _ = downstream
  }
}
