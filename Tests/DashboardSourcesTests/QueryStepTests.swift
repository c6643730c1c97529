import DashboardFormat
import Testing

@testable import DashboardSources

struct QueryStepTests {
  private static let steps: [(Double, Int, Double, Double)] = [
    // An hour on 1,000 pixels is 3.6 s a pixel; the server's 15 s are more.
    (3600.0, 1000, 15.0, 15.0),
    // A day: 86.4 s, the next step that clocks know is 2 minutes.
    (86_400, 1000, 15, 120),
    // A month on 100 pixels: 25,920 s, half a day.
    (30 * 86_400, 100, 15, 43_200),
    // Ten years on 100 pixels: 36.5 days, whole days.
    (3650 * 86_400, 100, 15, 37 * 86_400), (0, 100, 15, 15), (-5, 100, 15, 15), (.nan, 100, 15, 15), (60, 0, 1, 60),
    (60, 100, .nan, 1),
  ]

  @Test(arguments: Self.steps)
  func stepsFitTheWidth(duration: Double, width: Int, minimum: Double, step: Double) {
    #expect(QueryStep.step(duration: duration, width: width, minimum: minimum) == step)
  }

  @Test func noAnswerHasMorePointsThanTheServerGives() {
    for duration in [1e3, 1e5, 1e7, 1e9] {
      for width in [1, 500, 20_000, .max] {
        let step = QueryStep.step(duration: duration, width: width, minimum: 0.001)
        let window = QueryStep.aligned(1e9 + 0.3...1e9 + 0.3 + duration, step: step)
        #expect((window.upperBound - window.lowerBound) / step + 1 <= Double(QueryStep.maximumPointCount) + 1)
      }
    }
  }

  @Test func endsAreMultiplesOfTheStep() {
    #expect(QueryStep.aligned(61...119, step: 60) == 60...120)
    #expect(QueryStep.aligned(60...120, step: 60) == 60...120)
  }

  private static let texts: [(String, String)] = [
    ("a{b=~\"$x\"}", "a{b=~\"1\"}"), ("[$__interval]", "[$__interval]"), ("${x} ${x:regex} [[x]]", "1 1 1"),
    ("$xy $x_", "$xy $x_"), ("$many", "(a|b)"), ("$all", ".*"), ("$", "$"), ("${x", "${x"), ("$loop", "$x"),
  ]

  @Test(arguments: Self.texts)
  func variablesAreReplacedOnce(text: String, replaced: String) {
    let variables = ["x": ["1"], "many": ["a", "b"], "all": ["*"], "loop": ["$x"]]
    #expect(VariableText.replace(text, variables) == replaced)
  }
}
