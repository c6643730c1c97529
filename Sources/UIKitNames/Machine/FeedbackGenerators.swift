import Foundation

/// Feedback that a hand feels. Computers have no motor for it: nothing is felt, as on Apple's devices without one.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() {}
  /// Does nothing: there is no motor to wake.
  open func prepare() {}
}

/// Feedback of something that strikes something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or hard what strikes is.
  public enum FeedbackStyle: Int, Sendable {
    /// In the order of UIKit.
    case light, medium, heavy, soft, rigid
  }

  /// A generator for something of medium weight.
  public override init() {}
  /// A generator for something of a weight.
  public init(style: FeedbackStyle) {}

  /// Does nothing: there is no motor.
  open func impactOccurred() {}
  /// Does nothing: there is no motor.
  ///
  /// - Parameter intensity: 0…1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of how something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    /// In the order of UIKit.
    case success, warning, error
  }

  /// Does nothing: there is no motor.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback of a choice that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: there is no motor.
  open func selectionChanged() {}
}
