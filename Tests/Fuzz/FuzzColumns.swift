import Foundation
import GraphData

/// The input is columns as text: JSON where it begins so, else CSV.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzColumns(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Data(UnsafeBufferPointer(start: start, count: count))
  do {
    let isJSON = text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[")
    try (isJSON ? JSONColumnReader().read(text) : CSVReader().read(text)).use()
  } catch {
    precondition(error is ColumnReadError, "\(error)")
  }
  return 0
}
