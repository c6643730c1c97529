public import ChatClient
public import ChatStore
import Sound

/// Why something that a reader did did not come about. ``ChatWords`` has a sentence for each.
public enum ChatFailure: Error, Equatable, Sendable {
  /// The store did not keep or find it.
  case store(ChatStoreError)
  /// The server did not do it, or is not reached.
  case server(ChatBackendError)
  /// A file is larger than so many bytes, and was not added.
  case fileTooLarge(name: String, limit: Int)
  /// A file cannot be read, and was not added.
  case fileUnreadable(name: String)
  /// A file was not added because the store has no place for it.
  case fileNotKept(name: String, ChatStoreError)
  /// A voice cannot be heard: there is no loudspeaker, or it went.
  case noLoudspeaker
  /// A voice cannot be recorded: there is no microphone, or it went.
  case noMicrophone
  /// Anything else, in words of the system.
  case other(String)

  init(_ error: any Error) {
    self =
      switch error {
      case let error as ChatFailure: error
      case let error as ChatStoreError: .store(error)
      case ChatBackendError.store(let error): .store(error)
      case SoundError.noDevice: .noLoudspeaker
      case let error as ChatBackendError: .server(error)
      default: .other(error.localizedDescription)
      }
  }

  /// Whether it is over once the store can be written.
  var concernsFile: Bool {
    switch self {
    case .store(let error): error.concernsFile
    default: false
    }
  }
}
