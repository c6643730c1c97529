import Foundation
import Geometry
import UICore

/// The bar above an editor that finds and replaces in its text.
struct FindBar: View {
  @Bindable var finder: TextFinder
  let text: String
  let canReplace: Bool
  let close: () -> Void

  var body: some View {
    let matches = finder.matches(in: text)
    VStack(spacing: 6) {
      HStack(spacing: 8) {
        FindField(
          prompt: "Find", text: $finder.search.query, count: count(matches), requests: finder.requests,
          submit: { finder.step(1, in: text, isSelected: false) },
          submitBackwards: { finder.step(-1, in: text, isSelected: false) }
        ) { options }
        ControlGroup {
          step("Find Previous", "chevron.left", -1)
          step("Find Next", "chevron.right", 1)
        }
        .fixedSize()
        .disabled(matches.isEmpty)
        Button("Done", action: close)
      }
      if finder.replaces, canReplace {
        HStack(spacing: 8) {
          FindField(
            prompt: "Replace", text: $finder.replacement, count: nil, requests: nil,
            submit: { finder.replace(in: text) },
            submitBackwards: {}
          ) {
            Image(systemName: "pencil")
          }
          Group {
            Button("Replace") { finder.replace(in: text) }
            Button("All") { finder.replaceAll(in: text) }.accessibilityLabel("Replace All")
          }
          .disabled(matches.isEmpty)
        }
      }
    }
    .controlSize(.small)
    .padding(.horizontal, 10)
    .padding(.vertical, 7)
    .background(.bar)
    .overlay(alignment: .bottom) { Divider() }
    .onExitCommand(perform: close)
  }

  private var options: some View {
    Menu {
      if canReplace { Toggle("Replace", isOn: $finder.replaces) }
      Divider()
      Toggle("Match Case", isOn: $finder.search.matchesCase)
      Toggle("Whole Words", isOn: $finder.search.findsWords)
    } label: {
      Label("Find Options", systemImage: "magnifyingglass").labelStyle(.iconOnly)
    }
    .buttonStyle(.plain)
    .fixedSize()
  }

  private func step(_ title: LocalizedStringKey, _ symbol: String, _ step: Int) -> some View {
    Button {
      finder.step(step, in: text, isSelected: false)
    } label: {
      Label(title, systemImage: symbol).labelStyle(.iconOnly)
    }
  }

  /// Which of how many; nil before anything is looked for.
  private func count(_ matches: [Range<Int>]) -> Text? {
    if finder.search.query.isEmpty { return nil }
    guard let current = finder.current(in: text) else { return Text("Not found") }
    return Text(
      matches.count < TextSearch.limit
        ? "\(current + 1) of \(matches.count)" : "\(current + 1) of more than \(matches.count)")
  }
}

/// A field of the bar, with a picture or a menu in it before the text and a count after it.
private struct FindField<Leading: View>: View {
  let prompt: LocalizedStringKey
  @Binding var text: String
  let count: Text?
  /// A number that rises when the field is to get the focus, with its text selected; nil where nobody asks for that.
  let requests: Int?
  let submit: () -> Void
  let submitBackwards: () -> Void
  @ViewBuilder let leading: Leading
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: profile.controls.fieldRadius, style: .continuous)
    HStack(spacing: 5) {
      // As wide as the magnifier with its indicator, so that both fields begin at the same place.
      leading.font(.system(size: 12)).foregroundStyle(.secondary).frame(width: 30, alignment: .leading)
      TextField(prompt, text: $text, selection: $selection)
        .textFieldStyle(.plain)
        .focused($isFocused)
        .onSubmit(submit)
        .onKeyPress(keys: [.return], phases: [.down, .repeat]) { press in
          guard press.modifiers == .shift else { return .ignored }
          submitBackwards()
          return .handled
        }
      count?.font(.caption).foregroundStyle(.secondary).lineLimit(1).fixedSize()
    }
    .padding(.horizontal, 7)
    .frame(height: profile.isPhone ? 34 : 24)
    .background(Color.controlFill, in: shape)
    .overlay { if isFocused { FocusRingShape(cornerRadius: profile.controls.fieldRadius) } }
    .onChange(of: requests, initial: true) { _, requests in
      if requests == nil { return }
      isFocused = true
      selection = TextSelection(range: text.startIndex..<text.endIndex)
    }
  }
}
