/// A loaded executable segment of the program or of a library, by which addresses of stacks are named.
public struct TraceModule: Sendable, Hashable {
  public var path: String
  /// Addresses from `base` up to `end` are its code.
  public var base: UInt64
  public var end: UInt64
  /// What to subtract from an address in memory to get the address in the file.
  public var bias: UInt64
  public var buildID: [UInt8]

  public init(path: String, base: UInt64, end: UInt64, bias: UInt64, buildID: [UInt8] = []) {
    (self.path, self.base, self.end, self.bias, self.buildID) = (path, base, end, bias, buildID)
  }
}
