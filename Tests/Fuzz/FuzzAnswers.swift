@testable import DashboardFormat
@testable import GraphData

/// The input is a server's answer to a query.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAnswers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let result = try? QueryResponse.read(bytes, step: 15).clipped(to: 0...3000) else { return 0 }
  for series in result.series {
    series.series.checkInvariants()
    for statistic in Statistic.allCases { _ = statistic.value(of: series.series) }
  }
  if let table = result.table {
    precondition(table.rows.allSatisfy { $0.labels.count == table.labels.count })
    precondition(table.rows.allSatisfy { $0.values.count == table.columns.count })
  }
  return 0
}
