import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

extension Text: View {
  public typealias Body = Never
  public var body: Never { fatalError("Text is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let workshop = TextWorkshop(inputs)
    let computer = graph.rule(
      TextRule(
        text: view.attribute, style: inputs.environmentValue(\.textStyle), environment: inputs.environment,
        workshop: workshop))
    if let row = inputs.rowScope, row.firstText == nil {
      let environment = StyleEnvironment(scope: inputs.environment, graph: graph)
      row.firstText = { [unowned viewGraph = inputs.viewGraph] in
        graph.read(view.attribute).plainString(in: TextContext(environment) { viewGraph.date })
      }
    }
    let renderer = inputs[TextRenderingKey.self]
    let layout = renderer.map { renderer in
      renderer.layout(of: graph.rule(MapRule(source: computer) { TextComputer.of($0).text }), inputs)
    }
    let selector = inputs[TextSelectionKey.self]?(inputs)
    let display = graph.rule(
      TextDisplayRule(
        path: inputs.path, source: view.attribute, computer: computer, size: inputs.size,
        environment: inputs.environment,
        transaction: inputs.base.transaction,
        root: inputs.base.root, selector: selector, links: TextLinks(workshop), renderer: renderer))
    let outputs = _ViewOutputs(layout: layout ?? computer, display: display)
    return selector?.wrap(outputs, inputs) ?? outputs
  }
}

/// Resolves a text, and answers for its layout. A text that comes out the same keeps what it has measured.
private struct TextRule: Rule {
  let text: Attribute<Text>
  let style: Attribute<TextStyleValues>
  let environment: EnvironmentScope
  let workshop: TextWorkshop

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let text = context.read(text)
    let changes = text.mayChange ? TextContext.Changes() : nil
    let viewGraph = workshop.inputs.viewGraph
    let resolved = ResolvedText(
      text, style: context.read(style),
      environment: StyleEnvironment(scope: environment, graph: context.graph), viewGraph: viewGraph,
      changes: changes, path: workshop.inputs.path)
    workshop.wake(at: changes?.next, context)
    if let previous = context.previous, TextComputer.of(previous).text == resolved { return previous }
    return TextComputer(resolved, fonts: viewGraph.fonts)
  }
}

/// Computes the size and the baselines of a text.
final class TextComputer: LayoutComputer {
  let text: ResolvedText
  private let fonts: FontSystem
  private let prepared: PreparedText

  init(_ text: ResolvedText, fonts: FontSystem) {
    self.text = text
    self.fonts = fonts
    prepared = PreparedText(text.styled, options: text.options)
    super.init()
    guides = .baselines
  }

  /// What a text's rule has made.
  static func of(_ computer: LayoutComputer) -> TextComputer { unsafeDowncast(computer, to: TextComputer.self) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    text.size(of: layout(for: proposal))
  }

  func layout(for proposal: ProposedViewSize) -> TextLayout {
    fonts.layout(prepared, maxWidth: proposal.width, maxHeight: proposal.height)
  }

  override func isSame(
    for proposal: ProposedViewSize, as known: ProposedViewSize, in size: CGSize, levels: Int
  ) -> Bool {
    layout(for: proposal) === layout(for: known)
  }

  override var spacing: ViewSpacing { text.spacing }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal).lastBaseline }
    return nil
  }
}

private struct TextDisplayRule: AccessibleRule {
  let accessibilityPath: ViewPath?
  let source: Attribute<Text>
  /// Made by ``TextRule``.
  let computer: Attribute<LayoutComputer>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  let transaction: Attribute<Transaction>
  unowned(unsafe) let root: ViewRoot
  private let selector: (any TextSelecting)?
  private var links: TextLinks
  private let renderer: (any TextRendering)?
  /// Made for texts whose content transition is not `identity`.
  private var change: TextContentChange?
  private var motion = PaintMotion()
  private var ownColor: Animator<RGBA.AnimatableData>?

  init(
    path: ViewPath?, source: Attribute<Text>, computer: Attribute<LayoutComputer>, size: Attribute<ViewSize>,
    environment: EnvironmentScope,
    transaction: Attribute<Transaction>, root: ViewRoot, selector: (any TextSelecting)?, links: TextLinks,
    renderer: (any TextRendering)?
  ) {
    accessibilityPath = path
    (self.source, self.computer, self.size, self.environment) = (source, computer, size, environment)
    (self.transaction, self.root, self.selector) = (transaction, root, selector)
    self.links = links
    self.renderer = renderer
  }

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let computer = TextComputer.of(context.read(computer))
    let text = computer.text
    let place = context.read(size)
    // Use the proposal with which the text was measured: while a placement animates, the size is in between.
    let layout = computer.layout(for: place.proposal)
    let style = StyleEnvironment(scope: environment, graph: context.graph, movingRoot: root)
    let frame = CGRect(origin: .zero, size: place.size)
    let paint = motion.paint(root, transaction, context) { ForegroundStyle()._paint(in: frame, environment: style) }
    if text.isRedacted {
      return layout.bars(
        color: paint.representative, frame: frame, id: context.attribute.id.index, version: context.revision)
    }
    let filters = ForegroundStyle()._filters(in: style)
    if let renderer {
      let list = renderer.list(
        of: context.read(source), text, layout, in: frame, color: paint.representative, style: style, root.viewGraph,
        accessibilityPath, context)
      let hit = links.items(over: text.links, in: layout, context)
      return DisplayList(
        list.with(filters, id: context.attribute.id.index, version: context.revision).items + hit)
    }
    // Pictures do not take part in transitions.
    if text.contentTransition.isOfTexts, text.pictures.isEmpty {
      let change = change ?? TextContentChange(text, layout)
      self.change = change
      let list = change.displayList(
        text, layout, color: paint.representative, transaction: transaction, root: root, context)
      if let list, !list.isEmpty {
        // Glyphs that move are positioned relative to the text's origin.
        return DisplayList([
          DisplayItem(
            id: context.attribute.id.index, version: context.revision, bounds: list.bounds.union(frame), frame: frame,
            content: .group(GroupItem(list)))
        ]).with(filters, id: context.attribute.id.index, version: context.revision)
      }
    }
    let list = layout.displayList(
      paint: paint, own: movedColor(of: layout, context), frame: frame, id: context.attribute.id.index,
      version: context.revision
    ) { index, rect in
      text.pictures[index].item(
        in: rect, frame: frame, environment: style, id: context.attribute.id.index, version: context.revision)
    }.with(filters, id: context.attribute.id.index, version: context.revision)
    let hit = links.items(over: text.links, in: layout, context)
    guard let selector else { return hit.isEmpty ? list : DisplayList(list.items + hit) }
    _ = context.read(selector.revision)
    return DisplayList(selection(selector.rects(in: text, layout), style, context) + list.items + hit)
  }

  /// The one colour that a text gives itself, on its way to another; nil where it is at rest.
  private mutating func movedColor(of layout: TextLayout, _ context: RuleContext<DisplayList>) -> RGBA? {
    guard var color = layout.ownColor else {
      ownColor = nil
      return nil
    }
    let data = root.animate(&ownColor, to: color.animatableData, transaction: transaction, context)
    guard ownColor?.isActive == true else { return nil }
    color.animatableData = data
    return color
  }

  /// What lies behind selected characters.
  private func selection(
    _ rects: [CGRect], _ style: StyleEnvironment, _ context: RuleContext<DisplayList>
  ) -> [DisplayItem] {
    if rects.isEmpty { return [] }
    let color = Color.accentColor.resolve(in: style).opacity(0.3)
    return [
      DisplayItem(
        id: context.attribute.id.index, version: context.revision, bounds: rects.reduce(.null) { $0.union($1) },
        content: .rectangles(rects, .color(color)))
    ]
  }

  func accessibility(in graph: Graph) -> AccessibilityContent? {
    let string = graph.read(source).plainString(
      in: TextContext(StyleEnvironment(scope: environment, graph: graph)) { [root] in root.viewGraph.date })
    if string.allSatisfy(\.isWhitespace) { return nil }
    var content = AccessibilityContent()
    content.label = string
    content.addedTraits = .isStaticText
    return content
  }
  var accessibilitySize: Attribute<ViewSize>? { size }
  var isAccessibilityLeaf: Bool { true }
  func accessibilityLetters(in graph: Graph) -> AccessibilityLetters? {
    AccessibilityLetters { [weak graph, computer, size] in
      guard let graph, graph.isAlive(computer.id), graph.isAlive(size.id) else { return nil }
      let text = TextComputer.of(graph.read(computer))
      return AccessibilityLetters.Source(
        layout: text.layout(for: graph.read(size).proposal), text: text.text.styled.string, runs: text.text.styled.runs)
    }
  }
  static var updateKind: UpdateKind { .display }
}

extension TextLayout {
  /// The layout's display list, with the layout's top left corner at the origin.
  ///
  /// - Parameters:
  ///   - own: the colour of what has a colour of its own; nil leaves it as it is.
  ///   - frame: the view's frame, in which it is hit; nil if there is no view.
  ///   - picture: what draws the picture with an index.
  ///   - part: what of the text is drawn.
  func displayList(
    color: RGBA, own: RGBA? = nil, frame: CGRect? = nil, id: UInt32, version: UInt32, part: TextPart = .all,
    picture: (_ index: Int, _ rect: CGRect) -> DisplayItem? = { _, _ in nil }
  ) -> DisplayList {
    var runs: [(run: GlyphRun, origin: CGPoint)] = []
    var (behind, front): ([DisplayItem], [DisplayItem]) = ([], [])
    for line in lines {
      for placed in line.runs where part.has(isColored: placed.run.color != nil || placed.run.hasColors) {
        runs.append((own.map(placed.run.colored) ?? placed.run, placed.origin))
      }
      for decoration in line.decorations where part.has(isColored: decoration.color != nil) {
        let item = DisplayItem(
          id: id, version: version, bounds: decoration.rect, frame: frame, content: .shape(decoration.shape(color)))
        if decoration.kind == .background { behind.append(item) } else { front.append(item) }
      }
      for attachment in line.attachments {
        if let item = picture(attachment.index, attachment.rect) { front.append(item) }
      }
    }
    guard !runs.isEmpty else { return DisplayList(behind + front) }
    let bounds = (frame ?? CGRect(origin: .zero, size: size)).union(GlyphItem.drawnBounds(of: ink))
    let glyphs = DisplayItem(
      id: id, version: version, bounds: bounds, frame: frame, content: .glyphs(GlyphItem(runs: runs, color: color)))
    return DisplayList(behind.isEmpty && front.isEmpty ? [glyphs] : behind + [glyphs] + front)
  }
}

extension TextLayout {
  /// The colour of all its glyphs, where the text says one.
  fileprivate var ownColor: RGBA? {
    var found: RGBA?
    for line in lines {
      for placed in line.runs where !placed.run.hasColors {
        guard let color = placed.run.color, found == nil || found == color else { return nil }
        found = color
      }
    }
    return found
  }
}

extension GlyphRun {
  fileprivate func colored(_ color: RGBA) -> GlyphRun {
    self.color == nil
      ? self : GlyphRun(font: font, size: size, glyphs: glyphs, width: width, color: color, hasColors: hasColors)
  }
}

/// What of a text is drawn.
enum TextPart {
  case all
  /// What has the colour of the text around.
  case plain
  /// What has colours of its own.
  case colored

  func has(isColored: Bool) -> Bool { self == .all || isColored == (self == .colored) }
}

extension TextLayout {
  /// The layout's display list, of any paint: a gradient runs over the whole text, through its glyphs.
  func displayList(
    paint: Paint, own: RGBA? = nil, frame: CGRect, id: UInt32, version: UInt32,
    picture: (_ index: Int, _ rect: CGRect) -> DisplayItem?
  ) -> DisplayList {
    if case .color(let color) = paint {
      return displayList(color: color, own: own, frame: frame, id: id, version: version, picture: picture)
    }
    let mask = displayList(color: .black, frame: frame, id: id, version: version, part: .plain)
    let rest = displayList(
      color: .black, own: own, frame: frame, id: id, version: version, part: .colored, picture: picture)
    return DisplayList(rest.items + [.fill(paint, through: mask, frame: frame, id: id, version: version)])
  }
}

extension DisplayItem {
  /// A paint where something is drawn.
  static func fill(
    _ paint: Paint, through mask: DisplayList, frame: CGRect?, id: UInt32, version: UInt32
  ) -> DisplayItem {
    let bounds = mask.bounds
    let shape = DisplayItem(
      id: id, version: version, bounds: bounds, content: .shape(ShapeItem(path: Path(bounds), paint: paint)))
    var group = GroupItem(DisplayList([shape]))
    group.mask = mask
    return DisplayItem(id: id, version: version, bounds: bounds, frame: frame, content: .group(group))
  }
}

extension TextDecoration {
  /// Lengths of dashes and gaps in thicknesses of the line, as AppKit draws them.
  private var dash: [CGFloat] {
    switch pattern {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }

  fileprivate func shape(_ textColor: RGBA) -> ShapeItem {
    let paint = Paint.color(color ?? textColor)
    if pattern == .solid { return ShapeItem(path: Path(rect), paint: paint) }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    let thickness = rect.height
    return ShapeItem(
      path: path, paint: paint, stroke: StrokeStyle(lineWidth: thickness, dash: dash.map { $0 * thickness }))
  }
}

extension GlyphItem {
  /// The bounds of the drawn pixels for outlines within `ink`: hinting and pixel alignment move edges by a point at
  /// most.
  static func drawnBounds(of ink: CGRect) -> CGRect { ink.isNull ? ink : ink.insetBy(dx: -1, dy: -1) }
}
