public import ChatStore
public import SwiftUI

/// Why a store cannot be opened, and what can be done: in place of a chat. The file stays as it is until somebody decides.
public struct StoreFailureView: View {
  private let error: ChatStoreError
  private let file: URL
  private let tryAgain: @MainActor () async -> Void
  private let setAside: (@MainActor () async -> Void)?
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale

  /// - Parameters:
  ///   - error: what ``ChatStore/open(at:user:options:)`` threw.
  ///   - file: the store's file, which is named.
  ///   - tryAgain: opens it once more.
  ///   - setAside: sets a damaged file aside by ``ChatStore/setAside(at:)`` and opens another; nil for no such button.
  public init(
    _ error: ChatStoreError, file: URL, tryAgain: @escaping @MainActor () async -> Void,
    setAside: (@MainActor () async -> Void)? = nil
  ) {
    (self.error, self.file, self.tryAgain, self.setAside) = (error, file, tryAgain, setAside)
  }

  public var body: some View {
    ContentUnavailableView {
      Label {
        Text(verbatim: words[.cannotOpen])
      } icon: {
        Image(systemName: "exclamationmark.triangle")
      }
    } description: {
      VStack(spacing: 8) {
        Text(verbatim: words.text(of: error, locale: locale)).fontWeight(.semibold)
        if let advice = words.advice(for: error) { Text(verbatim: advice) }
        // A path is read from left to right in every language.
        Text(verbatim: "\u{2066}" + file.path + "\u{2069}").font(.caption).textSelection(.enabled)
      }
      .multilineTextAlignment(.center)
    } actions: {
      StoreButton(error: error, tryAgain: tryAgain, setAside: setAside)
    }
    .frame(maxWidth: 460)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
