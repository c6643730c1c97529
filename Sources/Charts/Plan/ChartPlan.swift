import SwiftUI

internal import GraphData

/// A chart before its size is known: scales, and marks in parts of the plot.
///
/// **Cost.** Proportional to the marks; made when the marks or the settings change, not when the size does.
struct ChartPlan {
  let x: ScaleMaker
  let y: ScaleMaker
  /// The whole domain of x; that of `x` may be a window of it.
  let fullX: ChartScale
  let styles: StyleScale
  let legend: [LegendEntry]
  private(set) var drawing = MarkDrawing()
  private(set) var annotations: [PlacedAnnotation] = []
  private(set) var spoken: [SpokenMark] = []
  /// The sums of the sectors' values, each with that before it.
  private(set) var sectors: [(value: Double, upTo: Double)] = []
  let hasSectors: Bool

  init(_ items: [MarkItem], _ settings: ChartSettings, windowStart: Double? = nil) {
    var items = items
    widenBars(&items)
    let stacks = MarkStacks(items)
    let wholeX = ScaleMaker(items, stacks, axis: .horizontal, settings: settings.x)
    fullX = wholeX.scale
    x = settings.x.scroll.windowed(wholeX, start: windowStart)
    y = ScaleMaker(items, stacks, axis: .vertical, settings: settings.y)
    let scales = MarkScales(items, settings)
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
      if case .view(let view)? = item.style.symbol {
        let symbol = MarkAnnotation(
          position: .overlay, alignment: .center, spacing: 0, overflow: AnnotationOverflowResolution(), content: view)
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
    guard case .number(let value)? = item.x?.ends.first, value.isFinite else { return 0 }
    return max(value, 0)
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
