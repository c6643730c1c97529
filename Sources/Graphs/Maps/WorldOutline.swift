import SwiftUI

/// A country with its outline on the map: an equal-earth projection whose width is 1 and whose middle is 0° N 0° E.
struct WorldOutline {
  /// ISO 3166-1 alpha-2; empty where a territory has none.
  let code: String
  /// In English.
  let name: String
  /// Outlines, the largest first; one of a single point is a country too small to have one.
  let rings: [[CGPoint]]

  /// All countries, made once. Cost: about a millisecond.
  static let all: [WorldOutline] = WorldOutlineData.text.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    return WorldOutline(
      code: String(parts[0]), name: String(parts[1]), rings: parts[2].split(separator: " ").map(ring))
  }

  /// The places of countries in `all` by their codes and names in small letters.
  static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, outline) in all.enumerated() {
      if !outline.code.isEmpty { places[outline.code.lowercased()] = place }
      places[outline.name.lowercased()] = place
    }
    for (name, code) in otherNames { places[name] = places[code] }
    return places
  }()

  private static let otherNames: [(String, String)] = [
    ("usa", "us"), ("united states of america", "us"), ("uk", "gb"), ("great britain", "gb"), ("czech republic", "cz"),
    ("russian federation", "ru"), ("korea, republic of", "kr"), ("republic of korea", "kr"), ("viet nam", "vn"),
    ("türkiye", "tr"), ("the netherlands", "nl"), ("iran, islamic republic of", "ir"), ("côte d'ivoire", "ci"),
    ("hong kong", "cn"), ("hk", "cn"),
  ]

  private static func ring(_ text: Substring) -> [CGPoint] {
    var numbers: [Int] = []
    var (value, shift) = (0, 0)
    for byte in text.utf8 {
      let digit = digits[Int(byte)]
      value |= (digit & 31) << shift
      shift += 5
      if digit & 32 == 0 {
        numbers.append(value & 1 == 0 ? value >> 1 : -(value + 1) >> 1)
        (value, shift) = (0, 0)
      }
    }
    var (x, y) = (0, 0)
    return stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      x += numbers[index]
      y += numbers[index + 1]
      return EqualEarth.point(longitude: Double(x) / 5, latitude: Double(y) / 5)
    }
  }

  /// The value of each character.
  private static let digits: [Int] = {
    var digits = [Int](repeating: 0, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
    for (value, byte) in alphabet.utf8.enumerated() { digits[Int(byte)] = value }
    return digits
  }()
}

/// B. Šavrič, T. Patterson, B. Jenny, The Equal Earth map projection, 2018: equal areas, parallels are straight.
enum EqualEarth {
  private static let (a1, a2, a3, a4) = (1.340264, -0.081106, 0.000893, 0.003796)
  /// x at 180° E on the equator.
  private static let half = 2.7066297

  /// Degrees to the map, on which y grows downwards; the map is 1 wide.
  static func point(longitude: Double, latitude: Double) -> CGPoint {
    let theta = asin(3.squareRoot() / 2 * sin(latitude * .pi / 180))
    let square = theta * theta
    let sixth = square * square * square
    let x =
      2 * 3.squareRoot() * (longitude * .pi / 180) * cos(theta)
      / (3 * (9 * a4 * sixth * square + 7 * a3 * sixth + 3 * a2 * square + a1))
    let y = theta * (a4 * sixth * square + a3 * sixth + a2 * square + a1)
    return CGPoint(x: x / (2 * half), y: -y / (2 * half))
  }
}
