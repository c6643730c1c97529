private func le(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.littleEndian, Array.init) }

private func file(points: Int, columns: Int, names: [UInt8], x: [Double], regular: Bool, values: Int) -> [UInt8] {
  var file = Array("apseries".utf8) + le(1 as UInt32) + le(regular ? 1 : 0 as UInt32) + le(UInt64(points))
  file += le(UInt32(columns)) + le(UInt32(names.count)) + le(0.0.bitPattern) + le(1.0.bitPattern)
  file += Array(repeating: 0, count: 16) + names
  file += Array(repeating: 0, count: (64 - file.count % 64) % 64)
  for value in x { file += le(value.bitPattern) }
  for index in 0..<values { file += le(Double(index % 7).bitPattern) }
  return file
}

private func names(_ count: Int, _ name: String) -> [UInt8] {
  (0..<count).flatMap { _ in le(UInt32(name.utf8.count)) + Array(name.utf8) }
}

let grammars: [Grammar] = []
let ownCases = [
  // Series of 512 points and more have sums of their parts, in levels.
  WorstInput(name: "points", scale: 640) { bytes in
    let count = bytes / 16
    return file(
      points: count, columns: 1, names: names(2, "a"), x: (0..<count).map(Double.init), regular: false, values: count)
  },
  WorstInput(name: "points at one place", scale: 640) { bytes in
    let count = bytes / 16
    return file(
      points: count, columns: 1, names: names(2, "a"), x: Array(repeating: 0, count: count), regular: false,
      values: count)
  },
  WorstInput(name: "columns") { bytes in
    let count = bytes / 13
    return file(points: 1, columns: count, names: names(count + 1, "a"), x: [], regular: true, values: count)
  },
  WorstInput(name: "columns without points") { bytes in
    file(points: 0, columns: bytes / 4, names: names(bytes / 4 + 1, ""), x: [], regular: true, values: 0)
  },
  WorstInput(name: "a name") { bytes in
    file(
      points: 1, columns: 1, names: names(2, String(repeating: "a", count: bytes / 2)), x: [], regular: true, values: 1)
  },
  WorstInput(name: "points without columns") { bytes in
    file(points: bytes, columns: 0, names: names(1, "a"), x: [], regular: true, values: 0)
  },
]
