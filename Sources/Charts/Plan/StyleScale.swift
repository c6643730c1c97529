import SwiftUI

/// What a program says of the styles that values take.
enum StyleScaleSetting {
  /// The styles of values, in the legend's order; values not named take colours of the palette.
  case list([(_PlottedValue, any ShapeStyle)])
  /// The styles of the values, in order of their appearance; of numbers the colours from the least to the largest.
  case range([any ShapeStyle])
  case function((_PlottedValue) -> (any ShapeStyle)?)
  /// The colours of numbers from the least to the largest.
  case gradient(Gradient)
  /// The values alone, in the legend's order.
  case domain([_PlottedValue])
}

/// The styles of the values of `foregroundStyle(by:)`.
struct StyleScale {
  /// The system's colours in the order in which values take them.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The values in order, with their styles; empty for numbers.
  private(set) var entries: [(value: _PlottedValue, style: any ShapeStyle)] = []
  private var places: [_PlottedValue: Int] = [:]
  /// The least and the largest number.
  private(set) var numbers: ClosedRange<Double>?
  private(set) var gradient = Gradient(colors: [.blue.opacity(0.15), .blue])

  /// How numbers become places in the gradient.
  private var scale: ChartScale?

  init(
    _ keys: [_PlottedValue], _ setting: StyleScaleSetting?, _ domain: ClosedRange<Double>? = nil,
    _ type: ScaleType? = nil
  ) {
    let scalars = keys.compactMap(\.scalar).filter(\.isFinite)
    var isGradient = keys.contains { if case .number = $0 { true } else { false } }
    switch setting {
    case .list(let list):
      for (value, style) in list { add(value, style) }
      isGradient = false
    case .domain(let values): for value in values { add(value, nil) }
    case .gradient(let gradient): self.gradient = gradient
    case .range(let styles):
      let colors = styles.compactMap { $0 as? Color }
      if colors.count > 1, colors.count == styles.count { gradient = Gradient(colors: colors) }
    case .function: isGradient = false
    case nil: break
    }
    if isGradient, let low = scalars.min(), let high = scalars.max() {
      let numbers = domain ?? low...high
      self.numbers = numbers
      if numbers.lowerBound < numbers.upperBound {
        scale = ChartScale(.number, domain: numbers, scale: type?.scale ?? .linear)
      }
      return
    }
    for key in keys where places[key] == nil {
      switch setting {
      case .range(let styles) where !styles.isEmpty: add(key, styles[entries.count % styles.count])
      case .function(let style): add(key, style(key))
      default: add(key, nil)
      }
    }
  }

  private mutating func add(_ value: _PlottedValue, _ style: (any ShapeStyle)?) {
    if places[value] != nil { return }
    places[value] = entries.count
    entries.append((value, style ?? Self.palette[entries.count % Self.palette.count]))
  }

  func style(of value: _PlottedValue) -> any ShapeStyle {
    if numbers != nil, let scalar = value.scalar {
      let place = scale.map { $0.fraction(.number(scalar)) ?? 0 } ?? 1
      return gradient.color(at: min(max(place, 0), 1))
    }
    return places[value].map { entries[$0].style } ?? Self.palette[0]
  }
}

extension Gradient {
  /// The colour at a place, 0…1.
  func color(at place: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .blue }
    if place <= first.location { return first.color }
    if place >= last.location { return last.color }
    let next = stops.firstIndex { $0.location >= place } ?? stops.count - 1
    let (low, high) = (stops[next - 1], stops[next])
    let width = high.location - low.location
    return low.color.mix(with: high.color, by: width > 0 ? (place - low.location) / width : 0)
  }
}
