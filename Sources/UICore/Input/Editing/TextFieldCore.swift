import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

/// An editable text without a border.
nonisolated package struct TextFieldCore: PrimitiveView {
  /// How many lines a text has.
  package enum Lines: Equatable, Sendable {
    /// One, which scrolls to the side.
    case one
    /// As many as it needs. Return inserts a line break where `breaks`, else only where nobody hears of it.
    ///
    /// - Parameter minimumHeight: of the view, in points.
    case several(breaks: Bool, minimumHeight: CGFloat)

    var areSeveral: Bool { self != .one }
  }

  let text: Binding<String>
  /// What is selected, as the program knows and sets it.
  let selection: Binding<TextSelection?>?
  let lines: Lines
  let prompt: String
  let isSecure: Bool
  /// The padding around the line that belongs to the field, in points.
  let insets: EdgeInsets
  let marks: TextMarks?
  let handle: TextFieldHandle?
  let focusChanged: (Bool) -> Void

  package init(
    text: Binding<String>, selection: Binding<TextSelection?>? = nil, prompt: String, isSecure: Bool,
    lines: Lines = .one, insets: EdgeInsets, marks: TextMarks? = nil, handle: TextFieldHandle? = nil,
    focusChanged: @escaping (Bool) -> Void
  ) {
    self.text = text
    self.selection = selection
    self.lines = lines
    self.prompt = prompt
    self.isSecure = isSecure
    self.insets = insets
    self.marks = marks
    self.handle = handle
    self.focusChanged = focusChanged
  }

  nonisolated package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let editor = TextFieldEditor(inputs, field: view.attribute)
    let text = graph.rule(
      BindingTextRule(field: view.attribute, revision: editor.revision))
    let attributes = graph.rule(
      FieldAttributesRule(style: inputs.environmentValue(\.textStyle), environment: inputs.environment))
    let insets = view.map(in: graph, \.insets).attribute
    let fonts = inputs.viewGraph.fonts
    let lines = view.map(in: graph, \.lines).attribute
    let style = inputs.environmentValue(\.textStyle)
    let layout = graph.rule(
      FieldLayoutRule(
        text: text, lines: lines, attributes: attributes, style: style, insets: insets, fonts: fonts,
        edited: editor.edited))
    let display = graph.rule(
      FieldDisplayRule(
        field: view.attribute, text: text, attributes: attributes, style: style,
        size: inputs.size, environment: inputs.environment, editor: editor, fonts: fonts))
    let presses = GestureResponder(inputs) { responder, hit in
      GestureRun(responder, priority: .normal, hit: hit) { PointerRecognizer { editor.pointer($0) } }
    }
    let touches = TextMenuTouch.responder(inputs) { editor.openMenu(at: $0, location: $1) }
    let hover = HoverResponder(inputs, cursor: .text) { _ in }
    var outputs = _ViewOutputs(layout: layout, display: display)
    outputs = hover.wrap(outputs, in: graph)
    outputs = presses.wrap(outputs, in: graph)
    outputs = touches.wrap(outputs, in: graph)
    return editor.wrap(outputs, in: graph)
  }
}

/// The binding's text. Read again after every edit, because a binding made of closures reports no changes.
private struct BindingTextRule: Rule {
  let field: Attribute<TextFieldCore>
  let revision: Attribute<Int>

  func value(_ context: RuleContext<String>) -> String {
    let binding = context.read(field).text
    _ = context.read(revision)
    return context.observing { binding.wrappedValue }
  }
}

private struct FieldAttributesRule: Rule {
  let style: Attribute<TextStyleValues>
  let environment: EnvironmentScope

  func value(_ context: RuleContext<TextRunAttributes>) -> TextRunAttributes {
    let style = context.read(style)
    return style.attributes.resolve(
      style.setting, in: StyleEnvironment(scope: environment, graph: context.graph))
  }
}

private struct FieldLayoutRule: Rule {
  let text: Attribute<String>
  let lines: Attribute<TextFieldCore.Lines>
  let attributes: Attribute<TextRunAttributes>
  let style: Attribute<TextStyleValues>
  let insets: Attribute<EdgeInsets>
  let fonts: FontSystem
  let edited: EditedText

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let insets = context.read(insets)
    if case .several(_, let minimumHeight) = context.read(lines) {
      let attributes = context.read(attributes)
      let text = StyledText(context.read(text), attributes)
      let options = context.read(style).fieldOptions()
      return LeafComputer(isDrawnBySize: true) { [fonts, edited] proposal in
        let width = max(proposal.width ?? 200, insets.horizontal)
        let inner = max(width - insets.horizontal - FieldPicture.caretWidth, 0)
        // Nothing can be read in less than a letter's width. Stacks ask for it to learn how far the field shrinks; a line
        // for each character of a long text would take longer than all else of a frame.
        let layout =
          inner < attributes.font.size
          ? fonts.layout(StyledText("x", attributes), options: options, maxWidth: inner)
          : fonts.editableLayout(text, options: options, maxWidth: inner, of: edited)
        let height = layout.size.height.rounded(.up)
        return CGSize(width: width, height: max(height + insets.top + insets.bottom, minimumHeight))
      }
    }
    let line = fonts.layout(StyledText("x", context.read(attributes)))
    let height = line.size.height.rounded(.up) + insets.top + insets.bottom
    return LeafComputer(isDrawnBySize: true) { proposal in
      // Fields fill the proposed width.
      CGSize(width: max(proposal.width ?? 100, insets.leading + insets.trailing), height: height)
    } alignment: { key, _ in
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        ? insets.top + line.firstBaseline : nil
    }
  }

  static var updateKind: UpdateKind { .layout }
}

private struct FieldDisplayRule: Rule {
  let field: Attribute<TextFieldCore>
  let text: Attribute<String>
  let attributes: Attribute<TextRunAttributes>
  let style: Attribute<TextStyleValues>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  let editor: TextFieldEditor
  let fonts: FontSystem

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let field = context.read(field)
    let revision = context.read(editor.revision)
    field.handle?.editor = editor
    editor.adopt(context.read(text))
    if let selection = field.selection { editor.adopt(context.observing { selection.wrappedValue }) }
    let size = context.read(size).size
    let environment = StyleEnvironment(scope: environment, graph: context.graph)
    let picture = FieldPicture(
      editor: editor, field: field, attributes: context.read(attributes), style: context.read(style),
      isRightToLeft: environment[\.layoutDirection] == .rightToLeft, size: size, fonts: fonts)
    picture.arrange()
    editor.showMark(field.marks?.current)
    let id = context.attribute.id.index
    let version = context.revision &+ UInt32(truncatingIfNeeded: revision)
    let bounds = CGRect(origin: .zero, size: size)
    let group = GroupItem(
      DisplayList(picture.items(environment, id: id, version: version)), clip: .rect(bounds),
      contentShape: ContentShape(Path(bounds)))
    return DisplayList([
      DisplayItem(id: id, version: version, bounds: bounds, frame: bounds, content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}

/// Lays out and draws a field's text, selection and caret.
private struct FieldPicture {
  let editor: TextFieldEditor
  let field: TextFieldCore
  let attributes: TextRunAttributes
  let style: TextStyleValues
  let isRightToLeft: Bool
  let size: CGSize
  let fonts: FontSystem
  static let caretWidth: CGFloat = 2

  /// Whether the UTF-16 unit ends a line: the mandatory breaks of Unicode's line breaking (UAX 14).
  private static func breaksLine(_ unit: UInt16) -> Bool {
    10...13 ~= unit || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Lays out the text; one line is scrolled so that the caret is visible.
  func arrange() {
    let shown = editor.state.displayed
    var string = field.isSecure ? SecureText.bullets(shown.text) : shown.text
    if !field.lines.areSeveral, string.utf16.contains(where: Self.breaksLine) {
      // Same number of UTF-16 units, so that offsets remain valid.
      string = String(decoding: string.utf16.map { Self.breaksLine($0) ? 32 : $0 }, as: UTF16.self)
    }
    var attributes = attributes
    var runs = [StyledText.Run(string, attributes)]
    if let range = shown.composition, !field.isSecure {
      let units = Array(string.utf16)
      attributes.underline = .init()
      runs = [
        StyledText.Run(String(decoding: units[..<range.lowerBound], as: UTF16.self), self.attributes),
        StyledText.Run(String(decoding: units[range], as: UTF16.self), attributes),
        StyledText.Run(String(decoding: units[range.upperBound...], as: UTF16.self), self.attributes),
      ]
    }
    let leading = isRightToLeft ? field.insets.trailing : field.insets.leading
    let available = max(size.width - field.insets.leading - field.insets.trailing, 0)
    if field.lines.areSeveral {
      let options = style.fieldOptions(isRightToLeft: isRightToLeft)
      let layout = fonts.editableLayout(
        StyledText(runs: runs), options: options, maxWidth: max(available - Self.caretWidth, 0),
        of: editor.edited)
      // A layout is as wide as its widest line.
      let room = max(available - Self.caretWidth - layout.size.width, 0)
      let origin = CGPoint(x: leading + room * share, y: field.insets.top)
      place(layout, at: origin, caret: layout.caretRect(at: shown.caret))
      return
    }
    let options = TextLayoutOptions(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let layout = fonts.layout(StyledText(runs: runs), options: options)
    let caret = layout.caretRect(at: displayOffset(shown.caret, in: shown.text))
    let room = available - layout.size.width - Self.caretWidth
    if room >= 0 {
      editor.scroll = 0
    } else {
      let farthest = -room
      editor.scroll = min(max(editor.scroll, caret.minX + Self.caretWidth - available), caret.minX, farthest)
      editor.scroll = max(editor.scroll, 0)
    }
    let x = leading + max(room, 0) * share - editor.scroll
    let y = ((size.height - layout.size.height) / 2).rounded(.down)
    place(layout, at: CGPoint(x: x, y: y), caret: caret)
  }

  /// The part of the free space that lies left of the text.
  private var share: CGFloat {
    switch style.alignment {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  private func place(_ layout: TextLayout, at origin: CGPoint, caret: CGRect) {
    editor.layout = layout
    editor.textOrigin = origin
    editor.caret = CGRect(
      x: origin.x + caret.minX, y: origin.y + caret.minY, width: Self.caretWidth, height: caret.height)
  }

  private func displayOffset(_ offset: Int, in text: String) -> Int {
    field.isSecure ? SecureText.bullet(at: offset, in: text) : offset
  }

  func items(_ environment: StyleEnvironment, id: UInt32, version: UInt32) -> [DisplayItem] {
    guard let layout = editor.layout else { return [] }
    let origin = editor.textOrigin
    let state = editor.state
    let accent = Color.accentColor.resolve(in: environment)
    var items: [DisplayItem] = []
    func mark(_ ranges: [Range<Int>], _ color: RGBA) {
      let rects = ranges.flatMap(layout.selectionRects).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      if rects.isEmpty { return }
      let bounds = rects.reduce(CGRect.null) { $0.union($1) }
      items.append(
        DisplayItem(id: id, version: version, bounds: bounds, content: .rectangles(rects, .color(color))))
    }
    if let marks = field.marks, state.composition == nil {
      let yellow = Color.yellow.resolve(in: environment)
      mark(marks.ranges.filter { $0 != marks.current }, yellow.opacity(0.3))
      if let current = marks.current { mark([current], Color.orange.resolve(in: environment).opacity(0.6)) }
    }
    if editor.isContentFocus, !state.selection.isEmpty, state.composition == nil {
      let range =
        displayOffset(
          state.selection.lowerBound, in: state.text)..<displayOffset(
          state.selection.upperBound, in: state.text)
      mark([range], accent.opacity(0.3))
    }
    let isEnabled = environment[\.isEnabled]
    if state.displayed.text.isEmpty, !field.prompt.isEmpty {
      let room = max(size.width - field.insets.horizontal - Self.caretWidth, 0)
      let prompt = fonts.layout(
        StyledText(field.prompt, attributes), options: TextLayoutOptions(lineLimit: field.lines.areSeveral ? nil : 1),
        maxWidth: room)
      let color = Color.quietText.resolve(in: environment)
      // Where the text will be.
      let leading = isRightToLeft ? field.insets.trailing : field.insets.leading
      let x = leading + max(room - prompt.size.width, 0) * share
      let list = prompt.displayList(color: color, id: id, version: version)
      items.append(list, at: CGPoint(x: x, y: origin.y), id: id)
    } else {
      let paint = ForegroundStyle()._paint(in: CGRect(origin: .zero, size: size), environment: environment)
      let color = paint.representative.opacity(isEnabled ? 1 : 0.4)
      let list = editor.pictures.list(of: layout, color: color, id: id, revision: version)
      items.append(list, at: origin, id: id)
    }
    if editor.isCaretShown, editor.isFocused, state.selection.isEmpty || state.composition != nil {
      let path = Path(roundedRect: editor.caret, cornerRadius: 1)
      items.append(
        DisplayItem(
          id: id, version: version, bounds: editor.caret,
          content: .shape(ShapeItem(path: path, paint: .color(accent)))))
    }
    return items
  }
}

extension TextStyleValues {
  /// How the lines of a field are laid out that has several.
  fileprivate func fieldOptions(isRightToLeft: Bool = false) -> TextLayoutOptions {
    var options = TextLayoutOptions(
      alignment: .init(alignment), lineSpacing: lineSpacing,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    options.lineHeight = lineHeight?.rule
    return options
  }
}
