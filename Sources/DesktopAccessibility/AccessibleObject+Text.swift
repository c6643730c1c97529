import DesktopBus
import Foundation
import UICore

extension AccessibleObject {
  func answerText(_ call: BusCall) -> BusReply {
    guard case .element(let node, let window) = target, let text = node.text else {
      return .unknownMethod
    }
    let (editing, letters) = (node.element.editing, node.element.letters)
    func unit(_ unit: AccessibleText.Unit, around offset: Int) -> Range<Int> {
      // A line as it is broken, where that is known.
      if unit == .line, (0..<text.count).contains(offset), let line = letters?.line(around: offset) { return line }
      return text.unit(unit, around: offset)
    }
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
      guard let offset = call.int(0), let kind = call.int(1).flatMap(AccessibleText.Unit.init) else {
        return .badArguments
      }
      return part(text, unit(kind, around: offset))
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      guard let offset = call.int(0), let kind = call.int(1).flatMap(Self.unit(ofBoundary:)) else {
        return .badArguments
      }
      let here = unit(kind, around: offset)
      switch call.member {
      case "GetTextBeforeOffset":
        return part(text, here.lowerBound > 0 ? unit(kind, around: here.lowerBound - 1) : 0..<0)
      case "GetTextAfterOffset": return part(text, unit(kind, around: here.upperBound))
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
      guard let offset = call.int(0) else { return .badArguments }
      let found = letters?.style(at: offset)
      let range = found?.range ?? 0..<text.count
      return .values([
        .texts(found?.style.attributes ?? [:]), .clamped(range.lowerBound), .clamped(range.upperBound),
      ])
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .value(.texts([:]))
    case "GetAttributeValue":
      guard let offset = call.int(0), let name = call.string(1) else { return .badArguments }
      return .value(.string(letters?.style(at: offset)?.style.attributes[name] ?? ""))
    case "GetCharacterExtents":
      guard let offset = call.int(0), let origin = call.int(1).flatMap(Origin.init) else { return .badArguments }
      return extents(letters?.frame(of: text.between(offset, offset + 1)), from: origin, in: window)
    case "GetRangeExtents":
      guard let start = call.int(0), let end = call.int(1), let origin = call.int(2).flatMap(Origin.init) else {
        return .badArguments
      }
      return extents(letters?.frame(of: text.between(start, end)), from: origin, in: window)
    case "GetOffsetAtPoint":
      guard let x = call.int(0), let y = call.int(1), let origin = call.int(2).flatMap(Origin.init) else {
        return .badArguments
      }
      return .value(.int32(letters?.offset(at: point(x, y, from: origin, in: window)).map(Int32.init(clamping:)) ?? -1))
    case "ScrollSubstringTo", "ScrollSubstringToPoint": return .value(.bool(false))
    default: return .unknownMethod
    }
  }

  private func extents(_ frame: CGRect?, from origin: Origin, in window: AccessibleWindowNode) -> BusReply {
    let frame = frame.map { pixels($0, from: origin, in: window) } ?? .zero
    return .values([.pixels(frame.minX), .pixels(frame.minY), .pixels(frame.width), .pixels(frame.height)])
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

extension AccessibilityTextStyle {
  /// By the names and values of IAccessible2's text attributes, which AT-SPI takes over.
  fileprivate var attributes: [String: String] {
    func numbers(_ color: [Int]) -> String { color.map(String.init).joined(separator: ",") }
    var attributes = ["size": "\(Double(size).formatted(.number.locale(Locale(identifier: "en")).grouping(.never)))pt"]
    attributes["weight"] = String(Int(min(max(weight, 1), 1000)))
    attributes["style"] = isItalic ? "italic" : "normal"
    attributes["family-name"] = family
    if isUnderlined { attributes["underline"] = "single" }
    if isStruckThrough { attributes["strikethrough"] = "true" }
    attributes["fg-color"] = color.map(numbers)
    attributes["bg-color"] = background.map(numbers)
    return attributes
  }
}
