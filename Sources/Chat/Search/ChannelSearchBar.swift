import SwiftUI

/// The field over a conversation that is searched, with how many messages were found and the ways from one to the next.
struct ChannelSearchBar: View {
  let model: ChannelSearchModel
  /// Called when the field has gone.
  let onEnd: () -> Void

  var body: some View {
    if model.isShown {
      VStack(spacing: 0) {
        SearchLine(model: model) {
          model.end()
          onEnd()
        }
        Divider()
      }
    }
  }
}

private struct SearchLine: View {
  @Bindable var model: ChannelSearchModel
  let end: () -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.words) private var words

  var body: some View {
    HStack(spacing: 4) {
      HStack(spacing: 8) {
        Image(systemName: "magnifyingglass").font(.system(size: 12)).foregroundStyle(.secondary)
        TextField(text: $model.text) { Text(verbatim: words[.searchChannel]) }
          .textFieldStyle(.plain)
          .focused($isFocused)
          .onKeyPress(keys: [.return]) { press in
            guard press.modifiers == .shift else { return .ignored }
            Task { await model.previous() }
            return .handled
          }
          .onSubmit { Task { await model.next() } }
        FoundCount(model: model)
      }
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 8))
      .padding(.trailing, 4)
      step("chevron.up", .nextHit) { await model.next() }
      step("chevron.down", .previousHit) { await model.previous() }
      Button(action: end) { SearchSymbol(name: "xmark") }
        .buttonStyle(.plain).foregroundStyle(.secondary)
        .accessibilityLabel(Text(verbatim: words[.close]))
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .onExitCommand(perform: end)
    .onChange(of: model.focusRequest, initial: true) { isFocused = true }
  }

  private func step(
    _ symbol: String, _ word: ChatWords.Word, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    Button {
      Task { await action() }
    } label: {
      SearchSymbol(name: symbol)
    }
    .buttonStyle(.plain)
    .disabled(model.found.isEmpty)
    .foregroundStyle(model.found.isEmpty ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.secondary))
    .accessibilityLabel(Text(verbatim: words[word]))
  }
}

private struct SearchSymbol: View {
  let name: String
  var body: some View {
    Image(systemName: name).font(.system(size: 12, weight: .semibold)).frame(width: 26, height: 26)
      .contentShape(Rectangle())
  }
}

/// "3 of 17", or that there is nothing.
private struct FoundCount: View {
  let model: ChannelSearchModel
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale

  var body: some View {
    if let text {
      Text(verbatim: text).font(.caption).foregroundStyle(.secondary).monospacedDigit().lineLimit(1)
        .fixedSize()
    }
  }

  private var text: String? {
    if let failure = model.failure { return words.text(of: failure, locale: locale) }
    guard !model.isEmpty, model.isAnswered else { return nil }
    guard let index = model.index else { return words[.noHits] }
    func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
    return words(.foundPlace, number(index + 1), number(model.found.count) + (model.isMore ? "+" : ""))
  }
}
