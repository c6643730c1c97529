import Foundation
import Testing

@testable import GraphData

@Suite struct ValueFormatterTests {
  static func text(_ value: Double, _ unit: MetricUnit, precision: Int? = nil, autoscale: Bool = true) -> String {
    unit.formatter(precision: precision, autoscale: autoscale).string(from: value)
  }

  /// The examples of docs.datadoghq.com/metrics/units, "Number formatting". Ours differ from them where said.
  @Test func documentedExamples() {
    #expect(Self.text(1, .short) == "1")
    #expect(Self.text(2.7182818284, .short) == "2.72")
    #expect(Self.text(1337, .short) == "1.34k")  // 1.34K there
    #expect(Self.text(31_536_000, .short) == "31.54M")
    #expect(Self.text(4_294_967_296, .short) == "4.29G")
    #expect(Self.text(18_446_744_073_709_551_616, .short) == "1.84e19")  // 2e19 there
    #expect(Self.text(0.001, .short) == "0.001")  // 1e-3 there
    #expect(Self.text(2.3283064365386963e-10, .short) == "2.33e-10")  // 2e-10 there
    #expect(Self.text(.nan, .short) == "–")  // N/A there

    #expect(Self.text(1, .bytes) == "1 B")
    #expect(Self.text(1_234_235, MetricUnit(.bytes, scale: 1024)) == "1.18 GiB")
    #expect(Self.text(45_457_878_236_741_230_592, MetricUnit(.bytes, scale: 1024)) == "40,374.71 EiB")
    #expect(Self.text(6_345_223, .si("Hz")) == "6.35 MHz")
    #expect(Self.text(1337, MetricUnit(.currency(code: "USD"), scale: 0.01)) == "$13.37")  // 13.37 $ there
    #expect(Self.text(0, .nanoseconds) == "0s")
    #expect(Self.text(0.03212, .seconds) == "32.12ms")

    #expect(Self.text(0.00123, .seconds) == "1.23ms")
    #expect(Self.text(0.00012345, .seconds) == "123.45µs")
    #expect(Self.text(1.2345e-9, .seconds) == "1.23ns")
    #expect(Self.text(95, .seconds) == "1m 35s")
    #expect(Self.text(3671, .seconds) == "1h 1m")
    #expect(Self.text(86390, .seconds) == "1d")
    #expect(Self.text(96400, .seconds) == "1d 3h")
    // 608.75 days there: 365 and 244.
    #expect(Self.text(52_596_400, .seconds) == "1y 244d")
  }

  @Test func rungsAndSigns() {
    #expect(Self.text(999.999, .short) == "1k")
    #expect(Self.text(-999_999, .short) == "-1M")
    #expect(Self.text(1023.999, .bytes) == "1 KiB")
    #expect(Self.text(1000, .bytesSI.per(.second)) == "1 kB/s")
    #expect(Self.text(-1234.5, .currency("USD")) == "-$1.23k")
    #expect(Self.text(13.4, .currency("EUR")) == "€13.40")
    #expect(Self.text(5, .currency("CHF")) == "CHF\u{A0}5")
    #expect(Self.text(0.256, .fraction) == "25.6%")
    #expect(Self.text(1200, MetricUnit(.short(noun: "req"), rate: .second)) == "1.2k req/s")
    #expect(Self.text(0.003, .si("A")) == "3 mA")
    #expect(Self.text(2, .custom(" req", scale: 60)) == "120 req")
    #expect(Self.text(0.012345, .none) == "0.0123")
    #expect(Self.text(.infinity, .bytes) == "∞" && Self.text(-.infinity, .bytes) == "-∞")
    #expect(Self.text(59.999, .seconds) == "1m")
    #expect(Self.text(-5400, .seconds) == "-1h 30m")
    #expect(Self.text(1.5e308, .seconds).isEmpty == false)
    #expect(Self.text(1_711_846_800_000, MetricUnit(.dateTime, scale: 1e-3)) == "2024-03-31 01:00:00")
  }

  @Test func givenPrecision() {
    #expect(Self.text(1337, .short, precision: 0) == "1k")
    #expect(Self.text(1337, .short, precision: 3) == "1.337k")
    #expect(Self.text(1500, .milliseconds, precision: 2, autoscale: false) == "1,500.00ms")
    #expect(Self.text(1.5, MetricUnit(.bytes, scale: 0x1p20), autoscale: false) == "1.5 MiB")
    #expect(Self.text(1_234_567, .bytes, autoscale: false) == "1,234,567 B")
    #expect(Self.text(90, .minutes, autoscale: false) == "90m")
    #expect(Self.text(0, .short, precision: 2) == "0.00")
    // 2.5 · 10⁹ bytes in gigabytes; 90,000 ms in milliseconds; percent are no bytes.
    #expect(MetricUnit.bytes.formatter(shownIn: MetricUnit(.bytesSI, scale: 1e9)).string(from: 2.5e9) == "2.5 GB")
    #expect(MetricUnit.seconds.formatter(shownIn: .milliseconds).string(from: 90) == "90,000ms")
    #expect(MetricUnit.bytes.formatter(shownIn: .percent).string(from: 2048) == "2 KiB")
  }

  @Test func axisLabels() {
    func labels(_ unit: MetricUnit, _ domain: ClosedRange<Double>, _ step: Double, _ values: [Double]) -> [String] {
      let formatter = unit.formatter(for: domain, step: step)
      return values.map(formatter.string)
    }
    #expect(labels(.none, 0...1, 0.25, [0.25, 0.5]) == ["0.25", "0.50"])
    #expect(labels(.short, 0...2000, 500, [0, 500, 2000]) == ["0", "0.5k", "2.0k"])
    // Neighbours far from 0 are told apart.
    #expect(labels(.count, 1_234_560...1_234_570, 5, [1_234_565]) == ["1,234,565"])
    #expect(labels(.none, 1e6...1_000_001, 0.5, [1e6, 1e6 + 0.5]) == ["1,000,000.0", "1,000,000.5"])
    #expect(labels(.seconds, 0...7200, 1800, [1800, 3600, 5400]) == ["30m", "1h", "1h 30m"])
    #expect(labels(.seconds, 0...180_000, 43200, [43200, 86400, 129_600]) == ["12h", "1d", "1d 12h"])
    #expect(labels(.seconds, 90...91, 0.5, [90, 90.5]) == ["1m 30s", "1m 30.5s"])
    #expect(labels(.seconds, 0...1e8, DurationUnit.year, [DurationUnit.year]) == ["1y"])
    #expect(labels(.seconds, 0...8e7, 200 * 86400, [4e2 * 86400]) == ["400d"])
    #expect(labels(.scientific, 0...5e7, 1e7, [1e7, 2e7]) == ["1e7", "2e7"])
    #expect(labels(.short, 0...1, 0, [0.5]) == ["0.5"])
  }

  @Test func locales() {
    func text(_ value: Double, _ unit: MetricUnit, _ locale: String) -> String {
      unit.formatter(symbols: NumberSymbols(locale: Locale(identifier: locale))).string(from: value)
    }
    #expect(text(1_234_567.5, .none, "en_US") == "1,234,567.5")
    #expect(text(1_234_567.5, .none, "de_DE") == "1.234.567,5")
    #expect(text(1_234_567.5, .none, "hi_IN") == "12,34,567.5")
    #expect(text(1234, .none, "es_ES") == "1234")
    #expect(text(12345, .none, "es_ES") == "12.345")
    #expect(text(1_234_567.5, .none, "ar_EG") == "١٬٢٣٤٬٥٦٧٫٥")
    #expect(text(1.5, .currency("EUR"), "de_DE") == "1,50\u{A0}€")
    #expect(text(1.5, .currency("EUR"), "en_US") == "€1.50")
  }

  /// The digits of random numbers are those that C prints.
  @Test func digitsAgreeWithTheCLibrary() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let value = Double.random(in: -1...1, using: &random) * pow(10, .random(in: -6...12, using: &random))
      let decimals = Int.random(in: 0...3, using: &random)
      let ours = NumberSymbols.plain.text(value, decimals: decimals, grouped: false)
      let theirs = String(format: "%.\(decimals)f", value)
      // Half a unit of the last place: the product is rounded once before its integer is.
      // Both texts are read back, each to the nearest number there is.
      #expect(abs(Double(ours)! - Double(theirs)!) <= 1.01 * pow(10, -Double(decimals)) + value.ulp)
      #expect(abs(Double(ours)! - value) <= 0.5000001 * pow(10, -Double(decimals)) + abs(value) * 1e-15)
    }
  }

  @Test func exponents() {
    #expect(decimalExponent(1000) == 3 && decimalExponent(999.9999) == 2 && decimalExponent(0.001) == -3)
    #expect(decimalExponent(.leastNonzeroMagnitude) == -324 && decimalExponent(0) == 0)
    for exponent in -300...300 { #expect(decimalExponent(pow(10, Double(exponent))) == exponent) }
    #expect(NumberSymbols.plain.scientific(9.999e20, digits: 3) == "1e21")
    #expect(NumberSymbols.plain.scientific(-1.5e-7, digits: 3) == "-1.5e-7")
  }
}
