import ChatStore
import SwiftUI

/// What the word that is being typed may become: arrow keys and Tab choose, and so does a press.
struct SuggestionList: View {
  let suggestions: [ComposerSuggestion]
  let selected: Int
  let choose: (ComposerSuggestion) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(suggestions.enumerated()), id: \.element.id) { index, suggestion in
        Button {
          choose(suggestion)
        } label: {
          HStack(spacing: 8) {
            if suggestion.symbol.isEmpty {
              if suggestion.title.hasPrefix("/") {
                Image(systemName: "terminal").frame(width: 22)
              } else {
                MessageAvatar(Member(user: UserID(rawValue: suggestion.id), name: suggestion.title), size: 22)
              }
            } else {
              Text(verbatim: suggestion.symbol).frame(width: 22)
            }
            Text(verbatim: suggestion.title).lineLimit(1)
            Spacer(minLength: 8)
            Text(verbatim: suggestion.detail).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(index == selected ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.clear))
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(index == selected ? .isSelected : [])
      }
    }
    .padding(.vertical, 4)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 10))
    .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.separator) }
    .frame(maxWidth: 420)
  }
}
