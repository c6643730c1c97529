import AttributeGraph
import DisplayList
import Foundation
import SwiftUI
import Testing
import TextLayout

@testable import UICore

/// A view in a window without pixels, and where its named views lie.
///
///     let scene = LayoutScene(200, 100) { Color.red.padding(10).named("padded") }
///     scene.expect(["padded": rect(0, 0, 200, 100)])
///
/// Frames are in points of the window, and exact whatever the scale is.
@MainActor
final class LayoutScene {
  /// Matching fonts asks the system once.
  private static let fonts = Result { try FontSystem() }

  let host: ViewHost
  private let frames = NamedFrames()

  init<Root: View>(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ root: () -> Root
  ) {
    var values = EnvironmentValues()
    values.displayScale = scale
    values.layoutDirection = direction
    values.namedFrames = frames
    let fonts: FontSystem
    do { fonts = try Self.fonts.get() } catch { preconditionFailure("no fonts: \(error)") }
    host = ViewHost(root(), fonts: fonts, size: CGSize(width: width, height: height), environment: values)
    update()
  }

  func update() {
    _ = host.update(at: 0)
    host.checkInvariants()
  }

  func resize(_ width: CGFloat, _ height: CGFloat) {
    host.size = CGSize(width: width, height: height)
    update()
  }

  /// Turns the wheel over the first scroll view; positive shows what lies further down.
  func scroll(down: CGFloat) {
    func first(_ list: DisplayList) -> (any ScrollResponder)? {
      for item in list.items {
        guard case .group(let group) = item.content else { continue }
        if let found = group.responder as? any ScrollResponder ?? first(group.list) { return found }
      }
      return nil
    }
    _ = first(host.displayList)?.scroll(by: CGVector(dx: 0, dy: -down))
    update()
  }

  /// The frame of the view called `name`; null where there is none.
  subscript(name: String) -> CGRect { frames.alive.first { $0.name == name }?.proxy.frame(in: .global) ?? .null }

  /// The names of the views that exist, in alphabetical order.
  var names: [String] { frames.alive.map(\.name).sorted() }

  /// Every frame agrees to 1e-6 of a point.
  func expect(_ expected: KeyValuePairs<String, CGRect>, sourceLocation: SourceLocation = #_sourceLocation) {
    for (name, frame) in expected {
      let found = self[name]
      let distance = max(
        abs(found.minX - frame.minX), abs(found.minY - frame.minY), abs(found.width - frame.width),
        abs(found.height - frame.height))
      #expect(distance <= 1e-6, "\(name): \(found), expected \(frame)", sourceLocation: sourceLocation)
    }
  }
}

/// Shorter than the initialiser's labels, in scenes with many frames.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A view of a fixed size.
struct Block: View {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View { Color.gray.frame(width: width, height: height) }
}

extension View {
  /// Notes where the view is. Costs the layout nothing: it sees the view alone.
  func named(_ name: String) -> some View { modifier(NamingModifier(name: name)) }
}

private final class NamedFrames {
  /// Names are read when they are asked for: where a view is made, what its name depends on may not be there yet.
  private var entries: [(name: Attribute<NamingModifier>, proxy: GeometryProxy)] = []

  var alive: [(name: String, proxy: GeometryProxy)] {
    entries.removeAll { $0.proxy.owner.isRemoved }
    return entries.map { ($0.proxy.viewGraph.graph.read($0.name).name, $0.proxy) }
  }

  func add(_ name: Attribute<NamingModifier>, _ inputs: _ViewInputs) {
    let proxy = GeometryProxy(
      viewGraph: inputs.viewGraph, viewSize: inputs.size, space: inputs.space, safeArea: inputs.safeArea,
      owner: inputs.graph.currentSubgraph)
    entries.append((name, proxy))
  }
}

private struct NamedFramesKey: EnvironmentKey {
  static var defaultValue: NamedFrames? { nil }
}

extension EnvironmentValues {
  fileprivate var namedFrames: NamedFrames? {
    get { self[NamedFramesKey.self] }
    set { self[NamedFramesKey.self] = newValue }
  }
}

private struct NamingModifier: PrimitiveViewModifier {
  let name: String

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let frames = inputs.environmentValue(\.namedFrames)
    graph.withoutTracking { graph.read(frames)?.add(modifier.attribute, inputs) }
    return body(inputs)
  }
}

/// A block with a text's spacing preferences, 13 points in size: text as Apple measured it, whatever the fonts here.
struct TextBlock: View {
  let width: CGFloat

  init(_ width: CGFloat) { self.width = width }

  var body: some View { Block(width, 16).modifier(TextSpacingModifier()) }
}

private struct TextSpacingModifier: LayoutTraitModifier {
  func computer(_ child: LayoutComputer, reader: LateReader) -> LayoutComputer { TextSpacingComputer(child) }
}

private final class TextSpacingComputer: UnaryComputer {
  override var spacing: ViewSpacing { .text(first: 13, last: 13) }
}
