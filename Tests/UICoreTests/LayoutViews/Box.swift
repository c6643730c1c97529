import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

@testable import UICore

/// A view that draws one rectangle named `name`: of a fixed size, or as large as is proposed.
struct Box: PrimitiveView {
  var name: Int
  var size: CGSize?

  init(_ name: Int, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    size = CGSize(width: width, height: height)
  }

  init(_ name: Int) { self.name = name }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let size = inputs.size
    return _ViewOutputs(
      layout: inputs.graph.rule(BoxLayout(box: view.attribute)),
      display: inputs.graph.rule(BoxDisplay(box: view.attribute, size: size)))
  }
}

private struct BoxLayout: Rule {
  let box: Attribute<Box>
  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let size = context.read(box).size
    return LeafComputer(measure: { size ?? $0.replacingUnspecifiedDimensions() })
  }
}

private struct BoxDisplay: Rule {
  let box: Attribute<Box>
  let size: Attribute<ViewSize>
  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: context.read(size).size)
    let name = UInt32(context.read(box).name)
    return DisplayList([
      DisplayItem(
        id: name, version: name, bounds: bounds,
        content: .rectangles([bounds], .color(RGBA(red: 0, green: 0, blue: 0, alpha: 1))))
    ])
  }
}

/// One window with a root view, and the rectangles that its boxes drew.
@MainActor
struct BoxWindow {
  /// Matching fonts asks the system once.
  private static let fonts = try! FontSystem()

  let host: ViewHost

  init<V: View>(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, direction: LayoutDirection = .leftToRight,
    profile: PlatformProfile = .desktop, @ViewBuilder _ root: () -> V
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    environment.platformProfile = profile
    host = ViewHost(
      root(), fonts: Self.fonts, size: CGSize(width: width, height: height), environment: environment)
  }

  /// The boxes' rectangles in the window by name, back to front, in points, `time` seconds after the first update.
  func boxes(at time: Double = 0) -> [(name: Int, frame: CGRect)] {
    var found: [(Int, CGRect)] = []
    func visit(_ list: DisplayList, _ origin: CGPoint) {
      for item in list.items {
        let offset = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
        switch item.content {
        case .rectangles(let rects, _):
          for rect in rects { found.append((Int(item.version), rect.offsetBy(dx: offset.x, dy: offset.y))) }
        case .group(let group) where group.opacity > 0: visit(group.list, offset)
        default: break
        }
      }
    }
    visit(host.update(at: time), .zero)
    host.checkInvariants()
    return found
  }

  /// The rectangle of the box called `name`; null if it drew nothing.
  subscript(name: Int) -> CGRect { boxes().first { $0.name == name }?.frame ?? .null }
}
