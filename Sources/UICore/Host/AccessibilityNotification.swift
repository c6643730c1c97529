import Foundation

/// What a program tells assistive programs of its own accord.
public enum AccessibilityNotification {
  /// A sentence that a screen reader speaks, such as "Message sent".
  public struct Announcement: Sendable {
    private let text: String

    /// Says a text.
    public init(_ announcement: String) { text = announcement }
    /// Says a text; how its parts look is not told.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Tells it to those that listen, from any thread; where nobody does, nothing happens.
    public func post() {
      guard let program = RunningPrograms.current else { return }
      if RunningPrograms.isOnMain {
        assumeMainActor { program.runningPlatform.announce(text) }
      } else {
        Task { @MainActor in program.runningPlatform.announce(text) }
      }
    }
  }
}
