import ChatClient
public import ChatStore
public import SwiftUI

extension ChatWords {
  /// What is wrong, in a few words: "The disk is full".
  public func text(of error: ChatStoreError, locale: Locale) -> String {
    switch error {
    case .diskFull: self[.diskFull]
    case .readOnly: self[.readOnly]
    case .corrupt: self[.damaged]
    case .foreignFile: self[.foreignFile]
    case .newerVersion: self[.newerVersion]
    case .locked: self[.locked]
    case .cannotOpen(let reason), .inputOutput(let reason): self(.unreadable, reason)
    case .notFound: self[.gone]
    case .alreadySent: self[.alreadySent]
    case .tooLarge(_, let limit): self(.tooLarge, FileKind.size(limit, locale: locale) ?? "")
    case .notPossible: self[.notPossible]
    case .closed, .cancelled: self[.cancelled]
    case .fault(let reason): self(.fault, reason)
    }
  }

  /// What it means and what helps; nil for what does not concern the file.
  public func advice(for error: ChatStoreError) -> String? {
    switch error {
    case .diskFull: self[.diskFullAdvice]
    case .readOnly: self[.readOnlyAdvice]
    case .corrupt: self[.damagedAdvice]
    case .foreignFile: self[.foreignFileAdvice]
    case .newerVersion: self[.newerVersionAdvice]
    case .locked: self[.lockedAdvice]
    case .cannotOpen, .inputOutput: self[.unreadableAdvice]
    default: nil
    }
  }

  /// Why something did not come about. A server's own words stay as they are.
  public func text(of failure: ChatFailure, locale: Locale) -> String {
    switch failure {
    case .store(let error): self(.notKept, text(of: error, locale: locale))
    case .server(let error): text(of: error, locale: locale)
    case .fileTooLarge(let name, let limit): name + ": " + text(of: .tooLarge("file", limit: limit), locale: locale)
    case .fileUnreadable(let name): name + ": " + self[.fileUnreadable]
    case .fileNotKept(let name, let error): name + ": " + text(of: error, locale: locale)
    case .noLoudspeaker: self[.noLoudspeaker]
    case .noMicrophone: self[.noMicrophone]
    case .other(let reason): reason
    }
  }

  /// Why a message is not at the server; empty if nobody said. A server's own words stay as they are.
  public func text(of reason: SendFailureReason, locale: Locale) -> String {
    switch reason {
    case .refused(""), .forbidden(""): ""
    case .refused(let words): self(.serverRefused, ShownText.line(words))
    case .forbidden(let words): self(.notAllowed, ShownText.line(words))
    case .gone: self[.gone]
    case .tooLarge(let limit): self(.tooLarge, FileKind.size(limit, locale: locale) ?? "")
    case .notSupported: self[.notPossible]
    case .encrypted: self[.encryptedChannel]
    case .threadNotSent: self[.threadNotSent]
    case .fileMissing(let name): self(.fileMissing, ShownText.line(name))
    case .unclear: self[.serverUnclear]
    }
  }

  private func text(of error: ChatBackendError, locale: Locale) -> String {
    switch error {
    case .offline: self[.serverMissing]
    case .noServer: self[.noServer]
    case .rateLimited: self[.serverBusy]
    case .serverFault(let reason): self(.serverFault, ShownText.line(reason))
    case .malformed: self[.serverUnclear]
    case .refused(_, let reason, _): text(of: SendFailureReason.refused(reason), locale: locale)
    case .forbidden(let reason): text(of: SendFailureReason.forbidden(reason), locale: locale)
    case .wrongPassword: self[.wrongPassword]
    case .badAddress(let address): self(.badAddress, ShownText.line(address))
    case .unencryptedAddress(let address): self(.unencryptedAddress, ShownText.line(address))
    case .encryptedChannel: self[.encryptedChannel]
    case .threadNotSent: self[.threadNotSent]
    case .fileMissing(let name): self(.fileMissing, ShownText.line(name))
    case .notFound: self[.gone]
    case .tooLarge(let limit): text(of: .tooLarge("file", limit: limit), locale: locale)
    case .notSupported: self[.notPossible]
    case .signedOut: self[.signedOut]
    case .store(let error): text(of: error, locale: locale)
    case .cancelled: self[.cancelled]
    }
  }
}
