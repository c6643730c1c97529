import SwiftUI

/// What a program says of the symbols, the sizes or the lines that values take.
struct LookScaleSetting<Look> {
  var domain: _ScaleDomainSetting?
  var range: _ScaleRangeSetting<Look>?
  var mapping: ((_PlottedValue) -> Look?)?
  var type: ScaleType?

  /// Whether the looks are the program's, and not the order of the values alone.
  var hasLooks: Bool { range != nil || mapping != nil }
}

extension LookScaleSetting {
  init(_ pairs: [(_PlottedValue, Look)]) {
    let looks = Dictionary(pairs, uniquingKeysWith: { a, _ in a })
    self.init(domain: _ScaleDomainSetting(storage: .list(pairs.map(\.0))), mapping: { looks[$0] })
  }
}

extension _ScaleDomainSetting {
  /// The values of a list.
  var list: [_PlottedValue] { if case .list(let values) = storage { values } else { [] } }

  /// The ends of a range or of a list of numbers.
  var numbers: ClosedRange<Double>? {
    let ends: [Double] =
      switch storage {
      case .range(let low, let high): [low, high].compactMap(\.scalar)
      case .list(let values): values.compactMap(\.scalar)
      case .automatic: []
      }
    guard ends.allSatisfy(\.isFinite), let low = ends.min(), let high = ends.max(), ends.count > 1 else { return nil }
    return low...high
  }
}

/// The looks of values: those of a list in turn, in the order in which the values appear.
struct LookScale<Look> {
  private var looks: [_PlottedValue: Look] = [:]

  init(_ keys: [_PlottedValue], _ setting: LookScaleSetting<Look>?, standard: [Look]) {
    var range = standard
    if case .list(let list)? = setting?.range, !list.isEmpty { range = list }
    for value in (setting?.domain?.list ?? []) + keys where looks[value] == nil {
      looks[value] = setting?.mapping?(value) ?? range[looks.count % range.count]
    }
  }

  func look(of value: _PlottedValue) -> Look? { looks[value] }
}

/// The areas of symbols: of numbers in proportion, of names in turn.
struct SizeScale {
  private let setting: LookScaleSetting<CGFloat>?
  private let interval: ClosedRange<CGFloat>
  private let scale: ChartScale
  private var places: [_PlottedValue: Int] = [:]

  init(_ keys: [_PlottedValue], _ setting: LookScaleSetting<CGFloat>?) {
    self.setting = setting
    interval =
      switch setting?.range {
      case .interval(let low, let high): low...high
      case .list(let sizes): (sizes.min() ?? 20)...(sizes.max() ?? 200)
      default: 20...200
      }
    let largest = keys.compactMap(\.scalar).filter(\.isFinite).max() ?? 0
    let domain = setting?.domain?.numbers ?? 0...max(largest, 0)
    scale = ChartScale(.number, domain: domain, scale: setting?.type?.scale ?? .linear)
    for value in (setting?.domain?.list ?? []) + keys where value.scalar == nil && places[value] == nil {
      places[value] = places.count
    }
  }

  /// Square points; nil where nothing is said of a name.
  func size(of value: _PlottedValue) -> CGFloat? {
    if let mapping = setting?.mapping { return mapping(value) }
    if let number = value.scalar {
      guard number.isFinite, scale.domain.lowerBound < scale.domain.upperBound,
        let place = scale.fraction(.number(number))
      else { return nil }
      return interval.lowerBound + min(max(place, 0), 1) * (interval.upperBound - interval.lowerBound)
    }
    guard let place = places[value] else { return nil }
    switch setting?.range {
    case .list(let sizes) where !sizes.isEmpty: return sizes[place % sizes.count]
    case .interval:
      let step = (interval.upperBound - interval.lowerBound) / CGFloat(max(places.count - 1, 1))
      return interval.lowerBound + CGFloat(place) * step
    default: return nil
    }
  }
}
