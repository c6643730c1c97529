import Testing

@testable import TraceAnalysis

struct TimeTextTests {
  @Test(
    arguments: [
      (0, "0 ns"), (999, "999 ns"), (1000, "1.00 µs"), (9994, "9.99 µs"), (9995, "10.0 µs"), (99_950, "100 µs"),
      (999_499, "999 µs"), (999_500, "1.00 ms"), (16_666_667, "16.7 ms"), (1_005_000_000, "1.01 s"),
      (1_234_500_000_000, "1234 s"), (-1500, "-1.50 µs"),
    ] as [(Int64, String)])
  func threeDigitsAndAUnit(time: Int64, text: String) {
    #expect(TimeText.text(time) == text)
  }

  @Test func theLongestTimesHaveAText() {
    #expect(TimeText.text(.max) == "9223372036 s")
    #expect(TimeText.text(.min) == "-9223372036 s")
  }
}
