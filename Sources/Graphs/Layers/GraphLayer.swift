import SwiftUI

/// One layer of a graph, as content reduces to.
///
/// Two layers are equal where they draw the same: series compare by identity and length, so a comparison costs no look at
/// a point.
struct GraphLayer: Equatable, Identifiable {
  var id: LayerID
  var name: String
  var style: LayerStyle
  var mark: Mark
}

/// What a layer draws.
enum Mark: Equatable {
  case line(Series)
  case area(AreaMark)
  case bars(BarsMark)
  case band(BandMark)
  case points(Series)
  case heatmap(HeatmapMark)
  case batch(BatchMark)
  case threshold(ThresholdMark)
  case region(RegionMark)
  case event(EventMark)
  case annotation(AnnotationMark)
}
