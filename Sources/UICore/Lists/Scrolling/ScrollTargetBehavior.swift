import AttributeGraph
import Foundation
import Geometry

/// Where a scroll view is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What of the content is to meet the viewport at `anchor`; points.
  public var rect: CGRect
  /// Nil for the top and leading edges.
  public var anchor: UnitPoint?

  /// A target whose rectangle is in the content, in points.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// The offset that puts it there.
  func origin(in viewport: CGSize) -> CGPoint {
    let anchor = anchor ?? .topLeading
    return CGPoint(
      x: rect.minX + anchor.x * (rect.width - viewport.width), y: rect.minY + anchor.y * (rect.height - viewport.height)
    )
  }
}

/// What a behaviour may look at.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the movement began.
  public let originalTarget: ScrollTarget
  /// How fast the offset moved when the user let it go, in points a second.
  public let velocity: CGVector
  /// Points.
  public let contentSize: CGSize
  /// Points.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  let scroll: ScrollContext

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Decides where a scroll view comes to rest that the user let go.
@preconcurrency
public protocol ScrollTargetBehavior {
  /// What it may look at.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content would come to rest to where it should.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at whole pages, each as large as the scroll view; a page further at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Pages of the size of the scroll view.
  public init() {}

  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let from = (context.originalTarget.rect.origin[axis] / page).rounded()
      var to = (target.rect.origin[axis] / page).rounded()
      // A flick turns the page, however short it was.
      if to == from, abs(context.velocity[axis]) > Self.flick { to += context.velocity[axis] > 0 ? 1 : -1 }
      target.rect.origin[axis] = min(max(to, from - 1), from + 1) * page
    }
    target.anchor = nil
  }

  /// Points a second; our own figure.
  static let flick: CGFloat = 200
}

/// Comes to rest where a view of the target layout starts.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement may go.
  public struct LimitBehavior: Sendable {
    fileprivate enum Kind { case automatic, always, never, one }
    fileprivate let kind: Kind

    /// As `alwaysByFew` where the room is compact, else as `never`.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// To the next view at most, or by what fits into the scroll view.
    public static let always = LimitBehavior(kind: .always)
    /// As `always`.
    public static let alwaysByFew = LimitBehavior(kind: .always)
    /// To the next view at most.
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// As far as the user threw it.
    public static let never = LimitBehavior(kind: .never)
  }

  private let limit: LimitBehavior

  /// Views of the target layout.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let axis = Axis.allCases.last(where: context.axes.contains) else { return }
    // Margins stay free before the view.
    let margin = context.scroll.leadingMargin(axis)
    var place = target.rect.origin[axis]
    let from = context.originalTarget.rect.origin[axis]
    switch limit.kind {
    case .always, .one: place = min(max(place, from - context.containerSize[axis]), from + context.containerSize[axis])
    case .automatic:
      let size = axis == .horizontal ? context.environment.horizontalSizeClass : context.environment.verticalSizeClass
      if size == .compact {
        place = min(max(place, from - context.containerSize[axis]), from + context.containerSize[axis])
      }
    case .never: break
    }
    let end = max(0, context.contentSize[axis] - context.containerSize[axis])
    // The last view may be shorter than the scroll view: its end is a place to rest too.
    let starts =
      context.scroll.targets(near: place + margin, along: axis).map { $0.frame.origin[axis] - margin } + [end]
    func nearest(_ places: [CGFloat], to place: CGFloat) -> CGFloat? {
      places.map { min(max($0, 0), end) }.min { abs($0 - place) < abs($1 - place) }
    }
    guard let rest = nearest(starts, to: place) else { return }
    var chosen = rest
    if limit.kind == .one, rest != from {
      let around = context.scroll.targets(near: from + margin, along: axis).map { $0.frame.origin[axis] - margin }
      let beyond = around.filter { rest > from ? $0 > from + 0.5 : $0 < from - 0.5 }
      chosen = nearest(beyond, to: from) ?? rest
    }
    target.rect.origin[axis] = chosen
    target.anchor = nil
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Where a view of the target layout starts.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// The same, and how far one movement may go.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior
  /// The behaviour as it is.
  public init(_ base: any ScrollTargetBehavior) { self.base = base }
  /// Asks the behaviour that was given.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

nonisolated package struct ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>: ScrollModifier {
  let behavior: Behavior

  nonisolated static func attach(_ modifier: _GraphValue<Self>, to scroll: ScrollContext, inputs: _ViewInputs) {
    let graph = inputs.graph
    scroll.state.behavior = { graph.withoutTracking { graph.read(modifier.attribute).behavior } }
  }
}

extension View {
  /// Sets where the scroll view inside comes to rest when the user lets it go.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }
}

extension CGVector {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}
