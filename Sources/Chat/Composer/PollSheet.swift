import ChatStore
import SwiftUI

/// Writes a poll: a question, options, and whether several may be chosen.
struct PollSheet: View {
  let model: ComposerModel
  let onAsk: @MainActor (MessageContent.Poll) async -> Bool
  @State private var draft = PollDraft()
  @State private var isSending = false
  @State private var hasFailed = false
  /// Of what is written, in points.
  @State private var height = 0.0
  @FocusState private var focused: Field?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// Points; what is higher scrolls.
  private static let mostHeight = 380.0

  enum Field: Hashable {
    case question
    case option(Int)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: words[.newPoll]).font(.headline).accessibilityAddTraits(.isHeader)
        .padding([.horizontal, .top], 16).padding(.bottom, 12)
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          field($draft.question, words[.pollQuestion], .question).padding(.bottom, 8)
          ForEach($draft.options) { $option in
            PollOptionField(title: title(of: option.id), canRemove: draft.canRemove) {
              field($option.text, title(of: option.id), .option(option.id))
            } remove: {
              draft.remove(option.id)
            }
          }
          Button {
            focused = draft.add().map { .option($0) }
          } label: {
            Label(title: { Text(verbatim: words[.addOption]) }, icon: { Image(systemName: "plus.circle") })
          }
          .buttonStyle(.borderless).disabled(!draft.canAdd).padding(.vertical, 2)
          Toggle(isOn: $draft.allowsSeveral) { Text(verbatim: words[.severalAnswers]) }
        }
        .padding(.horizontal, 16)
        // Room for the ring around a field.
        .padding(.top, 4)
        .padding(.bottom, 16)
        .onGeometryChange(for: Double.self) {
          $0.size.height
        } action: {
          height = $0
        }
      }
      .frame(height: min(height, Self.mostHeight))
      if hasFailed, let failure = model.failure {
        Text(verbatim: words.text(of: failure, locale: locale)).font(.caption)
          .foregroundStyle(theme.palette(colorScheme).failure).padding(.horizontal, 16).padding(.bottom, 8)
      }
      Divider()
      HStack {
        Spacer()
        Button(role: .cancel, action: { dismiss() }, label: { Text(verbatim: words[.cancel]) })
          .keyboardShortcut(.cancelAction)
        Button(action: send) { Text(verbatim: words[.send]) }
          .buttonStyle(.borderedProminent).disabled(draft.poll == nil || isSending)
      }
      .padding(16)
    }
    .frame(minWidth: 280, idealWidth: 380, maxWidth: 480)
    .onAppear { focused = .question }
  }

  private func field(_ text: Binding<String>, _ title: String, _ field: Field) -> some View {
    TextField(text: text) { Text(verbatim: title) }
      .textFieldStyle(.roundedBorder)
      .focused($focused, equals: field)
      .onSubmit { goOn(from: field) }
  }

  /// Return goes on to the next option, and makes one behind the last that is filled in.
  private func goOn(from field: Field) {
    let place = draft.options.firstIndex { field == .option($0.id) }
    let next = place.map { $0 + 1 } ?? 0
    if next < draft.options.count {
      focused = .option(draft.options[next].id)
    } else if draft.options.last?.text.isEmpty == false, let new = draft.add() {
      focused = .option(new)
    }
  }

  private func title(of option: Int) -> String {
    let number = (draft.options.firstIndex { $0.id == option } ?? 0) + 1
    return words(.pollOption, number.formatted(.number.locale(locale)))
  }

  private func send() {
    guard let poll = draft.poll, !isSending else { return }
    isSending = true
    Task {
      let isKept = await onAsk(poll)
      (isSending, hasFailed) = (false, !isKept)
      if isKept { dismiss() }
    }
  }
}

/// An option's field with what removes it.
private struct PollOptionField<Field: View>: View {
  let title: String
  let canRemove: Bool
  @ViewBuilder let field: Field
  let remove: () -> Void
  @Environment(\.words) private var words

  var body: some View {
    HStack(spacing: 8) {
      field
      Button(action: remove) { Image(systemName: "minus.circle").font(.system(size: 16)) }
        .buttonStyle(.plain).foregroundStyle(canRemove ? AnyShapeStyle(.secondary) : AnyShapeStyle(.quaternary))
        .disabled(!canRemove)
        .accessibilityLabel(Text(verbatim: words(.remove, title)))
    }
  }
}
