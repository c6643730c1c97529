/// Guides that a view or its content may set; never too few.
struct AlignmentGuides: OptionSet {
  var rawValue: UInt8

  static let none: AlignmentGuides = []
  /// Those of text.
  static let baselines = AlignmentGuides(rawValue: 1)
  static let horizontal = AlignmentGuides(rawValue: 2)
  /// Any on the vertical axis but the baselines.
  static let vertical = AlignmentGuides(rawValue: 4)
  static let all: AlignmentGuides = [.baselines, .horizontal, .vertical]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ key: AlignmentKey) {
    self = key.isBaseline ? .baselines : key.axis == .horizontal ? .horizontal : .vertical
  }

  func contains(_ key: AlignmentKey) -> Bool { !isEmpty && contains(AlignmentGuides(key)) }
}

extension AlignmentKey {
  var isBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }
}
