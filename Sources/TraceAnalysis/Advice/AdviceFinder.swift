/// What all searches for advice share. Each search is an extension in its own file.
struct AdviceFinder {
  let trace: Trace
  let groups: ViewGroups
  let thresholds: AdviceThresholds

  init(_ trace: Trace, thresholds: AdviceThresholds) {
    (self.trace, self.thresholds) = (trace, thresholds)
    groups = ViewGroups(trace)
  }

  /// Whether the views belong to the framework, so that the program cannot change them.
  func isFramework(_ group: Int) -> Bool { groups.groups[group].isFramework }

  /// The group of an update's view; nil if it is unknown.
  func group(of update: Int) -> Int? {
    let type = Int(trace.updates.type[update])
    return type < 0 ? nil : Int(groups.ofType[type])
  }

  func name(_ group: Int) -> String { groups.groups[group].name }

  /// `SharedLandmarkRow (SharedLandmarkRow.swift:7)`
  func place(_ group: Int) -> String {
    name(group) + (groups.groups[group].location.map { " (\($0))" } ?? "")
  }

  /// The frame in which something happened: the first that had not ended by then; -1 if there is none.
  ///
  /// What happens between two frames belongs to the later one, since it is done for that frame.
  func frame(at time: Int64) -> Int {
    let index = Self.partition(trace.frames.count) { trace.frames[$0].end < time }
    return index < trace.frames.count ? index : index - 1
  }

  /// The transaction that began last; -1 before the first.
  func transaction(at time: Int64) -> Int {
    Self.partition(trace.transactions.count) { trace.transactions[$0].start <= time } - 1
  }

  private static func partition(_ count: Int, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// `A`, `A and B`, `A, B and 3 other views`
  static func list(_ names: [String], limit: Int = 3) -> String {
    let shown = names.count > limit ? names.prefix(limit - 1) + ["\(names.count - limit + 1) other views"] : names[...]
    guard let last = shown.last else { return "" }
    return shown.count == 1 ? last : shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `3.4 ms`
  static func milliseconds(_ time: Int64) -> String { number(Double(time) / 1e6, digits: 2) + " ms" }

  /// `38 %`
  static func percent(_ part: Int, of whole: Int) -> String {
    "\(whole == 0 ? 0 : Int((100 * Double(part) / Double(whole)).rounded())) %"
  }

  /// A quotient with no more digits than needed: `2`, `2.5`.
  static func ratio(_ part: Int, _ whole: Int) -> String { number(Double(part) / Double(max(1, whole)), digits: 1) }

  private static func number(_ value: Double, digits: Int) -> String {
    let scale = digits == 1 ? 10.0 : 100.0
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// `1 body`, `2 bodies`
  static func count(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}

/// The frames in which something happened. They must be told in order of time.
struct FramesHit {
  private(set) var count = 0
  private var first = -1
  private var last = -1

  mutating func add(_ frame: Int) {
    guard frame >= 0, frame > last else { return }
    if count == 0 { first = frame }
    last = frame
    count += 1
  }

  /// How many frames there are from the first to the last, both included.
  var span: Int { count == 0 ? 0 : last - first + 1 }
}
