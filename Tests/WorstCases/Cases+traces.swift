private func le(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.littleEndian, Array.init) }

/// docs/trace-format.md: two sums of 32-bit words modulo 2³² − 1.
private func checksum(_ bytes: [UInt8]) -> [UInt8] {
  var (low, high): (UInt64, UInt64) = (0, 0)
  for start in stride(from: 0, to: bytes.count, by: 4) {
    let word =
      UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 3])
      << 24
    low = (low + UInt64(word)) % UInt64(UInt32.max)
    high = (high + low) % UInt64(UInt32.max)
  }
  return le(UInt32(low)) + le(UInt32(high))
}

private let header: [UInt8] = {
  let start = Array("APUSTRAC".utf8) + [1, 0, 0, 0, 64, 0, 0, 0] + Array(repeating: 0, count: 40)
  return start + checksum(start)
}()

private func chunk(_ tag: String, _ payload: [UInt8]) -> [UInt8] {
  let start = Array(tag.utf8) + le(UInt32(payload.count))
  let padded = payload + Array(repeating: 0, count: (8 - payload.count % 8) % 8)
  return start + checksum(start + padded) + padded
}

private let tags = [
  "INFO", "CLOK", "THRD", "STRS", "TYPE", "PATH", "PROP", "MODL", "RECS", "DROP", "SYMB", "DONE", "ABCD",
]

let grammars: [Grammar] = []
let ownCases: [WorstInput] =
  tags.flatMap { tag in
    [
      WorstInput(name: "\(tag): chunks without content") { header + (0..<$0 / 16).flatMap { _ in chunk(tag, []) } },
      WorstInput(name: "\(tag): small chunks") {
        header + (0..<$0 / 48).flatMap { _ in chunk(tag, Array(repeating: 0, count: 32)) }
      },
      WorstInput(name: "\(tag): zeros") { header + chunk(tag, Array(repeating: 0, count: $0)) },
      WorstInput(name: "\(tag): counts") { bytes in
        header + chunk(tag, le(UInt32(bytes / 8)) + (0..<bytes / 4).flatMap { le(UInt32($0 % 3)) })
      },
      WorstInput(name: "\(tag): texts") { bytes in
        header + chunk(tag, le(UInt32(bytes / 8)) + (0..<bytes / 8).flatMap { _ in le(1 as UInt32) + le(97 as UInt32) })
      },
    ]
  } + [WorstInput(name: "not a trace") { Array(repeating: 65, count: $0) }]
