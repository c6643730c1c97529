import DashboardFormat
import DashboardSources

/// The input is a dashboard of any format. What was read is written and read again, and its queries are answered.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDashboards(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let reader = DashboardReader()
  guard let document = try? reader.read(UnsafeBufferPointer(start: start, count: count)) else { return 0 }
  do {
    let again = try reader.read(document.dashboard.fileText.utf8)
    // Fields of a file of ours have ranges; a second time nothing changes any more.
    let third = try reader.read(again.dashboard.fileText.utf8)
    precondition(again.dashboard == third.dashboard, "a dashboard changes when it is written and read")
  } catch {
    fatalError("a dashboard that was written cannot be read: \(error)")
  }
  for widget in document.dashboard.leaves.prefix(20) {
    for set in widget.definition.requests.prefix(4) {
      for shape in [QueryRequest.Shape.table, .series] {
        let request = QueryRequest(set, window: 0...3600, width: 20, shape: shape)
        _ = MadeUpSource(groupCount: 2, pointLimit: 10).result(request)
      }
      for query in set.queries.prefix(10) { _ = VariableText.replace(query.text, ["job": ["a", "b"]]) }
    }
  }
  return 0
}
