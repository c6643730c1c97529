import ChatClient
import ChatStore
import SwiftUI

/// Why nothing can be kept or read, and what helps.
struct TroubleBanner: View {
  /// What a list of messages could not read.
  var failure: ChatStoreError?
  @Environment(ChatModel.self) private var chat
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if let error {
      VStack(spacing: 0) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(theme.palette(colorScheme).failure)
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: words.text(of: error, locale: locale)).font(.callout.weight(.semibold))
            if let advice = words.advice(for: error) {
              Text(verbatim: advice).font(.caption).foregroundStyle(.secondary)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          StoreButton(error: error, tryAgain: chat.tryAgain, setAside: chat.setAside).controlSize(.small)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(theme.palette(colorScheme).failure.opacity(0.1))
        Divider()
      }
    }
  }

  private var error: ChatStoreError? {
    if let error = chat.trouble ?? chat.failure { return error }
    // A message that is no longer there is no fault of the store.
    return failure.flatMap { $0.concernsFile ? $0 : nil }
  }
}

/// Why what one writes does not arrive at once.
struct ConnectionBanner: View {
  @Environment(ChatModel.self) private var chat
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale

  var body: some View {
    // A server cannot be heard by a store that keeps nothing: that is said already.
    if chat.trouble == nil, let text {
      HStack(spacing: 6) {
        Image(systemName: "exclamationmark.triangle")
        Text(verbatim: text)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 5)
      .background(.quaternary.opacity(0.5))
    }
  }

  private var text: String? {
    switch chat.connection {
    case .online, .connecting: nil
    case .offline(.offline), .offline(.noServer), .offline(.cancelled): words[.offline]
    // The network is not what is amiss.
    case .offline(let error): words[.offline] + " " + words.text(of: .server(error), locale: locale)
    case .signedOut: words[.signedOut]
    }
  }
}

/// What can be done about a store that cannot be used: another attempt, or a new file beside a damaged one.
struct StoreButton: View {
  let error: ChatStoreError
  let tryAgain: @MainActor () async -> Void
  let setAside: (@MainActor () async -> Void)?
  @Environment(\.words) private var words
  @State private var isBusy = false

  var body: some View {
    switch error {
    case .corrupt: if let setAside { button(.setAside, setAside) }
    // Neither becomes another by waiting.
    case .foreignFile, .newerVersion: EmptyView()
    default: button(.retry, tryAgain)
    }
  }

  private func button(_ word: ChatWords.Word, _ action: @escaping @MainActor () async -> Void) -> some View {
    Button {
      isBusy = true
      Task {
        await action()
        isBusy = false
      }
    } label: {
      Text(verbatim: words[word])
    }
    .disabled(isBusy)
  }
}
