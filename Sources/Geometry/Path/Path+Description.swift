import Foundation

extension Path: LosslessStringConvertible {
  /// The path as numbers and commands: `x y m` moves, `l` draws a line, `cx cy x y q` a quadratic curve,
  /// `ax ay bx by x y c` a cubic one, `h` closes.
  public var description: String {
    var text = ""
    func write(_ points: [CGPoint], _ command: String) {
      if !text.isEmpty { text += " " }
      for point in points { text += "\(Self.number(point.x)) \(Self.number(point.y)) " }
      text += command
    }
    forEach { element in
      switch element {
      case .move(let to): write([to], "m")
      case .line(let to): write([to], "l")
      case .quadCurve(let to, let control): write([control, to], "q")
      case .curve(let to, let control1, let control2): write([control1, control2, to], "c")
      case .closeSubpath: write([], "h")
      }
    }
    return text
  }

  /// Parses a description. It may also contain `x y width height re`, a rectangle. Nil if the text is not valid.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[i], y: numbers[i + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard let count = Self.operandCounts[String(word)], count == numbers.count else { return nil }
      if isEmpty && word != "m" && word != "re" { return nil }
      switch word {
      case "m": move(to: point(0))
      case "l": addLine(to: point(0))
      case "q": addQuadCurve(to: point(2), control: point(0))
      case "c": addCurve(to: point(4), control1: point(0), control2: point(2))
      case "re": addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: closeSubpath()
      }
      numbers.removeAll(keepingCapacity: true)
    }
    if !numbers.isEmpty { return nil }
  }

  private static let operandCounts = ["m": 2, "l": 2, "q": 4, "c": 6, "re": 4, "h": 0]

  /// Six significant digits, like Apple's.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
