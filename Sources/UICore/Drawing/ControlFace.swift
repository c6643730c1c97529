import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// What a control draws itself, as one view: a few shapes, at places that change by numbers.
///
/// Lists are full of controls. A view for each shape, with its frame, its padding and its place in the others, is made in ten
/// times the time.
nonisolated package protocol ControlFace: PrimitiveView, Animatable {
  /// In points; nil takes what is offered.
  var size: CGSize? { get }
  /// Of all layers together, 0…1.
  var opacity: Double { get }
  /// Whether it shows a direction, so that it is mirrored where content runs from right to left.
  var hasDirection: Bool { get }
  /// Back to front, as if content ran from left to right. A layer's colour passes to another one as animations have it.
  func layers(in size: CGSize) -> [FaceLayer]
  /// Where the control is hit; nil is on its first layer.
  func hitPath(in size: CGSize) -> Path?
}

extension ControlFace {
  nonisolated package var opacity: Double { 1 }
  nonisolated package func hitPath(in size: CGSize) -> Path? { nil }
}

/// A shape that a control draws.
package struct FaceLayer {
  let path: Path
  /// The line that is drawn along the path, rather than what is in it.
  let stroke: StrokeStyle?
  /// In the control's coordinates; its edges are snapped to pixels.
  let frame: CGRect
  let color: Color

  package nonisolated init(_ shape: some Shape & BuiltIn, in frame: CGRect, color: Color) {
    self.init(shape.path(in: frame), in: frame, color: color)
  }

  package nonisolated init(_ path: Path, stroke: StrokeStyle? = nil, in frame: CGRect, color: Color) {
    (self.path, self.stroke, self.frame, self.color) = (path, stroke, frame, color)
  }

  /// What it may cover.
  fileprivate var bounds: CGRect {
    let reach = stroke?.lineWidth ?? 0
    return frame.insetBy(dx: -reach, dy: -reach)
  }

  /// The layer in a control of `width` where content runs from right to left.
  fileprivate func mirrored(in width: CGFloat) -> FaceLayer {
    let transform = CGAffineTransform(scaleX: -1, y: 1).concatenating(CGAffineTransform(translationX: width, y: 0))
    return FaceLayer(path.applying(transform), stroke: stroke, in: frame.applying(transform), color: color)
  }
}

extension ControlFace {
  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    return _ViewOutputs(
      layout: graph.rule(FaceLayoutRule(face: view.attribute)),
      display: graph.rule(FaceDisplayRule(face: view.attribute, inputs: inputs)))
  }
}

private struct FaceLayoutRule<Face: ControlFace>: Rule {
  let face: Attribute<Face>

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    // An equal size keeps the computer, and so all places around.
    let size = context.read(face).size
    if let previous = context.previous as? FaceComputer, previous.size == size { return previous }
    return FaceComputer(size)
  }

  static var updateKind: UpdateKind { .layout }
}

private final class FaceComputer: LayoutComputer {
  let size: CGSize?

  init(_ size: CGSize?) {
    self.size = size
    super.init()
    remembersAnswers = false
    isDrawnBySize = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { size ?? proposal.replacingUnspecifiedDimensions() }
}

private struct FaceDisplayRule<Face: ControlFace>: Rule {
  let face: Attribute<Face>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  let transaction: Attribute<Transaction>
  unowned(unsafe) let root: ViewRoot
  private var animator: Animator<Face.AnimatableData>?
  /// Of the layers' colours.
  private var paints: [PaintMotion] = []

  init(face: Attribute<Face>, inputs: _ViewInputs) {
    self.face = face
    size = inputs.size
    environment = inputs.environment
    transaction = inputs.base.transaction
    root = inputs.base.root
  }

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    var face = context.read(face)
    let data = root.animate(&animator, to: face.animatableData, transaction: transaction, context)
    let isMoving = animator?.isActive == true
    if isMoving { face.animatableData = data }
    let style = StyleEnvironment(scope: environment, graph: context.graph)
    let (id, version) = (context.attribute.id.index, context.revision)
    let size = face.size ?? context.read(size).size
    var layers = face.layers(in: size)
    if face.hasDirection, style[\.layoutDirection] == .rightToLeft {
      layers = layers.map { $0.mirrored(in: size.width) }
    }
    while paints.count < layers.count { paints.append(PaintMotion()) }
    let items = layers.indices.compactMap { index -> DisplayItem? in
      let layer = layers[index]
      let paint = paints[index].paint(root, transaction, context, isColor: true) {
        .color(layer.color.resolve(in: style))
      }
      if case .color(let color) = paint, color.alpha <= 0 { return nil }
      let shape = ShapeItem(path: layer.path, paint: paint, stroke: layer.stroke)
      var item = DisplayItem(
        id: id, version: version, bounds: layer.bounds, frame: layer.frame, content: .shape(shape))
      item.isMoving = isMoving
      return item
    }
    guard let hit = face.hitPath(in: size) ?? layers.first?.path else { return .empty }
    let group = GroupItem(DisplayList(items), opacity: Float(face.opacity), contentShape: ContentShape(hit))
    return DisplayList([
      DisplayItem(id: id, version: version, bounds: group.contentBounds, content: .group(group))
    ])
  }

  static var updateKind: UpdateKind { .display }
}
