import UICore

extension AccessibleObject {
  func answerText(_ call: BusCall) -> BusReply {
    guard case .element(let node, let window) = target, let text = node.text else {
      return .unknownMethod
    }
    let editing = node.element.editing
    func select(_ range: Range<Int>) -> BusReply {
      guard let editing, node.element.isEnabled else { return .value(.bool(false)) }
      window.content.act { editing.select(range) }
      return .value(.bool(true))
    }
    switch call.member {
    case "GetText":
      guard let start = call.int(0), let end = call.int(1) else { return .badArguments }
      return .value(.string(text.part(start, end)))
    case "GetStringAtOffset":
      guard let offset = call.int(0), let unit = call.int(1).flatMap(AccessibleText.Unit.init) else {
        return .badArguments
      }
      return part(text, text.unit(unit, around: offset))
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      guard let offset = call.int(0), let unit = call.int(1).flatMap(Self.unit(ofBoundary:)) else {
        return .badArguments
      }
      let here = text.unit(unit, around: offset)
      switch call.member {
      case "GetTextBeforeOffset":
        return part(text, here.lowerBound > 0 ? text.unit(unit, around: here.lowerBound - 1) : 0..<0)
      case "GetTextAfterOffset": return part(text, text.unit(unit, around: here.upperBound))
      default: return part(text, here)
      }
    case "GetCharacterAtOffset":
      guard let offset = call.int(0) else { return .badArguments }
      return .value(.int32(text.scalar(at: offset).map { Int32($0.value) } ?? 0))
    case "SetCaretOffset":
      guard let offset = call.int(0) else { return .badArguments }
      guard (0...text.count).contains(offset) else { return .value(.bool(false)) }
      return select(offset..<offset)
    case "GetNSelections": return .value(.int32(editing?.selection.isEmpty == false ? 1 : 0))
    case "GetSelection":
      guard call.int(0) == 0, let selection = editing?.selection, !selection.isEmpty else {
        return .values([.int32(0), .int32(0)])
      }
      return .values([.clamped(selection.lowerBound), .clamped(selection.upperBound)])
    case "AddSelection", "SetSelection":
      let first = call.member == "AddSelection" ? 0 : 1
      guard let start = call.int(first), let end = call.int(first + 1) else { return .badArguments }
      return select(text.between(start, end))
    case "RemoveSelection":
      guard let caret = editing?.caret, call.int(0) == 0 else { return .value(.bool(false)) }
      return select(caret..<caret)
    case "GetAttributes", "GetAttributeRun":
      return .values([.texts([:]), .int32(0), .clamped(text.count)])
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .value(.texts([:]))
    case "GetAttributeValue": return .value(.string(""))
    case "ScrollSubstringTo", "ScrollSubstringToPoint": return .value(.bool(false))
    default: return .unknownMethod
    }
  }

  private func part(_ text: AccessibleText, _ range: Range<Int>) -> BusReply {
    .values([
      .string(text.part(range.lowerBound, range.upperBound)), .clamped(range.lowerBound), .clamped(range.upperBound),
    ])
  }

  /// The unit of an `AtspiTextBoundaryType`: a character, then starts and ends of words, sentences and lines.
  private static func unit(ofBoundary number: Int) -> AccessibleText.Unit? {
    switch number {
    case 0: .character
    case 1, 2: .word
    case 3, 4: .sentence
    case 5, 6: .line
    default: nil
    }
  }

  func answerEditableText(_ call: BusCall) -> BusReply {
    guard case .element(let node, let window) = target, let editing = node.element.editing,
      let text = node.text
    else { return .unknownMethod }
    guard node.element.isEnabled else { return .value(.bool(false)) }
    func done(_ action: () -> Void) -> BusReply {
      window.content.act(action)
      return .value(.bool(true))
    }
    func range() -> Range<Int>? {
      guard let start = call.int(0), let end = call.int(1) else { return nil }
      return text.between(start, end)
    }
    switch call.member {
    case "SetTextContents":
      guard let new = call.string(0) else { return .badArguments }
      return done { editing.replace(0..<text.count, new) }
    case "InsertText":
      guard let offset = call.int(0), let new = call.string(1), let length = call.int(2) else { return .badArguments }
      let place = min(max(0, offset), text.count)
      let part = AccessibleText(new).part(0, length)
      return done { editing.replace(place..<place, part) }
    case "DeleteText":
      guard let range = range() else { return .badArguments }
      return done { editing.replace(range, "") }
    case "CopyText", "CutText":
      guard let range = range() else { return .badArguments }
      return done {
        editing.select(range)
        (call.member == "CopyText" ? editing.copy : editing.cut)()
      }
    case "PasteText":
      guard let offset = call.int(0) else { return .badArguments }
      let place = min(max(0, offset), text.count)
      return done {
        editing.select(place..<place)
        editing.paste()
      }
    default: return .unknownMethod
    }
  }
}
