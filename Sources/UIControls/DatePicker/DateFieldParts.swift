import Foundation
import Geometry
import UICore

/// The parts of a field beside each other, the one that is being edited marked.
struct DateFieldParts: View {
  let field: DateFieldEditing.Field
  let editing: DateFieldEditing
  let isFocused: Bool
  /// Of the views around.
  let direction: LayoutDirection
  let press: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(pieces) { piece in
        switch piece.element {
        case .literal(let text): Text(verbatim: text)
        case .part(let part, let digits):
          let isEdited = isFocused && piece.part == editing.index
          DateFieldPart(
            text: isEdited && !editing.typed.isEmpty ? editing.typed : text(part, digits),
            widest: widest(part), isEdited: isEdited
          )
          .onTapGesture { press(piece.part) }
        }
      }
    }
    .lineLimit(1)
    .fixedSize()
    // Dates are in the order of the locale's writing, whatever the direction of the views around.
    .environment(\.layoutDirection, field.pattern.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private struct Piece: Identifiable {
    let id: Int
    let element: DatePattern.Element
    /// The index among the parts.
    let part: Int
  }

  private var pieces: [Piece] {
    var part = -1
    return field.pattern.elements.enumerated().map { index, element in
      if case .part = element { part += 1 }
      return Piece(id: index, element: element, part: part)
    }
  }

  private func text(_ part: DatePart, _ digits: Int) -> String {
    let value = field.calendar.value(of: part, in: field.date)
    if part == .dayPeriod { return value == 0 ? field.calendar.amSymbol : field.calendar.pmSymbol }
    let text = String(field.shown(value, of: part))
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// What the part has room for, so that nothing moves while it is edited.
  private func widest(_ part: DatePart) -> [String] {
    switch part {
    case .year: ["0000"]
    case .dayPeriod: [field.calendar.amSymbol, field.calendar.pmSymbol]
    default: ["00"]
    }
  }
}

private struct DateFieldPart: View {
  let text: String
  let widest: [String]
  let isEdited: Bool

  var body: some View {
    ZStack(alignment: .trailing) {
      ForEach(widest, id: \.self) { Text(verbatim: $0).opacity(0) }
      Text(verbatim: text).foregroundStyle(isEdited ? Color.white : .primary)
    }
    .monospacedDigit()
    .padding(.horizontal, 1)
    .background {
      if isEdited {
        RoundedRectangle(cornerRadius: 3, style: .continuous).fill(Color.accentColor)
      }
    }
    .contentShape(Rectangle())
  }
}
