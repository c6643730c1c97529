import Foundation

/// Why something that the user did is not at the server: what views say in words of the reader's language.
public enum SendFailureReason: Hashable, Sendable, Codable {
  /// The server said no, in its own words.
  case refused(String)
  /// The server does not let this user do it, in its own words.
  case forbidden(String)
  /// There is no such channel or message.
  case gone
  /// The server takes no more bytes than these.
  case tooLarge(limit: Int)
  /// The server or its protocol cannot do it.
  case notSupported
  /// The channel is encrypted, and nothing can be encrypted here.
  case encrypted
  /// The message that its thread begins with is not at the server.
  case threadNotSent
  /// A file that belongs to it is no longer on this machine.
  case fileMissing(name: String)
  /// The server's answer makes no sense.
  case unclear
}

extension SendFailureReason {
  /// As one column. Words of servers are cut.
  var stored: String {
    let kept: SendFailureReason =
      switch self {
      case .refused(let words): .refused(String(words.prefix(StoreLimits.name)))
      case .forbidden(let words): .forbidden(String(words.prefix(StoreLimits.name)))
      case .fileMissing(let name): .fileMissing(name: String(name.prefix(StoreLimits.name)))
      default: self
      }
    return (try? JSONEncoder().encode(kept)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Before there were kinds of reasons, words were kept.
  init(stored text: String) {
    self = (try? JSONDecoder().decode(Self.self, from: Data(text.utf8))) ?? .refused(text)
  }
}
