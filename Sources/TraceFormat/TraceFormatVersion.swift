/// The version of trace files that this code writes. Readers accept every minor version of the same major version.
public enum TraceFormatVersion {
  public static let major: UInt16 = 1
  public static let minor: UInt16 = 0
}
