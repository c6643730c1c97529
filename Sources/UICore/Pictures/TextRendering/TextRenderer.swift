import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Draws texts in a way of one's own: line by line, run by run or glyph by glyph.
///
/// It draws again when the text, its size or its own value changes; an animation of its `animatableData` draws each frame.
public protocol TextRenderer: Animatable {
  /// Draws a text. The context's origin is the text's upper left corner; what lies outside of its frame is drawn too.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size that the text takes in the layout, in points; by default its own.
  ///
  /// Asked of the value that an animation leads to, so that one that only draws costs no layout.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far it draws outside of the text's frame, in points; nothing by default, and nothing is cut off in any case.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// Nothing.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, as its renderer measures it.
public struct TextProxy {
  fileprivate let computer: LayoutComputer

  /// The size in points that the text takes without a renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { computer.sizeThatFits(proposal) }
}

extension View {
  /// Draws the texts inside by a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

nonisolated private struct TextRendererModifier<R: TextRenderer>: PrimitiveViewModifier {
  let renderer: R

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let renderer = modifier.map(in: inputs.graph, \.renderer).attribute
    inputs[TextRenderingKey.self] = TextRenderingBox(target: renderer, shown: inputs.animated(renderer))
    return body(inputs)
  }
}

private final class TextRenderingBox<R: TextRenderer>: TextRendering {
  private let target: Attribute<R>
  /// Animated.
  private let shown: Attribute<R>

  init(target: Attribute<R>, shown: Attribute<R>) { (self.target, self.shown) = (target, shown) }

  func layout(of text: Attribute<ResolvedText>, _ inputs: _ViewInputs) -> Attribute<LayoutComputer> {
    inputs.graph.rule(RenderedLayoutRule(text: text, renderer: target, fonts: inputs.viewGraph.fonts))
  }

  func list(
    of source: Text, _ text: ResolvedText, _ layout: TextLayout, in frame: CGRect, color: RGBA,
    style: StyleEnvironment, _ viewGraph: ViewGraph, _ path: ViewPath?, _ context: RuleContext<DisplayList>
  ) -> DisplayList {
    let renderer = context.read(shown)
    let id = context.attribute.id.index
    let recording = CanvasRecording(id: id, version: context.revision)
    var graphics = GraphicsContext(
      source: CanvasSource(style: style, viewGraph: viewGraph, path: path), recording: recording, bounds: frame)
    let lines = Text.Layout(source, text, layout, color: color, fonts: viewGraph.fonts)
    context.observing { renderer.draw(layout: lines, in: &graphics) }
    let list = recording.take()
    var group = GroupItem(list)
    group.isIsolated = recording.needsIsolation
    let bounds = list.bounds.union(frame)
    // The text's frame is snapped to pixels, and with it all that is drawn.
    return DisplayList([
      DisplayItem(id: id, version: context.revision, bounds: bounds, frame: frame, content: .group(group))
    ])
  }
}

private struct RenderedLayoutRule<R: TextRenderer>: Rule {
  let text: Attribute<ResolvedText>
  let renderer: Attribute<R>
  let fonts: FontSystem

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    RenderedTextComputer(
      TextComputer(context.read(text), fonts: fonts), context.read(renderer), reader: context.lateReader)
  }

  static var updateKind: UpdateKind { .layout }
}

/// A text's answers, with the size that its renderer says.
private final class RenderedTextComputer<R: TextRenderer>: LayoutComputer {
  private let text: TextComputer
  private let renderer: R
  private let reader: LateReader

  init(_ text: TextComputer, _ renderer: R, reader: LateReader) {
    (self.text, self.renderer, self.reader) = (text, renderer, reader)
    super.init()
    guides = text.guides
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    reader { renderer.sizeThatFits(proposal: proposal, text: TextProxy(computer: text)) }
  }

  override var spacing: ViewSpacing { text.spacing }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    text.explicitAlignment(key, size: size, proposal: proposal)
  }
}
