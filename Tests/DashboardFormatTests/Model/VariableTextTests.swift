import Testing

import DashboardFormat

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

  /// Datadog's names have `-` and `.` in them; `.value` is the value without its tag.
  @Test(arguments: [
    ("$replica-set.", "rs."), ("$a-b", "1-b"), ("$cluster.value: x", "c: x"), ("$cluster.name", "c.name"),
    ("$a.", "1."),
    ("$kube.pod!", "p!"),
  ])
  func namesMayHaveDashesAndDots(text: String, result: String) {
    let values = ["replica-set": ["rs"], "a": ["1"], "cluster": ["c"], "kube.pod": ["p"]]
    #expect(VariableText.replace(text, values) == result)
    #expect(VariableText.shown(text, values) == result)
  }

  /// People read lists, queries get regular expressions.
  @Test func whatPeopleReadIsNoExpression() {
    #expect(VariableText.shown("on $many, $all", ["many": ["x", "y"], "all": ["*"]]) == "on x, y, *")
    #expect(VariableText.replace("on $many, $all", ["many": ["x", "y"], "all": ["*"]]) == "on (x|y), .*")
  }

  /// 128 kB of beginnings; searching the rest of the text for the end of each takes more than a minute.
  @Test(arguments: ["${", "[[", "$", "${a", "[[[a", "$a", "$a-a.a-a.a-a"]) func beginningsWithoutAnEndCostNoSearch(
    piece: String
  ) {
    let text = String(repeating: piece, count: (128 << 10) / piece.utf8.count)
    #expect(VariableText.replace(text, ["b": ["1"]]) == text)
  }
}
