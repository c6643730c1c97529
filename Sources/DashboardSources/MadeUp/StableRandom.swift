/// Random numbers that depend only on a text and an index: the same in every run and on every machine.
struct StableRandom {
  let seed: UInt64

  /// FNV-1a over the text's bytes: http://www.isthe.com/chongo/tech/comp/fnv/
  init(_ text: some StringProtocol) {
    seed = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// From 0 to 1, by SplitMix64's finalizer: https://prng.di.unimi.it/splitmix64.c
  func unit(_ place: Int, _ salt: UInt64 = 0) -> Double {
    var bits = seed &+ (UInt64(bitPattern: Int64(place)) &+ salt &* 0x1000_0001) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ bits >> 31) >> 11) / 9_007_199_254_740_992
  }

  /// A smooth interpolation between the numbers at two indices.
  func smooth(_ position: Double, _ salt: UInt64 = 0) -> Double {
    let place = min(max(position.rounded(.down), -1e15), 1e15)
    let share = position - place
    let eased = share * share * (3 - 2 * share)
    return unit(Int(place), salt) * (1 - eased) + unit(Int(place) + 1, salt) * eased
  }
}
