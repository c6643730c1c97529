import Testing

@testable import DashboardSources

/// Values in the place of variables.
@Suite(.timeLimit(.minutes(1)))
struct VariableTextTests {
  @Test(arguments: [
    ("$a and ${a} and ${a:csv} and [[a]]", "1 and 1 and 1 and 1"), ("$b $", "$b $"), ("${a", "${a"), ("[[a]", "[[a]"),
    ("$many", "(x|y)"), ("$ab", "$ab"), ("$a$a", "11"),
  ])
  func variablesAreReplaced(text: String, result: String) {
    #expect(VariableText.replace(text, ["a": ["1"], "many": ["x", "y"]]) == result)
  }

  /// 128 kB of beginnings; searching the rest of the text for the end of each takes more than a minute.
  @Test(arguments: ["${", "[[", "$", "${a", "[[[a"]) func beginningsWithoutAnEndCostNoSearch(piece: String) {
    let text = String(repeating: piece, count: (128 << 10) / piece.utf8.count)
    #expect(VariableText.replace(text, ["b": ["1"]]) == text)
  }
}
