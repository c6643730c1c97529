import TraceFormat

/// Gives texts numbers for a file; equal texts have one number.
struct StringTable {
  private var ids: [String: UInt32] = [:]
  private var new: [(id: UInt32, text: String)] = []

  /// 0 for the empty text.
  mutating func id(_ text: String) -> UInt32 {
    if text.isEmpty { return 0 }
    if let id = ids[text] { return id }
    let id = UInt32(ids.count + 1)
    ids[text] = id
    new.append((id, text))
    return id
  }

  /// A chunk of the texts since the last call.
  mutating func take() -> TraceChunk? {
    guard !new.isEmpty else { return nil }
    defer { new = [] }
    return .strings(new)
  }
}
