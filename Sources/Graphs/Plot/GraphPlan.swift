import SwiftUI

/// Reduced content: everything about a graph that does not depend on its window or size.
struct GraphPlan: Equatable {
  private(set) var layers: [GraphLayer]
  let axes: AxesSettings
  /// From the first point of any layer to the last.
  let xExtent: ClosedRange<Double>?
  let isTime: Bool
  /// What a graph without data shows if it has no window of its own. As times, these mean nothing.
  static let emptyWindow = 0.0...1.0

  @MainActor init(_ content: some GraphContent, palette: GraphPalette) {
    var reduction = GraphReduction()
    content._reduce(into: &reduction)
    layers = reduction.layers
    var place = 0
    for index in layers.indices { layers[index].takeColors(of: palette, &place) }
    layers.setBarsBesideEachOther()
    xExtent = layers.lazy.compactMap(\.mark.xExtent).union
    var axes = reduction.axes
    for side in YAxisSide.allCases where axes[side].unit == nil {
      axes[side].unit = layers.lazy.filter { $0.style.side == side }.compactMap(\.style.unit).first
    }
    self.axes = axes
    isTime =
      switch axes.x.kind {
      case .time: true
      case .number, .categories: false
      // Larger numbers than three years in seconds are almost always times.
      case .automatic: (xExtent?.upperBound ?? 0) > 1e8
      }
  }

  /// The time zone of the content's x axis.
  var timeZone: TimeZone? {
    if case .time(let zone) = axes.x.kind { zone } else { nil }
  }

  /// The layers that a legend lists.
  var legendLayers: [GraphLayer] {
    layers.flatMap { $0.mark.members ?? [$0] }.filter { $0.mark.series != nil && $0.style.isInLegend }
  }
}

extension GraphLayer {
  fileprivate mutating func takeColors(of palette: GraphPalette, _ place: inout Int) {
    if var members = mark.members {
      for index in members.indices { members[index].takeColors(of: palette, &place) }
      mark.members = members
    }
    let use = mark.paletteUse
    if style.color == nil, use != .none { style.color = palette.color(at: use == .first ? 0 : place) }
    if use == .next { place += 1 }
  }
}

extension [GraphLayer] {
  /// Gives each layer of bars that is not stacked its index beside the others.
  fileprivate mutating func setBarsBesideEachOther() {
    let groups = indices.filter { self[$0].mark.isSideBySide }
    for (place, index) in groups.enumerated() { self[index].mark.setPlace(place, of: groups.count) }
  }
}
