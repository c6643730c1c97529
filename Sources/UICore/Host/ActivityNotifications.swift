import Foundation

/// Tells who listens by UIKit's and AppKit's names that the program became active, or no more.
enum ActivityNotifications {
  /// Posts what leads from one phase to another, in UIKit's order.
  static func post(from old: ScenePhase, to new: ScenePhase) {
    if old == .background, new != .background { post("UIApplicationWillEnterForegroundNotification") }
    if old == .active { post("UIApplicationWillResignActiveNotification", "NSApplicationWillResignActiveNotification") }
    if new == .active { post("UIApplicationDidBecomeActiveNotification", "NSApplicationDidBecomeActiveNotification") }
    if old == .active { post("NSApplicationDidResignActiveNotification") }
    if new == .background { post("UIApplicationDidEnterBackgroundNotification") }
  }

  /// Posts that the program ends.
  static func postEnd() {
    post("UIApplicationWillTerminateNotification", "NSApplicationWillTerminateNotification")
  }

  private static func post(_ names: String...) {
    for name in names { NotificationCenter.default.post(name: Notification.Name(name), object: nil) }
  }
}
