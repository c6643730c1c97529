/// One strip of the timeline.
struct Lane: Identifiable, Sendable {
  enum Content: Sendable {
    /// Rectangles. Where `lowLevels` is set, spans of the first level are drawn lower than the others.
    case spans(SpanIndex, colors: [LaneColor], hasLowLevel: Bool)
    /// An area as high as a processor was busy.
    case load(LoadIndex, color: LaneColor)
  }

  /// What its spans are.
  enum Subject: Sendable { case cause, write, pass, update, frame, hitch, hang, processor }

  var name: String
  var subject: Subject
  /// How many things it shows.
  var count: Int
  /// Points.
  var height: Double
  var content: Content

  var id: String { name }

  /// Its spans; nil for a load.
  var spans: SpanIndex? {
    if case .spans(let spans, _, _) = content { return spans }
    return nil
  }
}
