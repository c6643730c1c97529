import ChatStore
import SwiftUI

/// Begins a reply to the message whose row a finger has moved far enough towards the trailing edge.
struct ReplySwipe: ViewModifier {
  let model: MessageListModel
  @Environment(\.messageActions) private var actions
  @Environment(\.chatTheme) private var theme

  func body(content: Content) -> some View {
    let (model, actions) = (model, theme.repliesBySwipe ? actions : nil)
    content.onRowSwipe(idType: MessageListRow.ID.self) { id in
      actions != nil && model.answerable(id) != nil
    } perform: { id in
      if let message = model.answerable(id) { actions?.reply(to: message) }
    } mark: {
      ReplyMark(progress: $0)
    }
  }
}

/// Beside a row that is moved: fades in on the way, and is filled where letting go begins a reply.
private struct ReplyMark: View {
  let progress: Double
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let part = min(1, progress)
    let chip = theme.palette(colorScheme).chip
    Image(systemName: "arrowshape.turn.up.left")
      .font(.system(size: 15, weight: .semibold))
      .foregroundStyle(part < 1 ? AnyShapeStyle(chip.text) : AnyShapeStyle(.white))
      .frame(width: 32, height: 32)
      .background(part < 1 ? AnyShapeStyle(chip.fill) : AnyShapeStyle(.tint), in: Circle())
      .scaleEffect(0.5 + 0.5 * part)
      .opacity(part)
  }
}

extension MessageListModel {
  /// The message of a row, if it can be answered.
  fileprivate func answerable(_ id: MessageListRow.ID) -> Message? {
    guard let row = rows.first(where: { $0.id == id }), case .message(let entry) = row.content,
      MessagePossibilities(entry).answer
    else { return nil }
    return entry.message
  }
}
