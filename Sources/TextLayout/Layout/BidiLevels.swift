import CText
import Foundation

/// Embedding levels after Unicode annex 9, by FriBidi.
enum BidiLevels {
  /// Whether `units` may hold anything that turns text right to left; a false alarm only costs time.
  static func mayNeedBidi(_ units: ArraySlice<UInt16>) -> Bool {
    units.contains { unit in
      unit >= 0x0590
        && (unit <= 0x08FF || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit)
          || (0x200E...0x200F).contains(unit) || (0x202A...0x202E).contains(unit) || (0x2066...0x2069).contains(unit)
          || (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit))
    }
  }

  /// The base level of the paragraph `units`, and the level of each unit.
  static func levels(of units: ArraySlice<UInt16>, direction: TextLayoutOptions.Direction) -> (UInt8, [UInt8]) {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(units.count)
    forEachScalar(units) { scalar, _, _ in scalars.append(scalar) }
    let count = Int32(clamping: scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var base = direction == .leftToRight ? ct_par_weak_ltr() : ct_par_weak_rtl()
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    // 0 is failure (out of memory or nested too deep): then everything follows the layout's direction.
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) != 0 else {
      let level: UInt8 = direction == .leftToRight ? 0 : 1
      return (level, [UInt8](repeating: level, count: units.count))
    }
    var result: [UInt8] = []
    result.reserveCapacity(units.count)
    var index = 0
    forEachScalar(units) { _, _, length in
      for _ in 0..<length { result.append(UInt8(clamping: levels[index])) }
      index += 1
    }
    return (fribidiBaseIsRightToLeft(base) ? 1 : 0, result)
  }

  private static func fribidiBaseIsRightToLeft(_ type: FriBidiParType) -> Bool {
    type == ct_par_rtl() || type == ct_par_weak_rtl()
  }

  /// Calls `body` with each scalar, its offset and its length in units. Lone surrogates count as U+FFFD.
  @inline(__always)
  static func forEachScalar(_ units: ArraySlice<UInt16>, _ body: (UInt32, Int, Int) -> Void) {
    var i = units.startIndex
    while i < units.endIndex {
      let (scalar, length) = decode(units, at: i)
      body(scalar, i, length)
      i += length
    }
  }

  @inline(__always)
  static func decode(_ units: ArraySlice<UInt16>, at i: Int) -> (scalar: UInt32, length: Int) {
    let unit = UInt32(units[i])
    guard unit & 0xF800 == 0xD800 else { return (unit, 1) }
    guard unit & 0xFC00 == 0xD800, i + 1 < units.endIndex, units[i + 1] & 0xFC00 == 0xDC00 else { return (0xFFFD, 1) }
    return (0x10000 + (unit & 0x3FF) << 10 + UInt32(units[i + 1]) & 0x3FF, 2)
  }
}
