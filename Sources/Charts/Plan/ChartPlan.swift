import SwiftUI

internal import GraphData

/// A chart before its size is known: scales, and marks in parts of the plot.
///
/// **Cost.** Proportional to the marks; made when the marks or the settings change, not when the size does.
struct ChartPlan {
  /// Of charts that scroll the scales of what is seen.
  private(set) var x: ScaleMaker
  private(set) var y: ScaleMaker
  /// The scales of all that can be scrolled to.
  let wholeX: ScaleMaker
  let wholeY: ScaleMaker
  let scales: MarkScales
  let styles: StyleScale
  let legend: [LegendEntry]
  private(set) var drawing = MarkDrawing()
  private(set) var annotations: [PlacedAnnotation] = []
  private(set) var spoken: [SpokenMark] = []
  /// The sums of the sectors' values, each with that before it.
  private(set) var sectors: [(value: Double, upTo: Double)] = []
  let hasSectors: Bool

  init(_ items: [MarkItem], _ settings: ChartSettings, windowStart: WindowStart = WindowStart()) {
    var items = joinCrossings(sampleFunctions(items, settings.x))
    widenBars(&items)
    let stacks = MarkStacks(items)
    wholeX = ScaleMaker(items, stacks, axis: .horizontal, settings: settings.x)
    wholeY = ScaleMaker(items, stacks, axis: .vertical, settings: settings.y)
    x = settings.x.scroll.windowed(wholeX, start: windowStart.x)
    y = settings.y.scroll.windowed(wholeY, start: windowStart.y)
    scales = MarkScales(items, settings)
    styles = scales.styles
    legend = scales.legend
    hasSectors = items.contains { $0.kind == .sector }
    drawing.xPadding = settings.x.padding
    drawing.yPadding = settings.y.padding
    let positions = scales.positions
    let total = items.reduce(0.0) { sum, item in
      item.kind == .sector ? sum + Self.sectorValue(item) : sum
    }
    var angle = 0.0
    var joined: [JoinKey: Int] = [:]

    for (index, item) in items.enumerated() {
      var look = scales.look(of: item)
      var place: MarkPlaces.Place?
      if item.kind == .sector {
        let value = Self.sectorValue(item)
        sectors.append((value, angle + value))
        if total > 0, value > 0 { place = .init(x0: angle / total, x1: (angle + value) / total, y0: 0, y1: 1) }
        angle += value
      } else {
        place = self.place(item, index, stacks, positions, &look)
      }
      if place == nil {
        // Only lines and areas show that something is missing.
        guard item.kind.isJoined else { continue }
        look.isGap = true
      }
      let mark = drawing.looks.count
      drawing.looks.append(look)
      drawing.places.append(place ?? .init(x0: 0, x1: 0, y0: 0, y1: 0))
      add(mark, item, &joined)
      guard place != nil else { continue }
      annotations += item.style.annotations.map { PlacedAnnotation(mark: mark, annotation: $0) }
      if item.isBetween { continue }
      if case .view(let view)? = item.style.symbol {
        let symbol = MarkAnnotation(
          position: .overlay, alignment: .center, spacing: 0, overflow: AnnotationOverflowResolution()
        ) { _ in view() }
        annotations.append(PlacedAnnotation(mark: mark, annotation: symbol))
      }
      if spoken.count < SpokenMark.limit, item.kind != .rule || item.style.accessibility.label != nil,
        !item.style.accessibility.isHidden
      {
        spoken.append(SpokenMark(item: item, mark: mark))
      }
    }
    drawing.layers = drawing.layers.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  /// The same with the scales of all that can be scrolled to, which reach from edge to edge of it.
  var unscrolled: ChartPlan {
    var plan = self
    plan.x = ScaleMaker(x, scale: wholeX.scale.unpadded)
    plan.y = ScaleMaker(y, scale: wholeY.scale.unpadded)
    return plan
  }

  /// What tells the lines of a chart apart.
  private struct JoinKey: Hashable {
    let kind: MarkItem.Kind
    let keys: [_PlottedValue?]
  }

  private mutating func add(_ mark: Int, _ item: MarkItem, _ joined: inout [JoinKey: Int]) {
    let z = item.style.zIndex.isNaN ? 0 : item.style.zIndex
    if item.kind.isJoined {
      let style = item.style
      let key = JoinKey(
        kind: item.kind,
        keys: [
          item.series, style.foregroundKey?.value, style.symbolKey?.value, style.lineKey?.value,
          style.positionKey?.value,
        ])
      if let layer = joined[key] {
        drawing.layers[layer].marks.append(mark)
      } else {
        joined[key] = drawing.layers.count
        drawing.layers.append(.init(isJoined: true, zIndex: z, marks: [mark]))
      }
    } else if let last = drawing.layers.last, !last.isJoined, last.zIndex == z {
      drawing.layers[drawing.layers.count - 1].marks.append(mark)
    } else {
      drawing.layers.append(.init(isJoined: false, zIndex: z, marks: [mark]))
    }
  }

  private static func sectorValue(_ item: MarkItem) -> Double {
    switch item.x?.extent {
    case .value(.number(let value)): value.isFinite ? max(value, 0) : 0
    // From one value to another, of ranges that follow each other.
    case .bin(.number(let low), .number(let high)): (high - low).isFinite ? max(high - low, 0) : 0
    default: 0
    }
  }

  // MARK: Places

  private func place(
    _ item: MarkItem, _ index: Int, _ stacks: MarkStacks, _ positions: [_PlottedValue: Int], _ look: inout MarkLook
  ) -> MarkPlaces.Place? {
    let axis = item.valueAxis
    look.isUpright = axis != .horizontal
    func span(_ along: Axis) -> (low: Double, high: Double, isBand: Bool)? {
      let scale = along == .horizontal ? x.scale : y.scale
      if axis == along, let reach = stacks.reaches[index] {
        guard let end = scale.fraction(.number(reach.end)) else { return nil }
        // On a logarithmic axis zero is the low end.
        return (scale.fraction(.number(reach.start)) ?? 0, end, false)
      }
      guard let channel = item[along] else { return item.kind == .point ? (0.5, 0.5, false) : (0, 1, true) }
      switch channel.extent {
      case .value(let value):
        guard value.isPlottable, let band = scale.band(value) else { return nil }
        return (band.lowerBound, band.upperBound, band.lowerBound < band.upperBound)
      case .bin(let low, let high):
        guard let low = scale.fraction(low), let high = scale.fraction(high) else { return nil }
        return (min(low, high), max(low, high), true)
      case .range(let low, let high):
        if low?.isPlottable == false || high?.isPlottable == false { return nil }
        let start = low.map { scale.fraction($0) } ?? 0
        let end = high.map { scale.fraction($0) } ?? 1
        guard let start, let end else { return nil }
        return (start, end, false)
      case .points(let start, let end):
        if start?.isFinite == false || end?.isFinite == false { return nil }
        if along == .horizontal {
          (look.points.left, look.points.right) = (start, end)
        } else {
          // Values run upwards: the start is the lower end of the plot.
          (look.points.bottom, look.points.top) = (start, end)
        }
        return (0, 1, false)
      }
    }
    guard var across = span(.horizontal), var up = span(.vertical) else { return nil }
    if let position = item.style.positionKey, positions.count > 1 {
      let along = position.axis ?? axis?.other ?? .horizontal
      let place = positions[position.value] ?? 0
      func divide(_ span: inout (low: Double, high: Double, isBand: Bool), _ dimension: inout MarkDimension) {
        guard span.isBand else { return }
        var share = 0.7
        for size in [position.span.size, dimension.size] { if case .ratio(let ratio) = size { share = ratio; break } }
        let width = (span.high - span.low) * share / Double(positions.count)
        let start = span.low + (span.high - span.low) * (1 - share) / 2
        span.low = start + width * Double(place)
        span.high = span.low + width
        if case .fixed = dimension.size { return }
        dimension = .ratio(1)
      }
      if along == .horizontal { divide(&across, &look.width) } else { divide(&up, &look.height) }
    }
    look.hasBandX = across.isBand
    look.hasBandY = up.isBand
    return .init(x0: across.low, x1: across.high, y0: up.low, y1: up.high)
  }
}
