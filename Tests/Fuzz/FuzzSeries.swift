import GraphData

/// The input is a file of series.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSeries(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try ColumnFile.read(contentsOf: InputFile.make(start, count)).use()
  } catch {
    precondition(error is ColumnReadError, "\(error)")
  }
  return 0
}
