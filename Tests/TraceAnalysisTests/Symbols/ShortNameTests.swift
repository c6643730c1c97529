import Testing

@testable import TraceAnalysis

struct ShortNameTests {
  @Test(arguments: [
    (
      "Foundation.NumberFormatter.string(from: Foundation.NSNumber) -> Swift.Optional<Swift.String>",
      "NumberFormatter.string(from:)"
    ),
    ("Foundation.DateFormatter.init() -> Foundation.DateFormatter", "DateFormatter.init()"),
    ("Views.Row.body.getter : some", "Row.body.getter"),
    ("Views.Row.body.getter", "Row.body.getter"),
    (
      "closure #1 () -> SwiftUI.Text in closure #2 (Swift.Int) -> A in Views.Row.body.getter : some",
      "closure in Row.body.getter"
    ),
    ("(extension in Foundation):Swift.Double.formatted() -> Swift.String", "Double.formatted()"),
    ("Views.(Secret in _1A2B).work(Swift.Int, by: (Swift.Int, Swift.Int) -> Swift.Int) -> ()", "Secret.work(_:by:)"),
    ("generic specialization <Swift.Int> of Views.sorted<A>(A) -> A", "sorted(_:)"),
    ("static Views.Model.load() -> Views.Model", "Model.load()"),
    ("merged Views.Model.count.getter : Swift.Int", "Model.count.getter"),
    ("protocol witness for Graph.Rule.value(A) -> B in conformance Views.Row : Graph.Rule in Views", "Rule.value(_:)"),
    ("sqlite3_step", "sqlite3_step"),
    ("icu_74::DecimalFormat::format(double)", "icu_74::DecimalFormat::format(_:)"),
    ("", ""), ("((((", "(("), ("a.b.(", "b"), ("<<>", "<<>"),
  ])
  func leavesOutWhatALineHasNoRoomFor(name: String, short: String) {
    #expect(SymbolName(name).short == short)
  }

  @Test func theRuntimeSaysNothing() {
    #expect(!FunctionNames.saysSomething("swift_retain"))
    #expect(!FunctionNames.saysSomething("Swift.Array.append(A) -> ()"))
    #expect(FunctionNames.saysSomething("Foundation.DateFormatter.init() -> Foundation.DateFormatter"))
  }
}
