import Glibc

/// The demangler in the Swift runtime. Its last argument must be 0.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ output: UnsafeMutablePointer<UInt8>?,
  _ outputSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// Turns mangled names into those of the source, each name once.
struct Demangler {
  private var known: [String: String] = [:]

  /// A name that is not Swift's stays as it is.
  mutating func demangle(_ name: String) -> String {
    guard name.hasPrefix("$s") || name.hasPrefix("$S") || name.hasPrefix("_T") else { return name }
    if let text = known[name] { return text }
    let text = Self.demangled(name) ?? name
    known[name] = text
    return text
  }

  private static func demangled(_ name: String) -> String? {
    guard name.utf8.count < 1 << 14 else { return nil }
    // The runtime searches for the end of the text before it uses the length, so the text must end with a zero.
    return name.withCString { text in
      guard let result = swiftDemangle(text, UInt(name.utf8.count), nil, nil, 0) else { return nil }
      defer { free(result) }
      return String(cString: result)
    }
  }
}
