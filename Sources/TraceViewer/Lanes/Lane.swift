/// One lane of the timeline.
struct Lane: Identifiable, Sendable {
  enum Content: Sendable {
    /// Rectangles. If `lowLevels` is set, spans of the first level are lower than the others.
    case spans(SpanIndex, colors: [LaneColor], hasLowLevel: Bool)
    /// An area whose height is the load of a processor.
    case load(LoadIndex, color: LaneColor)
  }

  /// What its spans stand for.
  enum Subject: Sendable { case cause, write, pass, update, frame, hitch, hang, processor }

  var name: String
  var subject: Subject
  /// How many items it shows.
  var count: Int
  /// In points.
  var height: Double
  var content: Content

  var id: String { name }

  /// Its spans; nil if it shows a load.
  var spans: SpanIndex? {
    if case .spans(let spans, _, _) = content { return spans }
    return nil
  }
}
