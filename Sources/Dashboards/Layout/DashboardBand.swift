import Foundation

/// A horizontal part of a dashboard that no widget crosses, so that a lazy stack can hold it.
struct DashboardBand: Equatable, Identifiable {
  var items: [DashboardArrangement.Item]
  /// Clipped to the band.
  var backdrops: [DashboardArrangement.Backdrop]
  /// The distance from the dashboard's top.
  var start: Double
  var end: Double
  var id: String { items.first?.id ?? "" }
}

extension DashboardArrangement {
  /// The bands from top to bottom; their heights add up to the dashboard's.
  var bands: [DashboardBand] {
    var bands: [DashboardBand] = []
    var bottom = -Double.infinity
    for item in items.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if item.frame.minY >= bottom {
        if !bands.isEmpty { bands[bands.count - 1].end = item.frame.minY }
        let start = bands.isEmpty ? 0 : item.frame.minY
        bands.append(DashboardBand(items: [], backdrops: [], start: start, end: height))
      }
      bands[bands.count - 1].items.append(item)
      bottom = max(bottom, item.frame.maxY)
    }
    for index in bands.indices {
      let stretch = CGRect(x: -1e6, y: bands[index].start, width: 2e6, height: bands[index].end - bands[index].start)
      bands[index].backdrops = backdrops.compactMap { backdrop in
        let frame = backdrop.frame.intersection(stretch)
        guard !frame.isNull, frame.height > 0 else { return nil }
        return Backdrop(
          id: backdrop.id, frame: frame, color: backdrop.color, hasTop: frame.minY == backdrop.frame.minY,
          hasBottom: frame.maxY == backdrop.frame.maxY)
      }
    }
    return bands
  }
}
