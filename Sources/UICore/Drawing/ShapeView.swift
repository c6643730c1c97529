import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let display = graph.rule(ShapeDisplayRule<Content, Style>(view: view.attribute, inputs: inputs))
    return _ViewOutputs(layout: graph.rule(ShapeLayoutRule<Content, Style>(view: view.attribute)), display: display)
  }
}

private struct ShapeLayoutRule<Content: Shape, Style: ShapeStyle>: Rule {
  let view: Attribute<_ShapeView<Content, Style>>
  /// Made once the view has changed.
  private var comparison: Comparison?

  init(view: Attribute<_ShapeView<Content, Style>>) { self.view = view }

  mutating func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let shape = context.read(view).shape
    guard isBuiltIn(Content.self) else { return ShapeComputer(shape, reader: context.lateReader) }
    // A new fill keeps the computer, and so all places around.
    if let previous = context.previous as? ShapeComputer<Content>, isSame(previous.shape, shape) { return previous }
    return ShapeComputer(shape, reader: nil)
  }

  private mutating func isSame(_ a: Content, _ b: Content) -> Bool {
    let comparison = comparison ?? Comparison(Content.self)
    self.comparison = comparison
    return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { comparison.areEqual(a, $0) } }
  }

  static var updateKind: UpdateKind { .layout }
}

private final class ShapeComputer<Content: Shape>: LayoutComputer {
  let shape: Content
  /// Calls the shape where it is a program's.
  private let reader: LateReader?

  init(_ shape: Content, reader: LateReader?) {
    (self.shape, self.reader) = (shape, reader)
    super.init()
    remembersAnswers = false
    isDrawnBySize = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A program's shape may take long. Most are asked once, and need no memory for it.
    remembersAnswers = reader != nil && measureCount > 1
    return reader?.callAsFunction { shape.sizeThatFits(proposal) } ?? shape.sizeThatFits(proposal)
  }
}

private struct ShapeDisplayRule<Content: Shape, Style: ShapeStyle>: Rule {
  let view: Attribute<_ShapeView<Content, Style>>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  let transaction: Attribute<Transaction>
  let container: ContainerShapeScope?
  unowned(unsafe) let root: ViewRoot
  private var shape: Animator<Content.AnimatableData>?
  /// When the view was the one whose shape is shown without a motion: it need not be asked again. Types of the animator are looked
  /// up at each use.
  private var stillSince: UInt32?
  private var motion = PaintMotion()

  init(view: Attribute<_ShapeView<Content, Style>>, inputs: _ViewInputs) {
    self.view = view
    size = inputs.size
    environment = inputs.environment
    transaction = inputs.base.transaction
    container = ContainerShapeScope(inputs)
    root = inputs.base.root
  }

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    var view = context.read(view)
    let rect = CGRect(origin: .zero, size: context.read(size).size)
    let style = StyleEnvironment(scope: environment, graph: context.graph, movingRoot: root)
    let paint = motion.paint(root, transaction, context, isColor: Style.self == Color.self) {
      view.style._paint(in: rect, environment: style)
    }
    let filters = view.style._filters(in: style)
    let changed = context.graph.changedAt(self.view.id)
    if Content.AnimatableData.self != EmptyAnimatableData.self, stillSince != changed {
      let target = context.observing(Content.self) { view.shape.animatableData }
      let data = root.animate(&shape, to: target, transaction: transaction, context)
      let isActive = shape?.isActive == true
      if isActive { view.shape.animatableData = data }
      stillSince = isActive || !isBuiltIn(Content.self) ? nil : changed
    }
    return container.whileCurrent {
      context.observing(Content.self) {
        view.displayList(
          in: rect, paint: paint, id: context.attribute.id.index, version: context.revision,
          direction: style[\.layoutDirection], sharing: { root.outlines.share($0, of: Content.self) }
        )
        .with(filters, id: context.attribute.id.index, version: context.revision)
      }
    }
  }

  static var updateKind: UpdateKind { .display }
}

extension DisplayList {
  /// The list as one layer with the filters of a style.
  func with(_ filters: [Filter], id: UInt32, version: UInt32) -> DisplayList {
    if filters.isEmpty || isEmpty { return self }
    let group = GroupItem(self, filters: filters)
    return DisplayList([DisplayItem(id: id, version: version, bounds: group.contentBounds, content: .group(group))])
  }
}

extension _ShapeView {
  nonisolated func displayList(
    in rect: CGRect, paint: Paint, id: UInt32, version: UInt32,
    direction: @autoclosure () -> LayoutDirection = .leftToRight, sharing: (Path) -> Path = { $0 }
  ) -> DisplayList {
    if case .color(let color) = paint, color.alpha <= 0 { return .empty }
    var (outline, stroke) = shape._outline(in: rect)
    if shape.isMirrored(in: direction()) { outline = outline.mirrored(in: rect) }
    if outline.isEmpty { return .empty }
    var bounds = outline.boundingRect
    if let stroke {
      // Mitres reach `miterLimit` half line widths; square caps √2, rounded up to 1.5.
      let reach = stroke.lineWidth / 2 * (stroke.lineJoin == .miter ? max(stroke.miterLimit, 1.5) : 1.5)
      bounds = bounds.insetBy(dx: -reach, dy: -reach)
    }
    let item = ShapeItem(path: sharing(outline), paint: paint, fill: fillStyle, stroke: stroke)
    return DisplayList([DisplayItem(id: id, version: version, bounds: bounds, frame: rect, content: .shape(item))])
  }
}

extension Color: View {
  public typealias Body = Never
  public var body: Never { fatalError("Color is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let filled = view.map(in: inputs.graph) { _ShapeView(shape: Rectangle(), style: $0) }
    return _ShapeView._makeView(view: filled, inputs: inputs)
  }
}

extension LinearGradient: View {
  public var body: some View { Rectangle().fill(self) }
}
extension RadialGradient: View {
  public var body: some View { Rectangle().fill(self) }
}
extension AngularGradient: View {
  public var body: some View { Rectangle().fill(self) }
}
extension MeshGradient: View {
  public var body: some View { Rectangle().fill(self) }
}
extension EllipticalGradient: View {
  public var body: some View { Rectangle().fill(self) }
}
