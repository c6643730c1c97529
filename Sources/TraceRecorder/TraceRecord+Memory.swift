/// What a record's reference leads to in the memory of the program that made it.
extension TraceRecord {
  /// The type that `reference` names; nil for a kind that refers to none.
  public var type: Any.Type? {
    kind?.fields.reference == .type ? unsafeBitCast(UInt(reference), to: Any.Type?.self) : nil
  }

  /// The static text that `reference` names; nil for a kind that refers to none.
  public var text: String? {
    guard kind?.fields.reference == .text, let start = UnsafePointer<CChar>(bitPattern: UInt(reference)) else {
      return nil
    }
    return String(cString: start)
  }
}
