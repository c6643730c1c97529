import SwiftUI

internal import Graphs

/// The lines and labels of one axis, in parts of the plot's length.
struct AxisPlan {
  struct Line {
    var fraction: Double
    var stroke: StrokeStyle
    var style: any ShapeStyle
    /// Points outside of the plot; nil for a line across it.
    var tick: CGFloat?
    var offset: CGSize
  }

  struct Label: Identifiable {
    var id: Int
    var fraction: Double
    var view: AnyView
    var placing: LabelPlacing
    var offset: CGSize
    var isInset: Bool
    /// Whether it stays between the plot's ends.
    var isAligned: Bool
    var side: AxisMarkPosition.Side
  }

  var lines: [Line] = []
  var labels: [Label] = []
  /// The longest tick on each side.
  var ticks: [AxisMarkPosition.Side: CGFloat] = [:]

  init() {}

  @MainActor init(_ made: ScaleMaker, axis: Axis, settings: AxisSettings, length: CGFloat, environment: AxisEnvironment)
  {
    if settings.visibility == .hidden || !made.hasValues && settings.marks == nil { return }
    let standard = _AxisSpec(preset: .automatic, position: .automatic, values: .automatic)
    for spec in settings.marks ?? [standard] {
      add(spec, made, axis, length, environment)
    }
  }

  @MainActor private mutating func add(
    _ spec: _AxisSpec, _ made: ScaleMaker, _ axis: Axis, _ length: CGFloat, _ environment: AxisEnvironment
  ) {
    let scale = made.scale
    let isX = axis == .horizontal
    let isCategory = if case .category = scale.kind { true } else { false }
    let isDate = scale.kind == .date
    let side: AxisMarkPosition.Side =
      spec.position.side != .automatic ? spec.position.side : isX ? .bottom : isCategory ? .leading : .trailing
    // A label each 55 points along x, shorter ones of dates each 48, a line each 30 points along y. A rounded domain has at
    // most 5 intervals.
    let most: CGFloat = isX && isDate ? 7 : CGFloat(ScaleTicks.niceCount)
    let room = Int(min(max(length / (isX ? isDate ? 48 : 55 : 30) / environment.textScale, 1), most))
    let (values, format) = Self.values(spec.values, scale, made.isWhole, room, environment)
    let shown = values.compactMap { value in
      scale.fraction(value).flatMap { (-1e-6...1 + 1e-6).contains($0) ? (value, $0) : nil }
    }
    // Labels of the widths that are to be expected must not overlap.
    var end = -Double.infinity
    var last: Double?
    for (index, (value, fraction)) in shown.enumerated() {
      let parts =
        spec.content?(AxisValue(value: value, index: index, count: shown.count))
        ?? Self.standard(spec, isCategory: isCategory)
      let next = index + 1 < shown.count ? shown[index + 1].1 : 1
      let middle = isCategory ? fraction : (fraction + next) / 2
      for part in parts {
        // Beyond the last value is no middle.
        if part.isCentered, !isCategory, fraction > 1 - 1e-6 { continue }
        let place = part.isCentered ? middle : fraction
        switch part.kind {
        case .grid: lines.append(line(part, place, tick: nil, isX: isX))
        case .tick(let points):
          lines.append(line(part, place, tick: side == .leading || side == .top ? -points : points, isX: isX))
          ticks[side] = max(ticks[side] ?? 0, points)
        case .label(let view, var placing):
          let text =
            (part.format ?? spec.format).map { $0(value, environment) }
            ?? format.string(value, locale: environment.locale, timeZone: environment.timeZone)
          guard view != nil || text != nil else { continue }
          if isX, isDate, placing.anchor == nil, !part.isCentered {
            // What begins at the plot's end is not shown.
            if fraction > 1 - 1e-6, view == nil { continue }
            placing.anchor = .topLeading
          }
          if isX, !placing.collision.keepsAll, view == nil, let text, !placing.isVertical {
            let width = AxisMetrics().width(of: text) * environment.textScale
            let start = place * length - width * (placing.anchor ?? .top).x
            // A name has its band; what is longer is shortened.
            if isCategory
              ? width > length / (scale.domain.upperBound - scale.domain.lowerBound) && start < end : start < end
            {
              continue
            }
            end = start + width + placing.collision.spacing
          }
          if !isX, !placing.collision.keepsAll, view == nil {
            let height = Self.lineHeight * environment.textScale + placing.collision.spacing - 4
            if let last, abs(place - last) * plotLength(length, environment) < height { continue }
            last = place
          }
          let content = view ?? AnyView(Text(verbatim: text ?? ""))
          labels.append(
            Label(
              id: labels.count, fraction: place, view: styled(AnyView(content.lineLimit(placing.lineLimit)), part, isX),
              placing: placing,
              offset: part.offset, isInset: spec.preset.preset == .inset, isAligned: spec.preset.preset == .aligned,
              side: side))
        }
      }
    }
  }

  /// Points of a line of a label's text.
  private static let lineHeight = 13.0

  /// What is left of an upright axis's length beside the labels below.
  private func plotLength(_ length: CGFloat, _ environment: AxisEnvironment) -> CGFloat {
    length / 0.9 - (environment.hasLabelsBelow ? 26 * environment.textScale : 0)
  }

  private func line(_ part: _AxisPart, _ fraction: Double, tick: CGFloat?, isX: Bool) -> Line {
    let stroke = part.stroke ?? StrokeStyle(lineWidth: 1, dash: isX && tick == nil ? [2, 2] : [])
    return Line(
      fraction: fraction, stroke: stroke, style: part.style ?? Color.primary.opacity(tick == nil ? 0.12 : 0.2),
      tick: tick, offset: part.offset)
  }

  @MainActor private func styled(_ view: AnyView, _ part: _AxisPart, _ isX: Bool) -> AnyView {
    let text = view.font(part.font ?? .caption)
    return part.style.map { AnyView(text.foregroundStyle(AnyShapeStyle(erasing: $0))) }
      ?? AnyView(text.foregroundStyle(.secondary))
  }

  /// A grid line, a tick and a label; names have a label alone.
  private static func standard(_ spec: _AxisSpec, isCategory: Bool) -> [_AxisPart] {
    let label = _AxisPart(kind: .label(nil, LabelPlacing()))
    if isCategory { return [label] }
    return [_AxisPart(kind: .grid, stroke: spec.stroke), _AxisPart(kind: .tick(4), stroke: spec.stroke), label]
  }

  private static func values(
    _ values: AxisMarkValues, _ scale: ChartScale, _ isWhole: Bool, _ room: Int, _ environment: AxisEnvironment
  ) -> ([_PlottedValue], LabelFormat) {
    let domain = scale.domain
    switch values.storage {
    case .automatic(let count, let least):
      var count = max(count ?? room, 1)
      if let least, least > 0 {
        let most = (domain.upperBound - domain.lowerBound) / least
        count = Int(min(max(most, 1), Double(count)))
      }
      return ScaleTicks.automatic(scale, count: count, isWhole: isWhole, timeZone: environment.timeZone)
    case .calendar(let unit, let count, let calendar):
      var calendar = calendar ?? environment.calendar
      calendar.timeZone = environment.timeZone
      guard scale.kind == .date else { return ([], .plain) }
      let dates = calendar.steps(
        of: unit, by: count, from: Date(timeIntervalSince1970: domain.lowerBound),
        through: Date(timeIntervalSince1970: domain.upperBound), limit: 1000)
      return (dates.map(\.plotted), .dateTime(unit))
    case .stride(let step):
      guard scale.kind == .number, step > 0, step.isFinite else { return ([], .plain) }
      let first = (domain.lowerBound / step - 1e-9).rounded(.up)
      let count = min((domain.upperBound / step + 1e-9).rounded(.down) - first, 999)
      guard count >= 0 else { return ([], .plain) }
      let numbers = Swift.stride(from: 0, through: count, by: 1).map { (first + $0) * step }
      return (numbers.map { .number($0) }, .decimals(of: numbers))
    case .list(let list):
      let numbers = list.compactMap { if case .number(let value) = $0 { value } else { nil } }
      if !numbers.isEmpty { return (list, .decimals(of: numbers)) }
      return (list, scale.kind == .date ? Self.unit(of: list, environment) : .plain)
    }
  }

  /// The largest unit that tells dates apart.
  private static func unit(of list: [_PlottedValue], _ environment: AxisEnvironment) -> LabelFormat {
    let seconds = list.compactMap(\.scalar).sorted()
    let least = zip(seconds.dropFirst(), seconds).map { $0 - $1 }.filter { $0 > 0 }.min() ?? 86_400
    if least < 60 { return .dateTime(.second) }
    if least < 3600 { return .dateTime(.minute) }
    if least < 86_400 * 0.9 { return .dateTime(.hour) }
    return .dateTime(least < 86_400 * 27 ? .day : least < 86_400 * 360 ? .month : .year)
  }
}

/// What axes read of the environment.
struct AxisEnvironment {
  var locale: Locale
  var timeZone: TimeZone
  var calendar: Calendar
  /// How much larger text is than usual.
  var textScale: CGFloat
  /// Whether labels of the other axis take room below.
  var hasLabelsBelow = false

  func with(labelsBelow: Bool) -> AxisEnvironment {
    var copy = self
    copy.hasLabelsBelow = labelsBelow
    return copy
  }

  /// A format with what it leaves to the device, which is what equals the device's; dates would else be written in another
  /// time zone than the axis is divided in.
  func completed<S: FormatStyle>(_ format: S) -> S {
    let format = format == format.locale(.autoupdatingCurrent) ? format.locale(locale) : format
    guard var dates = format as? Date.FormatStyle else { return format }
    if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
    if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
    return dates as? S ?? format
  }
}
