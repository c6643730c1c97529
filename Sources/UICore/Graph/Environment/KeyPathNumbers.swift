/// A number for each key path, the same for equal ones.
///
/// To hash a key path or to compare two takes hundreds of instructions, and code asks with the same objects again and again: those
/// that were asked for last are known by their addresses.
final class KeyPathNumbers {
  @exclusivity(unchecked) private var numbers: [AnyKeyPath: UInt32] = [:]
  /// They are held, so that no other has their address.
  @exclusivity(unchecked) private var recent: [(keyPath: AnyKeyPath, number: UInt32)?]
  private static let recentBits = 9

  init() { recent = Array(repeating: nil, count: 1 << Self.recentBits) }

  subscript(keyPath: AnyKeyPath) -> UInt32 {
    let address = UInt(bitPattern: ObjectIdentifier(keyPath))
    let place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> (64 - UInt(Self.recentBits)))
    if let known = recent[place], known.keyPath === keyPath { return known.number }
    // Two whose addresses meet have the place beside as well.
    if let known = recent[place ^ 1], known.keyPath === keyPath { return known.number }
    let number = numbers[keyPath] ?? UInt32(numbers.count)
    numbers[keyPath] = number
    recent[recent[place] == nil ? place : place ^ 1] = (keyPath, number)
    return number
  }
}
