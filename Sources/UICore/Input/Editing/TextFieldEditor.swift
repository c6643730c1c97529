import AttributeGraph
import Foundation
import Geometry
import TextLayout

/// Edits one text field: keeps its state and applies key, text and pointer input.
final class TextFieldEditor: FocusResponder, EditCommandResponder, ContextMenuProvider, @unchecked Sendable {
  private(set) var state = TextEditingState() {
    didSet {
      // What the Edit menu can do depends on whether there is a text, and whether any of it is selected.
      let isSame = oldValue.selection.isEmpty == state.selection.isEmpty && oldValue.text.isEmpty == state.text.isEmpty
      if !isSame, isContentFocus { router?.undo.setNeedsUpdate() }
    }
  }
  private(set) var history = EditingHistory()
  /// Incremented when the field must be redrawn although no input of its rules changed.
  let revision: Attribute<Int>
  private var revisionNumber = 0
  private let field: Attribute<TextFieldCore>
  private let submit: Attribute<SubmitAction?>
  /// From the last drawing: the laid-out text, its origin in the view, and the caret.
  var layout: TextLayout?
  var textOrigin = CGPoint.zero
  var caret = CGRect.zero
  /// The distance in points by which the text is scrolled left to keep the caret visible.
  var scroll: CGFloat = 0
  let pictures = ParagraphPictures()
  let edited = EditedText()
  private(set) var isCaretShown = false
  private var blink: InputTimer?
  private var reportedCaret: CGRect?
  /// Where steps from line to line go, in points of the layout; nil after other moves.
  private var goal: CGFloat?
  private var presses = PointerSelection()
  private var selectionLink = SelectionLink()

  /// Seconds for which the caret is shown, and then hidden.
  private static let blinkInterval = 0.5

  init(_ inputs: _ViewInputs, field: Attribute<TextFieldCore>) {
    self.field = field
    revision = inputs.graph.source(0)
    submit = inputs.environmentValue(\.submitAction)
    super.init(inputs)
  }

  override var focusesOnClick: Bool { true }
  override var takesText: Bool { true }
  private var core: TextFieldCore { viewGraph.graph.read(field) }
  var prompt: String { core.prompt }
  var isSecure: Bool { core.isSecure }
  var hasSeveralLines: Bool { core.lines.areSeveral }

  /// Takes over the binding's current text. Called during updates.
  func adopt(_ text: String) {
    guard !text.hasSameUTF8(as: state.text) else { return }
    state.replaceText(text)
    // What the program makes of an edit at once, such as other letters, is part of that.
    if writingEvent == nil || writingEvent != router?.eventCount { history.clear() }
  }

  /// Takes over what the program has selected; nil ends a selection where its caret is. Called during updates.
  func adopt(_ selection: TextSelection?) {
    guard let selection = selectionLink.taken(selection) else { return }
    if let range = selection?.offsets(in: state.text) {
      state.select(range)
    } else {
      state.moveCaret(to: state.head)
    }
    goal = nil
  }

  private func tellSelection() {
    guard isFocused, !isRemoved, let binding = core.selection else { return }
    selectionLink.tell(TextSelection(state.selection, in: state.text), binding)
  }

  func redraw() {
    revisionNumber += 1
    if !isRemoved { viewGraph.set(revision, to: revisionNumber) }
  }

  // MARK: Changes

  private func edit(isTyping: Bool = false, _ change: (inout TextEditingState) -> Void) {
    guard isEnabled else { return }
    // The program may have changed the text since the last update: what it cleared must not come back with the next key.
    adopt(core.text.wrappedValue)
    if let selection = core.selection { adopt(selection.wrappedValue) }
    goal = nil
    var new = state
    change(&new)
    if new.text.hasSameUTF8(as: state.text) {
      state = new
      history.endTyping()
    } else {
      history.record(state, isTyping: isTyping)
      state = new
      write()
    }
    tellSelection()
    showCaret()
  }

  /// Whether the text is being written because of an edit, which the field itself undoes.
  private(set) var isWriting = false
  /// The number of the event that wrote the text last.
  private var writingEvent: Int?

  private func write() {
    isWriting = true
    writingEvent = router?.eventCount
    core.text.wrappedValue = state.text
    isWriting = false
    router?.undo.setNeedsUpdate()
  }

  func undo() { restore(history.undo(state)) }
  func redo() { restore(history.redo(state)) }

  private func restore(_ old: TextEditingState?) {
    guard let old else { return }
    state = old
    write()
    tellSelection()
    showCaret()
  }

  override func insertText(_ text: String) {
    edit(isTyping: text.count == 1 && text != " ") { $0.insert(fitting(text)) }
  }

  /// What of a text the field can hold.
  private func fitting(_ text: String) -> String {
    core.lines.areSeveral ? Self.severalLines(text) : Self.singleLine(text)
  }

  override func compose(_ text: String, caret: Int) {
    edit { $0.compose(fitting(text), caret: caret) }
  }

  /// Every line break becomes a line feed; control characters are removed, except tabs.
  static func severalLines(_ text: String) -> String {
    if text.utf8.allSatisfy({ 32..<127 ~= $0 || $0 == 10 }) { return text }
    var result = ""
    for character in text {
      let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      if character.isNewline {
        result.append("\n")
      } else if character == "\t" || !isControl {
        result.append(character)
      }
    }
    return result
  }

  /// Makes text fit into one line: line breaks become spaces, control characters are removed.
  static func singleLine(_ text: String) -> String {
    if text.utf8.allSatisfy({ 32..<127 ~= $0 }) { return text }
    var result = ""
    for character in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ") {
      let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      if character == "\t" { result.append(" ") } else if !isControl { result.append(character) }
    }
    return result
  }

  // MARK: Keys

  override func press(_ press: KeyStroke) -> Bool {
    guard press.phase != .up else { return false }
    let selected = state.selection
    defer { if state.selection != selected { offerSelection() } }
    let isExtending = press.modifiers.contains(.shift)
    let unit: TextEditingState.Unit =
      press.modifiers.contains(.command)
      ? .all : press.modifiers.isDisjoint(with: [.control, .option]) ? .character : .word
    switch press.key {
    case .leftArrow, .rightArrow:
      edit { $0.move(isForward(press.key == .rightArrow) ? .forward : .backward, by: unit, extending: isExtending) }
    case .upArrow where unit == .character && core.lines.areSeveral: moveByLine(-1, extending: isExtending)
    case .downArrow where unit == .character && core.lines.areSeveral: moveByLine(1, extending: isExtending)
    case .home where unit == .character && core.lines.areSeveral: moveInLine(toEnd: false, extending: isExtending)
    case .end where unit == .character && core.lines.areSeveral: moveInLine(toEnd: true, extending: isExtending)
    case .home, .upArrow: edit { $0.move(.backward, by: .all, extending: isExtending) }
    case .end, .downArrow: edit { $0.move(.forward, by: .all, extending: isExtending) }
    case .delete: edit { $0.delete(.backward, by: unit) }
    case .deleteForward: edit { $0.delete(.forward, by: unit) }
    case .return: return pressReturn(press)
    case .tab:
      guard case .several(breaks: true, _) = core.lines else { return false }
      if press.modifiers.isEmpty {
        edit { $0.insert("\t") }
      } else if press.modifiers.contains(.control) {
        router?.focus.advance(backwards: isExtending)
      } else {
        return false
      }
    case .character(let character): return pressCharacter(character, press)
    case .space: return press.modifiers.isDisjoint(with: [.command, .control])
    case .escape, .pageUp, .pageDown, .function: return false
    }
    return true
  }

  /// Whether an arrow key moves forward: the right arrow moves backward in right-to-left text.
  private func isForward(_ isRight: Bool) -> Bool {
    guard let first = layout?.lines.first, !state.text.isEmpty else { return isRight }
    let start = layout?.caretRect(at: 0).minX ?? 0
    return start > first.width / 2 && first.width > 0 ? !isRight : isRight
  }

  private func pressCharacter(_ character: Character, _ press: KeyStroke) -> Bool {
    // The text itself comes in a text event; returning true keeps the key from triggering shortcuts.
    guard press.isCommand else { return true }
    switch character {
    case "a": perform(.selectAll)
    case "c": perform(.copy)
    case "x": perform(.cut)
    // What is no text may be of use to what is around the field.
    case "v": return perform(.paste)
    case "z": if press.modifiers.contains(.shift) { redo() } else { undo() }
    default: return false
    }
    return true
  }

  // MARK: Commands

  var editCommands: EditCommands {
    guard !isRemoved, isEnabled else { return [] }
    var commands: EditCommands = .paste
    if !state.text.isEmpty { commands.insert(.selectAll) }
    if !state.selection.isEmpty { commands.formUnion(core.isSecure ? .delete : [.cut, .copy, .delete]) }
    return commands
  }

  @discardableResult func perform(_ command: EditCommands) -> Bool {
    guard editCommands.contains(command) else { return false }
    switch command {
    case .copy: router?.services.writeClipboard(state.selectedText)
    case .cut:
      router?.services.writeClipboard(state.selectedText)
      edit { $0.delete(.backward) }
    case .delete: edit { $0.delete(.backward) }
    case .paste:
      guard let text = router?.services.readClipboard(), !text.isEmpty else { return false }
      edit { $0.insert(fitting(text)) }
    case .selectAll:
      edit { $0.selectAll() }
      offerSelection()
    default: return false
    }
    return true
  }

  func openMenu(at point: CGPoint, location: CGPoint) -> Bool {
    guard isEnabled, let router else { return false }
    router.focus.focus(self, isByKeyboard: false)
    let offset = offset(at: point)
    // What is selected stays where the menu is for it; elsewhere the menu is for the word there.
    if !(state.selection.lowerBound...state.selection.upperBound).contains(offset) {
      let character = core.isSecure ? nil : layout?.character(at: place(of: point))
      edit { if let character { $0.selectWord(at: character) } else { $0.moveCaret(to: offset) } }
    }
    return router.textMenu.open(for: self, offering: [.cut, .copy, .paste, .delete, .selectAll], at: location)
  }

  var menuPlace: CGPoint? { CGPoint(x: caret.midX, y: caret.midY) }

  // MARK: What is found

  /// The mark that is in sight.
  private var shownMark: Range<Int>?

  func select(_ range: Range<Int>) { edit { $0.select(range) } }

  func replace(_ range: Range<Int>, with text: String) {
    edit {
      $0.select(range)
      $0.insert(fitting(text))
    }
  }

  /// Scrolls a mark into sight once it has become the current one. Called during updates.
  func showMark(_ mark: Range<Int>?) {
    if mark == shownMark { return }
    shownMark = mark
    guard let mark else { return }
    viewGraph.enqueueAction { [weak self] in
      guard let self, !isRemoved, shownMark == mark, let rect = layout?.selectionRects(mark).first else { return }
      let place = rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y).insetBy(dx: 0, dy: -20)
      router?.reveal(self, rect: place)
    }
  }

  // MARK: What is selected, for other programs

  /// Tells the desktop what is selected.
  private func offerSelection() {
    if !state.selection.isEmpty, !core.isSecure { router?.services.writeSelection(state.selectedText) }
  }

  /// Inserts what was selected last, in any program, where the pointer is.
  ///
  /// - Parameter point: in the field's space, in points.
  func insertSelection(at point: CGPoint) {
    // What is selected here would no longer be once the caret moves.
    let text = router?.services.readSelection()
    let offset = offset(at: point)
    edit {
      $0.moveCaret(to: offset)
      if let text, !text.isEmpty { $0.insert(fitting(text)) }
    }
  }

  private func performSubmit() -> Bool {
    guard let action = viewGraph.graph.read(submit) else { return false }
    action.perform()
    return true
  }

  private func pressReturn(_ press: KeyStroke) -> Bool {
    guard case .several(let breaks, _) = core.lines else { return performSubmit() }
    if !breaks, press.modifiers.isEmpty, performSubmit() { return true }
    if press.isCommand { return false }
    edit { $0.insert("\n") }
    return true
  }

  // MARK: Lines

  /// Moves the caret to the line above or below, as near as possible to where it came from; past the first or last line,
  /// to the text's start or end.
  private func moveByLine(_ step: CGFloat, extending: Bool) {
    guard let layout else { return }
    let caret = layout.caretRect(at: state.head)
    let x = goal ?? caret.minX
    let y = step < 0 ? caret.minY - 1 : caret.maxY + 1
    if y < 0 || y > layout.size.height {
      edit { $0.move(step < 0 ? .backward : .forward, by: .all, extending: extending) }
    } else {
      edit { $0.moveCaret(to: layout.offset(at: CGPoint(x: x, y: y)), extending: extending) }
    }
    goal = x
  }

  /// Moves the caret to an end of its line.
  private func moveInLine(toEnd: Bool, extending: Bool) {
    guard let layout else { return }
    // Beyond every line, and finite: all offsets are equally far from infinity.
    let far: CGFloat = 1e9
    let y = layout.caretRect(at: state.head).midY
    let offset = layout.offset(at: CGPoint(x: toEnd == isForward(true) ? far : -far, y: y))
    edit { $0.moveCaret(to: offset, extending: extending) }
  }

  // MARK: Pointer

  func pointer(_ event: GestureEvent) {
    if event.kind == .up { return offerSelection() }
    guard event.kind == .down || event.kind == .moved else { return }
    let point = event.location(in: .local)
    let offset = offset(at: point)
    edit {
      presses.apply(
        event, to: &$0, at: offset, character: core.isSecure ? nil : layout?.character(at: place(of: point)))
    }
  }

  /// The place between two characters that is nearest to a point of the field.
  private func offset(at point: CGPoint) -> Int {
    let offset = layout?.offset(at: place(of: point)) ?? 0
    return core.isSecure ? SecureText.offset(ofBullet: offset, in: state.text) : offset
  }

  /// A point of the field in the space of the laid-out text.
  private func place(of point: CGPoint) -> CGPoint { CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y) }

  // MARK: Focus and caret

  override func focusChanged() {
    if isFocused {
      tellSelection()
      showCaret()
    } else {
      edit { $0.compose("", caret: 0) }
      hideCaret()
      // Where another field has the focus now, what was typed for it meanwhile would be lost.
      if router?.focus.focused?.takesText != true { router?.services.setTextInput(false, .zero) }
      reportedCaret = nil
    }
    if !isRemoved { core.focusChanged(isFocused) }
  }

  override func contentFocusLost() { redraw() }

  override func windowFocusChanged(_ isActive: Bool) { isActive ? showCaret() : hideCaret() }

  private func showCaret() {
    redraw()
    guard isFocused, let router, router.focus.isWindowActive else { return }
    isCaretShown = true
    scheduleBlink()
  }

  private func hideCaret() {
    blink?.cancel()
    isCaretShown = false
    redraw()
  }

  private func scheduleBlink() {
    blink?.cancel()
    blink = router?.schedule(after: Self.blinkInterval) { [weak self] in
      guard let self, isFocused else { return }
      isCaretShown.toggle()
      redraw()
      scheduleBlink()
    }
  }

  override func didUpdate() {
    // The program may have set another text.
    tellSelection()
    guard isFocused, caret != reportedCaret else { return }
    reportedCaret = caret
    if core.lines.areSeveral { router?.reveal(self, rect: caret.insetBy(dx: 0, dy: -4)) }
    router?.services.setTextInput(true, caret.applying(space.transform()))
  }

  override func removed() {
    blink?.cancel()
    if isFocused { router?.services.setTextInput(false, .zero) }
    super.removed()
  }
}

/// Replaces a text by bullets, one for each character.
enum SecureText {
  static func bullets(_ text: String) -> String { String(repeating: "•", count: text.count) }

  static func bullet(at offset: Int, in text: String) -> Int {
    text.distance(from: text.startIndex, to: String.Index(utf16Offset: min(max(offset, 0), text.utf16.count), in: text))
  }

  static func offset(ofBullet bullet: Int, in text: String) -> Int {
    let index = text.index(text.startIndex, offsetBy: max(bullet, 0), limitedBy: text.endIndex) ?? text.endIndex
    return index.utf16Offset(in: text)
  }
}
