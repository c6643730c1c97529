import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// What moves a symbol: its effects, and the change into another symbol.
struct SymbolMotion {
  private let effects: [Attribute<SymbolEffectModifier>]
  private let transaction: Attribute<Transaction>
  private unowned let root: ViewRoot
  private let environment: EnvironmentScope
  private var player = SymbolEffectPlayer()
  private var last: ResolvedImage?
  /// The symbol that goes, and since when.
  private var old: (image: ResolvedImage, start: Double)?

  init(_ inputs: _ViewInputs) {
    effects = inputs[SymbolEffectsKey.self]
    (transaction, root, environment) = (inputs.base.transaction, inputs.base.root, inputs.environment)
  }

  /// The items that draw the image, moved.
  mutating func items<T>(
    of image: ResolvedImage, in frame: CGRect, version: UInt32, _ context: RuleContext<T>
  ) -> [DisplayItem] {
    let (style, id) = (StyleEnvironment(scope: environment, graph: context.graph), context.attribute.id.index)
    let before = last
    last = image
    guard case .symbol(let symbol, _, _) = image.content else {
      old = nil
      return image.items(in: frame, environment: style, id: id, version: version)
    }
    let replacement = style[\.textStyle].contentTransition.replacement
    if effects.isEmpty, replacement == nil {
      return image.items(in: frame, environment: style, id: id, version: version)
    }
    let isStill = style[\.accessibilityReduceMotion]
    let now = root.viewGraph.now
    let time = { [root] in context.read(root.time) }
    var (pose, isMoving) = (SymbolPose(), false)
    if !effects.isEmpty {
      (pose, isMoving) = player.pose(
        effects.map { context.read($0) }, parts: symbol.variableLayers.count, now: now, time: time, isStill: isStill,
        isRightToLeft: style[\.layoutDirection] == .rightToLeft)
    }
    note(before, symbol, replacement != nil, now, context)
    var items: [DisplayItem] = []
    if let replacement, let old {
      let duration = (replacement.configuration.direction == .offUp ? 0.2 : 0.4) / replacement.options.pace
      let part = min(max(time() - old.start, 0) / duration, 1)
      let (leaving, coming) = replacement.configuration.replacing(at: part, isStill: isStill)
      if part < 1 {
        isMoving = true
        let size = old.image.size
        let place =
          image.image.resizing == nil
          ? CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
          : frame
        if leaving.opacity > 0 {
          var whole = pose
          whole.add(leaving)
          items += old.image.items(in: place, environment: style, id: id, version: version)
            .posed(whole, in: place, id: id, version: version)
        }
        pose.add(coming)
      } else {
        self.old = nil
      }
    }
    if isMoving { root.needsNextFrame() }
    if pose.opacity > 0 {
      items += image.items(in: frame, environment: style, parts: pose.parts, id: id, version: version)
        .posed(pose, in: frame, id: id, version: version)
    }
    return items
  }

  /// Notes whether another symbol is shown than before.
  private mutating func note<T>(
    _ before: ResolvedImage?, _ symbol: Symbol, _ replaces: Bool, _ now: Double, _ context: RuleContext<T>
  ) {
    guard replaces, let before, case .symbol(let past, _, _) = before.content else {
      old = nil
      return
    }
    if past == symbol { return }
    let graph = context.graph
    let isImmediate = graph.withoutTracking { graph.read(transaction) }.disablesAnimations
    old = isImmediate ? nil : (before, now)
  }
}

extension ContentTransition {
  /// How symbols change into each other; nil where they do at once.
  fileprivate var replacement: (configuration: SymbolEffectConfiguration, options: SymbolEffectOptions)? {
    if case .symbol(let configuration, let options) = kind { (configuration, options) } else { nil }
  }
}

extension SymbolEffectConfiguration {
  /// What goes and what comes at a moment of a replacement, 0…1.
  fileprivate func replacing(at time: Double, isStill: Bool) -> (leaving: SymbolPose, coming: SymbolPose) {
    func pose(_ share: Double, scale: CGFloat) -> SymbolPose {
      SymbolPose(scale: isStill ? 1 : 1 + (scale - 1) * share, opacity: 1 - share)
    }
    let (first, second) = (min(time * 2, 1), max(time * 2 - 1, 0))
    return switch direction {
    case .offUp: (SymbolPose(opacity: 0), pose(1 - time, scale: 0.5))
    case .upUp: (pose(first, scale: 1.3), pose(1 - second, scale: 0.5))
    default: (pose(first, scale: 0.5), pose(1 - second, scale: 0.5))
    }
  }
}

extension [DisplayItem] {
  /// The items of a symbol in a pose, as one.
  fileprivate func posed(_ pose: SymbolPose, in frame: CGRect, id: UInt32, version: UInt32) -> [DisplayItem] {
    let transform = pose.transform(in: frame)
    if isEmpty || transform.isIdentity && pose.opacity == 1 { return self }
    let group = GroupItem(DisplayList(self), transform: transform, opacity: Float(pose.opacity))
    return [DisplayItem(id: id, version: version, bounds: group.contentBounds, content: .group(group))]
  }
}
