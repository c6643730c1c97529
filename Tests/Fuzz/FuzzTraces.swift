import TraceFormat

/// The input is a file: whatever it is, it is read to its end, or to one error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTraces(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(TraceFileError) {
    let reader = try TraceFileReader(bytes: bytes, name: "x")
    while try reader.next() != nil {}
  } catch {
    precondition(!error.description.contains("\n"), "an error of more than one line")
  }
  return 0
}
