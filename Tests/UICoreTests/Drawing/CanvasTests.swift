import DisplayList
import Foundation
import Geometry
import Observation
import Testing
import TextLayout

@testable import UICore

@Observable private final class Model {
  var width: CGFloat = 10
}

@MainActor struct CanvasTests {
  private static let fonts = try! FontSystem()

  private func host(_ canvas: some View) -> ViewHost {
    ViewHost(canvas, fonts: Self.fonts, size: CGSize(width: 100, height: 100))
  }

  /// The items of a canvas that fills its window and draws nothing outside.
  private func items(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayItem] {
    leaves(host(Canvas(renderer: renderer)).update(at: 0))
  }

  /// A list's items below the groups that only place it.
  private func leaves(_ list: DisplayList) -> [DisplayItem] {
    if list.items.count == 1, case .group(let group) = list.items[0].content, group.opacity == 1, group.clip == nil,
      group.filters.isEmpty, group.blendMode == .normal, group.transform.isIdentity, !group.isIsolated
    {
      return leaves(group.list)
    }
    return list.items
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func rectanglesOfOneColourBecomeOneItem() throws {
    let items = items { context, size in
      #expect(size == CGSize(width: 100, height: 100))
      for i in 0..<3 { context.fill(Path(CGRect(x: 10 * i, y: 0, width: 5, height: 8)), with: .color(.white)) }
      context.fill(Path(CGRect(x: 0, y: 20, width: 5, height: 5)), with: .color(.black))
    }
    try #require(items.count == 2)
    guard case .rectangles(let rects, let paint) = items[0].content else {
      Issue.record("not rectangles: \(items[0].content)")
      return
    }
    #expect(rects == [rect(0, 0, 5, 8), rect(10, 0, 5, 8), rect(20, 0, 5, 8)])
    #expect(paint == .color(.white))
    #expect(items[0].bounds == rect(0, 0, 25, 8))
    #expect(items[1].bounds == rect(0, 20, 5, 5))
  }

  @Test func oneOutlineAtManyPlacesIsOneItem() throws {
    let outline = Path(ellipseIn: rect(-2, -2, 4, 4))
    let items = items { context, _ in
      for x in [10, 20, 30] as [CGFloat] {
        context.transform = CGAffineTransform(translationX: x, y: 40)
        context.fill(outline, with: .color(.white))
      }
      context.fill(outline, with: .color(.black))
      context.transform = .identity
      context.fill(Path(ellipseIn: rect(4, 4, 4, 4)), with: .color(.black))
    }
    try #require(items.count == 3)
    guard case .stamps(let path, let places, let paint) = items[0].content else {
      Issue.record("not stamps: \(items[0].content)")
      return
    }
    #expect(path == outline)
    #expect(places == [CGPoint(x: 10, y: 40), CGPoint(x: 20, y: 40), CGPoint(x: 30, y: 40)])
    #expect(paint == .color(.white))
    #expect(items[0].bounds == rect(8, 38, 24, 4))
    #expect(items[1].bounds == rect(28, 38, 4, 4))
  }

  @Test func manyCurvesInOnePathAreOneItem() throws {
    let items = items { context, _ in
      var path = Path()
      for i in 0..<147 {
        let (x, y) = (CGFloat(i % 12) * 8, CGFloat(i / 12) * 7)
        path.move(to: CGPoint(x: x, y: y + 3))
        path.addQuadCurve(to: CGPoint(x: x + 3, y: y), control: CGPoint(x: x + 3, y: y + 3))
        path.addQuadCurve(to: CGPoint(x: x + 6, y: y + 3), control: CGPoint(x: x + 3, y: y + 3))
        path.addQuadCurve(to: CGPoint(x: x + 3, y: y + 6), control: CGPoint(x: x + 3, y: y + 3))
        path.addQuadCurve(to: CGPoint(x: x, y: y + 3), control: CGPoint(x: x + 3, y: y + 3))
      }
      context.fill(path, with: .color(.blue))
    }
    #expect(items.count == 1)
  }

  @Test func transformsReachPathsAndLineWidths() throws {
    let items = items { context, _ in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.black))
      var line = Path()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 10, y: 0))
      context.stroke(line, with: .color(.black), style: StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [1, 2]))
    }
    try #require(items.count == 2)
    // (1, 2) · 2 + (10, 20) = (12, 24); 3 · 2 by 4 · 2.
    #expect(items[0].bounds == rect(12, 24, 6, 8))
    guard case .shape(let shape) = items[1].content else { return }
    #expect(shape.stroke?.lineWidth == 6)
    #expect(shape.stroke?.dash == [2, 4])
    #expect(shape.path.boundingRect == rect(10, 20, 20, 0))
  }

  @Test func copiesOfAContextKeepTheirState() throws {
    let items = items { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 50, y: 0)
      copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
    }
    try #require(items.count == 2)
    #expect(items[0].bounds == rect(50, 0, 10, 10))
    guard case .shape(let first) = items[0].content, case .shape(let second) = items[1].content else { return }
    #expect(first.paint == .color(RGBA.black.opacity(0.5)))
    #expect(second.paint == .color(.black))
  }

  @Test func whatLiesOutsideIsCutOff() throws {
    let items = items { context, _ in
      context.fill(Path(CGRect(x: 90, y: 90, width: 30, height: 30)), with: .color(.black))
    }
    try #require(items.count == 1)
    guard case .group(let group) = items[0].content else { return }
    #expect(group.clip == .rect(rect(0, 0, 100, 100)))
    // All of the canvas is hit.
    #expect(items[0].bounds == rect(0, 0, 100, 100) && items[0].frame == rect(0, 0, 100, 100))
  }

  @Test func clipsNestAndGatherItems() throws {
    let items = items { context, _ in
      var clipped = context
      clipped.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      clipped.clip(to: Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)))
      #expect(clipped.clipBoundingRect == CGRect(x: 20, y: 20, width: 30, height: 30))
      clipped.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
      clipped.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.blue))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black))
    }
    try #require(items.count == 2)
    guard case .group(let outer) = items[0].content, case .group(let inner) = outer.list.items[0].content else {
      Issue.record("clips are groups")
      return
    }
    #expect(outer.clip == .rect(rect(0, 0, 50, 50)))
    #expect(inner.clip == .path(Path(ellipseIn: rect(20, 20, 60, 60)), FillStyle()))
    #expect(inner.list.items.count == 2)
    #expect(items[0].bounds == rect(20, 20, 30, 30))
  }

  @Test func blendingStaysInsideTheCanvas() throws {
    let list = host(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        context.blendMode = .multiply
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue))
      }
    ).update(at: 0)
    guard case .group(let group) = leaves(list).first?.content else {
      Issue.record("no layer")
      return
    }
    #expect(group.isIsolated)
    #expect(group.list.items.count == 2)
  }

  @Test func layersFadeAndFilterOnce() throws {
    let items = items { context, _ in
      context.opacity = 0.5
      context.addFilter(.shadow(color: .black, radius: 4, x: 1, y: 2))
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(Path(CGRect(x: 20, y: 20, width: 20, height: 20)), with: .color(.red))
        layer.fill(Path(CGRect(x: 30, y: 30, width: 20, height: 20)), with: .color(.blue))
      }
    }
    try #require(items.count == 1)
    guard case .group(let group) = items[0].content else { return }
    #expect(group.opacity == 0.5)
    #expect(group.filters == [.shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 2))])
    #expect(group.list.items.count == 2)
    // 20…50 with a shadow three deviations (6 points) around it, moved by (1, 2).
    #expect(items[0].bounds == rect(15, 16, 42, 42))
  }

  @Test func textIsMeasuredAndPlacedByItsAnchor() throws {
    var measured = CGSize.zero
    let items = items { context, _ in
      let text = context.resolve(Text(verbatim: "Apus").font(.system(size: 20)))
      measured = text.measure(in: CGSize(width: 100, height: 100))
      context.draw(text, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
    }
    var item = try #require(items.first)
    // Glyphs that reach over the edge are cut off there.
    if case .group(let group) = item.content { item = try #require(group.list.items.first) }
    guard case .glyphs = item.content else {
      Issue.record("no text is drawn")
      return
    }
    #expect(item.offset == CGPoint(x: 100 - measured.width, y: 100 - measured.height))
    #expect(measured.width > 30 && measured.height > 20)
  }

  @Test func onlyWhatChangedIsDrawnAgain() throws {
    let model = Model()
    var runs = 0
    let host = host(
      Canvas { context, _ in
        runs += 1
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        context.fill(Path(CGRect(x: 0, y: 50, width: model.width, height: 5)), with: .color(.blue))
      })
    let first = leaves(host.update(at: 0))
    _ = host.update(at: 1)
    #expect(runs == 1)
    model.width = 20
    let second = leaves(host.update(at: 2))
    #expect(runs == 2)
    try #require(first.count == 2 && second.count == 2)
    #expect(first[0].version == second[0].version)
    #expect(first[1].version != second[1].version)
    #expect(second[1].bounds.width == 20)
    host.size = CGSize(width: 50, height: 100)
    _ = host.update(at: 3)
    #expect(runs == 3)
    model.width = 30
    model.width = 40
    _ = host.update(at: 4)
    #expect(runs == 4)
  }

  @Test func numbersThatAreNoneDrawNothing() throws {
    let items = items { context, _ in
      context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)), with: .color(.red))
      context.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red), lineWidth: .nan)
      context.opacity = .nan
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.opacity = 1
      context.scaleBy(x: 0, y: 0)
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      _ = context.clipBoundingRect
    }
    #expect(items.allSatisfy { $0.bounds.minX.isNaN || $0.bounds.isEmpty })
  }
}
