import ChatStore
import SwiftUI

/// Writes a poll: a question, options, and whether several may be chosen. What is written stays with the composer when the
/// sheet goes, until it is sent or discarded.
struct PollSheet: View {
  let model: ComposerModel
  let onAsk: @MainActor (MessageContent.Poll) async -> Bool
  /// What is being sent, which shows until the sheet has gone.
  @State private var sent: PollDraft?
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

  private var draft: Binding<PollDraft> {
    Binding(get: { sent ?? model.poll }, set: { model.poll = $0 })
  }

  var body: some View {
    let draft = draft
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: words[.newPoll]).font(.headline).accessibilityAddTraits(.isHeader)
        .padding([.horizontal, .top], 16).padding(.bottom, 12)
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          field(draft.question, words[.pollQuestion], .question).padding(.bottom, 8)
          ForEach(draft.options) { $option in
            PollOptionField(title: title(of: option.id), canRemove: draft.wrappedValue.canRemove) {
              field($option.text, title(of: option.id), .option(option.id))
            } remove: {
              model.poll.remove(option.id)
            }
          }
          Button {
            focused = model.poll.add().map { .option($0) }
          } label: {
            Label(title: { Text(verbatim: words[.addOption]) }, icon: { Image(systemName: "plus.circle") })
          }
          .buttonStyle(.borderless).disabled(!draft.wrappedValue.canAdd).padding(.vertical, 2)
          Toggle(isOn: draft.allowsSeveral) { Text(verbatim: words[.severalAnswers]) }
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
        if !draft.wrappedValue.isEmpty {
          Button(role: .destructive, action: discard, label: { Text(verbatim: words[.discard]) })
            .buttonStyle(.borderless)
        }
        Spacer()
        Button(role: .cancel, action: { dismiss() }, label: { Text(verbatim: words[.close]) })
          .keyboardShortcut(.cancelAction)
        Button(action: send) { Text(verbatim: words[.send]) }
          .buttonStyle(.borderedProminent).disabled(draft.wrappedValue.poll == nil)
      }
      .padding(16)
    }
    .frame(minWidth: 280, idealWidth: 380, maxWidth: 480)
    .disabled(sent != nil)
    .onAppear { focused = .question }
    .onDisappear { Task { await model.savePoll() } }
  }

  private func field(_ text: Binding<String>, _ title: String, _ field: Field) -> some View {
    TextField(text: text) { Text(verbatim: title) }
      .textFieldStyle(.roundedBorder)
      .focused($focused, equals: field)
      .onSubmit { goOn(from: field) }
  }

  /// Return goes on to the next option, and makes one behind the last that is filled in.
  private func goOn(from field: Field) {
    let draft = model.poll
    let place = draft.options.firstIndex { field == .option($0.id) }
    let next = place.map { $0 + 1 } ?? 0
    if next < draft.options.count {
      focused = .option(draft.options[next].id)
    } else if draft.options.last?.text.isEmpty == false, let new = model.poll.add() {
      focused = .option(new)
    }
  }

  private func title(of option: Int) -> String {
    let number = (draft.wrappedValue.options.firstIndex { $0.id == option } ?? 0) + 1
    return words(.pollOption, number.formatted(.number.locale(locale)))
  }

  private func discard() {
    model.poll = PollDraft()
    focused = .question
  }

  private func send() {
    guard let poll = model.poll.poll, sent == nil else { return }
    sent = model.poll
    Task {
      let isKept = await onAsk(poll)
      hasFailed = !isKept
      if isKept { dismiss() } else { sent = nil }
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
