/// Makes the program of a pattern; nil for syntax that is not known here.
struct PatternParser {
  private typealias Step = NamePattern.Step
  private typealias Characters = NamePattern.CharacterSet
  private let text: [Unicode.Scalar]
  private var place = 0
  private var depth = 0
  private(set) var groupCount = 0
  private(set) var ignoresCase = false
  private var isLooking = false

  init(_ pattern: String) { text = Array(pattern.unicodeScalars) }

  static let word = NamePattern.CharacterSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  private static let digit = NamePattern.CharacterSet(ranges: [0x30...0x39])
  private static let space = NamePattern.CharacterSet(ranges: [0x09...0x0D, 0x20...0x20, 0xA0...0xA0])
  private static let anything = NamePattern.CharacterSet(ranges: [0x0A...0x0A], isInverted: true)

  mutating func program() -> [NamePattern.Step]? {
    if take("(?i)") { ignoresCase = true }
    guard let steps = alternatives(), place == text.count, steps.count < NamePattern.mostSteps else { return nil }
    return steps + [.match]
  }

  private mutating func take(_ expected: String) -> Bool {
    let scalars = Array(expected.unicodeScalars)
    guard place + scalars.count <= text.count, Array(text[place..<place + scalars.count]) == scalars else {
      return false
    }
    place += scalars.count
    return true
  }

  private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

  // MARK: Structure

  private mutating func alternatives() -> [NamePattern.Step]? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 20, var steps = sequence() else { return nil }
    while take("|") {
      guard let other = sequence(), steps.count + other.count < NamePattern.mostSteps else { return nil }
      // A split before, and a jump over the other after, the first.
      let first = steps.moved(by: 1)
      steps = [.split(1, first.count + 2)] + first + [.jump(first.count + 2 + other.count)]
      steps += other.moved(by: steps.count)
    }
    return steps
  }

  private mutating func sequence() -> [NamePattern.Step]? {
    var steps: [NamePattern.Step] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      guard let part = counted() else { return nil }
      steps += part.moved(by: steps.count)
      guard steps.count < NamePattern.mostSteps else { return nil }
    }
    return steps
  }

  /// A part with how often it may come.
  private mutating func counted() -> [NamePattern.Step]? {
    guard var part = single() else { return nil }
    while let bounds = bounds() {
      let isLazy = take("?")
      // A possessive count takes what it can and gives nothing back, which this does not have.
      if take("+") { return nil }
      guard let repeated = Self.repeated(part, bounds, isLazy: isLazy) else { return nil }
      part = repeated
    }
    return part
  }

  private mutating func bounds() -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = place
    guard take("{") else { return nil }
    if let least = number() {
      if take("}") { return (least, least) }
      if take(",") {
        if take("}") { return (least, nil) }
        if let most = number(), most >= least, take("}") { return (least, most) }
      }
    }
    // A brace that counts nothing is a character.
    place = start
    return nil
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let scalar = next, (0x30...0x39).contains(scalar.value), value ?? 0 < 1000 {
      value = (value ?? 0) * 10 + Int(scalar.value - 0x30)
      place += 1
    }
    return value
  }

  private static func repeated(
    _ part: [NamePattern.Step], _ bounds: (least: Int, most: Int?), isLazy: Bool
  ) -> [NamePattern.Step]? {
    let copies = bounds.most ?? bounds.least + 1
    guard copies <= 100, max(copies, 1) * (part.count + 2) < NamePattern.mostSteps else { return nil }
    func split(_ inside: Int, _ after: Int) -> NamePattern.Step {
      isLazy ? .split(after, inside) : .split(inside, after)
    }
    var steps: [NamePattern.Step] = []
    for _ in 0..<bounds.least { steps += part.moved(by: steps.count) }
    if let most = bounds.most {
      let rest = most - bounds.least
      let end = steps.count + rest * (part.count + 1)
      for _ in 0..<rest {
        steps.append(split(steps.count + 1, end))
        steps += part.moved(by: steps.count)
      }
    } else {
      let start = steps.count
      steps.append(split(start + 1, start + part.count + 2))
      steps += part.moved(by: steps.count) + [.jump(start)]
    }
    return steps
  }

  // MARK: Parts

  private mutating func single() -> [NamePattern.Step]? {
    guard let scalar = next else { return nil }
    place += 1
    switch scalar {
    case "(": return group()
    case "[": return set().map { [.set($0)] }
    case ".": return [.set(Self.anything)]
    case "^": return [.start]
    case "$": return [.end]
    case "\\": return escape()
    case "*", "+", "?": return nil
    default: return [.set(Characters(ranges: [scalar.value...scalar.value]))]
    }
  }

  private mutating func group() -> [NamePattern.Step]? {
    var index: Int?
    var isNegative: Bool?
    if take("?:") {
    } else if take("?=") {
      isNegative = false
    } else if take("?!") {
      isNegative = true
    } else if next == "?" {
      return nil
    } else if groupCount < 9 {
      groupCount += 1
      index = groupCount
    }
    let wasLooking = isLooking
    if isNegative != nil {
      // One in another would take time that grows with their number.
      guard !isLooking else { return nil }
      isLooking = true
    }
    guard let inner = alternatives(), take(")") else { return nil }
    isLooking = wasLooking
    if let isNegative { return [.look(inner + [.match], isNegative: isNegative)] }
    guard let index else { return inner }
    return [.mark(2 * index)] + inner.moved(by: 1) + [.mark(2 * index + 1)]
  }

  private mutating func escape() -> [NamePattern.Step]? {
    guard let scalar = next else { return nil }
    place += 1
    switch scalar {
    case "b": return [.wordEdge(true)]
    case "B": return [.wordEdge(false)]
    default: return Self.escaped(scalar).map { [.set($0)] }
    }
  }

  /// The characters that a backslash and a letter mean; nil for letters and digits that mean something else elsewhere.
  private static func escaped(_ scalar: Unicode.Scalar) -> NamePattern.CharacterSet? {
    func one(_ value: UInt32) -> NamePattern.CharacterSet { NamePattern.CharacterSet(ranges: [value...value]) }
    func inverted(_ set: NamePattern.CharacterSet) -> NamePattern.CharacterSet {
      NamePattern.CharacterSet(ranges: set.ranges, isInverted: true)
    }
    switch scalar {
    case "d": return digit
    case "D": return inverted(digit)
    case "w": return word
    case "W": return inverted(word)
    case "s": return space
    case "S": return inverted(space)
    case "n": return one(0x0A)
    case "r": return one(0x0D)
    case "t": return one(0x09)
    default: return word.contains(scalar.value) ? nil : one(scalar.value)
    }
  }

  private mutating func set() -> NamePattern.CharacterSet? {
    var set = Characters(ranges: [], isInverted: take("^"))
    var isFirst = true
    while let scalar = next, scalar != "]" || isFirst {
      isFirst = false
      place += 1
      var low = scalar.value
      if scalar == "\\" {
        guard let letter = next, let escaped = Self.escaped(letter) else { return nil }
        place += 1
        guard !escaped.isInverted, escaped.ranges.count == 1, escaped.ranges[0].count == 1 else {
          set.ranges += escaped.isInverted ? Self.outside(escaped.ranges) : escaped.ranges
          continue
        }
        low = escaped.ranges[0].lowerBound
      }
      if next == "-", place + 1 < text.count, text[place + 1] != "]" {
        place += 1
        var high = text[place]
        place += 1
        if high == "\\" {
          guard let letter = next else { return nil }
          place += 1
          high = letter
        }
        guard high.value >= low else { return nil }
        set.ranges.append(low...high.value)
      } else {
        set.ranges.append(low...low)
      }
    }
    return take("]") ? set : nil
  }

  /// What lies between and around ranges in ascending order.
  private static func outside(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var outside: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if range.lowerBound > start { outside.append(start...(range.lowerBound - 1)) }
      start = range.upperBound + 1
    }
    return outside + [start...0x10FFFF]
  }
}

extension [NamePattern.Step] {
  /// The steps for a place further on.
  fileprivate func moved(by distance: Int) -> [NamePattern.Step] {
    map { step in
      switch step {
      case .split(let a, let b): .split(a + distance, b + distance)
      case .jump(let target): .jump(target + distance)
      default: step
      }
    }
  }
}
