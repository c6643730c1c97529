import AttributeGraph
import Foundation
import Geometry

/// The shape of a container, for `ContainerRelativeShape` inside.
final class ContainerShape {
  /// The shape's path in a rectangle, inset by an amount. Reads the shape's attribute.
  fileprivate let path: (_ inset: CGFloat, CGRect) -> Path
  /// The radii of the shape's corners in a size, where leading is left. Reads the shape's attribute.
  fileprivate let radii: (CGSize) -> RectangleCornerRadii
  private let size: Attribute<ViewSize>
  private let space: CoordinateSpaceLink
  private let graph: Graph

  init<S: InsettableShape>(_ shape: Attribute<S>, inputs: _ViewInputs) {
    let graph = inputs.graph
    let direction = inputs.environmentValue(\.layoutDirection)
    path = { inset, rect in
      graph.read(shape).inset(by: inset).path(in: rect, direction: graph.read(direction))
    }
    radii = { size in
      let shape = graph.read(shape)
      let radii = cornerRadii(of: shape, in: size)
      return shape.isMirrored(in: graph.read(direction)) ? radii.mirrored : radii
    }
    (size, space, self.graph) = (inputs.size, inputs.space, graph)
  }

  /// The container's frame in the window's space.
  fileprivate var frame: CGRect { CGRect(origin: .zero, size: graph.read(size).size).applying(space.transform()) }
}

private enum ContainerShapeKey: ViewInputKey { static var defaultValue: ContainerShape? { nil } }

extension _ViewInputs {
  /// The shape of the nearest container that has one.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// A container's shape, as seen from a view inside.
///
/// Rules set it as `current` while they ask shapes for paths. Only shapes that use it make the rule depend on the
/// view's position.
struct ContainerShapeScope: @unchecked Sendable {
  // Unchecked: used only inside the rule that set it, on the main actor.
  private let container: ContainerShape
  private let space: CoordinateSpaceLink
  private let direction: Attribute<LayoutDirection>
  private let graph: Graph

  /// Nil if no container has a shape.
  init?(_ inputs: _ViewInputs) {
    guard let container = inputs.containerShape else { return nil }
    (self.container, space) = (container, inputs.space)
    (direction, graph) = (inputs.environmentValue(\.layoutDirection), inputs.graph)
  }

  @TaskLocal static var current: ContainerShapeScope?

  /// The container's shape, inset by the distance from `rect` to the container's nearest edge, so that corners are
  /// concentric.
  fileprivate func path(in rect: CGRect) -> Path {
    let (own, outer) = (rect.applying(space.transform()), container.frame)
    let distance = min(
      own.minX - outer.minX, own.minY - outer.minY, outer.maxX - own.maxX, outer.maxY - own.maxY)
    let inset = max(distance, 0)
    return container.path(inset, rect.insetBy(dx: -inset, dy: -inset))
  }
}

extension ContainerShapeScope {
  /// The radii with which the corners of `rect` have one centre with the container's; 0 where they cannot. Leading is where
  /// the view's content begins.
  func concentricRadii(of rect: CGRect) -> RectangleCornerRadii {
    let (own, outer) = (rect.applying(space.transform()), container.frame)
    let radii = container.radii(outer.size)
    let (left, right) = (own.minX - outer.minX, outer.maxX - own.maxX)
    let (top, bottom) = (own.minY - outer.minY, outer.maxY - own.maxY)
    func inner(_ radius: CGFloat, _ dx: CGFloat, _ dy: CGFloat) -> CGFloat { max(radius - max(dx, dy, 0), 0) }
    let concentric = RectangleCornerRadii(
      topLeading: inner(radii.topLeading, left, top), bottomLeading: inner(radii.bottomLeading, left, bottom),
      bottomTrailing: inner(radii.bottomTrailing, right, bottom), topTrailing: inner(radii.topTrailing, right, top))
    return graph.read(direction) == .rightToLeft ? concentric.mirrored : concentric
  }
}

extension RectangleCornerRadii {
  /// With leading and trailing exchanged.
  fileprivate var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }
}

extension ContainerShapeScope? {
  /// Runs `body`, in which container-relative shapes follow this container.
  func whileCurrent<Result>(_ body: () -> Result) -> Result {
    guard let self else { return body() }
    return ContainerShapeScope.$current.withValue(self) { body() }
  }
}

/// The shape of the nearest container, inset to run along its edge; a rectangle if no container has a shape.
public struct ContainerRelativeShape: InsettableShape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    ContainerShapeScope.current?.path(in: rect) ?? Path(rect)
  }
  /// The container's shape is mirrored where the container is.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

nonisolated package struct ContainerShapeModifier<S: InsettableShape>: PrimitiveViewModifier {
  let shape: S

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs.containerShape = ContainerShape(modifier.map(in: inputs.graph, \.shape).attribute, inputs: inputs)
    return body(inputs)
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` inside follows.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
