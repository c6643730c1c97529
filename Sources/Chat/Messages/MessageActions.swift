public import ChatStore
import SwiftUI

/// What a reader does to a message. Rows call it; the view of the channel does it.
@MainActor
public protocol MessageActions: AnyObject {
  /// Adds this user's reaction, or takes it back if it is there.
  func toggleReaction(_ emoji: String, of message: Message)
  /// Chooses answers of a poll, by their ids, in place of those chosen before; none takes that back.
  func vote(_ answers: [String], in message: Message)
  /// Ends a poll, so that no more votes count.
  func endPoll(_ message: Message)
  /// Answers in the channel.
  func reply(to message: Message)
  /// Shows the thread that a message begins.
  func openThread(of message: Message)
  /// Puts what it says into the composer.
  func edit(_ message: Message)
  /// Takes it back, after the reader was asked.
  func delete(_ message: Message)
  /// Keeps it as one to come back to, or no longer.
  func setFlagged(_ isFlagged: Bool, of message: Message)
  /// Pins it for all who are in the channel, or no longer.
  func setPinned(_ isPinned: Bool, of message: Message)
  /// Asks why, and tells whoever runs the server.
  func report(_ message: Message)
  /// Sends once more what failed.
  func retry(_ message: Message)
  /// Gives up what failed.
  func discard(_ message: Message)
  /// Shows a message, wherever it stands.
  func jump(to message: MessageID)
  /// Shows its pictures, beginning with one of them.
  func openGallery(of message: Message, at index: Int)
  /// Asks the server for what the store lacks.
  func fill(_ gap: HistoryGap) async
  /// Saves or opens a file.
  func open(_ attachment: Attachment, of message: Message)
  /// Plays a voice or lets it wait.
  ///
  /// - Parameter time: seconds from which on it is played; nil for where it is.
  func play(_ voice: Attachment, of message: Message, from time: Double?)
}

extension MessageActions {
  /// Opens it, where nothing plays voices.
  public func play(_ voice: Attachment, of message: Message, from time: Double?) { open(voice, of: message) }
}

extension EnvironmentValues {
  /// What is done with what a reader does to a message; nil for rows that can only be read.
  @Entry public var messageActions: (any MessageActions)? = nil
}
