/// The version of trace files that this code writes. Readers take every minor version of the same major one.
public enum TraceFormatVersion {
  public static let major: UInt16 = 1
  public static let minor: UInt16 = 0
}
