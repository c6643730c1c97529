/// Guides that a view or its content may set; never too few.
enum AlignmentGuides {
  case none
  /// Those of text.
  case baselines
  case all

  func contains(_ key: AlignmentKey) -> Bool {
    switch self {
    case .none: false
    case .baselines: key.isBaseline
    case .all: true
    }
  }

  mutating func formUnion(_ other: AlignmentGuides) {
    if self == .none || other == .all { self = other }
  }
}

extension AlignmentKey {
  var isBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }
}
