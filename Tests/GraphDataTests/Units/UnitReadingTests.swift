import Foundation
import GraphData
import Testing

@Suite struct UnitReadingTests {
  static func datadog(_ json: String) throws -> DatadogUnit {
    try JSONDecoder().decode(DatadogUnit.self, from: Data(json.utf8))
  }

  @Test func datadogObjects() throws {
    let mebibyte = try Self.datadog(
      #"{"family":"bytes","name":"mebibyte","plural":"mebibytes","short_name":"MiB","scale_factor":1048576.0,"id":5}"#)
    let second = try Self.datadog(
      #"{"family":"time","name":"second","plural":"seconds","short_name":"s","scale_factor":1.0}"#)
    #expect(MetricUnit.datadog(mebibyte) == UnitReading(MetricUnit(.bytes, scale: 0x1p20)))
    #expect(MetricUnit.datadog(mebibyte, per: second).unit == MetricUnit(.bytes, scale: 0x1p20, rate: .second))
    // 0.2 of the whole: the family's base is percent.
    let fraction = try Self.datadog(
      #"{"family":"percentage","scale_factor":100.0,"name":"fraction","short_name":null,"plural":"fractions"}"#)
    #expect(MetricUnit.datadog(fraction).unit.formatter().string(from: 0.2) == "20%")
    let nanocore = try Self.datadog(
      #"{"family":"cpu","name":"nanocore","plural":"nanocores","scale_factor":1e-09,"short_name":"ncores"}"#)
    #expect(MetricUnit.datadog(nanocore).unit.formatter().string(from: 2.5e8) == "250 mcores")
    let request = try Self.datadog(
      #"{"family":"network","scale_factor":1.0,"name":"request","short_name":"req","plural":"requests"}"#)
    let reading = MetricUnit.datadog(request, per: second)
    #expect(reading.warning == nil && reading.unit.formatter().string(from: 1500) == "1.5k req/s")
    #expect(MetricUnit.datadog(nil) == UnitReading(.short))
    #expect(MetricUnit.datadog(DatadogUnit(family: "time", scaleFactor: 60)).unit == .minutes)
  }

  @Test func unknownDatadogUnitsSaySo() {
    let reading = MetricUnit.datadog(DatadogUnit(family: "poultry", name: "hen", plural: "hens"))
    #expect(reading.warning != nil && reading.unit.formatter().string(from: 3) == "3 hens")
    #expect(MetricUnit.datadog(name: "warp_factor").warning != nil)
    #expect(MetricUnit.datadog(DatadogUnit()).warning == nil)
  }

  @Test func datadogNames() {
    #expect(MetricUnit.datadog(name: "byte_in_decimal_bytes_family").unit == .bytesSI)
    #expect(MetricUnit.datadog(name: "byte", perName: "second").unit == .bytes.per(.second))
    #expect(
      MetricUnit.datadog(name: "operation", perName: "second").unit.formatter().string(from: 2) == "2 operation/s")
    #expect(MetricUnit.datadog(name: "gigabyte").unit.formatter().string(from: 1.5) == "1.5 GB")
  }

  @Test func datadogLabels() {
    func text(_ label: String, _ value: Double) -> String {
      MetricUnit.datadog(customLabel: label).formatter().string(from: value)
    }
    #expect(text("%", 5) == "5%")
    #expect(text("ms", 5) == "5 ms")
    #expect(text("   $/month", 5) == "5 $/month")
    #expect(text(":1", 5) == "5:1")
    #expect(text("", 5) == "5")
  }

  @Test func grafanaIdentifiers() {
    func text(_ identifier: String, _ value: Double) -> String {
      let reading = MetricUnit.grafana(identifier)
      #expect(reading.warning == nil, "\(identifier)")
      return reading.unit.formatter().string(from: value)
    }
    #expect(text("bytes", 1536) == "1.5 KiB")
    #expect(text("decbytes", 1500) == "1.5 kB")
    #expect(text("bits", 1024) == "1 Kib")
    #expect(text("bps", 1e6) == "1 Mb/s")
    #expect(text("Bps", 1e6) == "1 MB/s")
    #expect(text("binBps", 1024) == "1 KiB/s")
    #expect(text("kbytes", 1) == "1 KiB")
    #expect(text("deckbytes", 1) == "1 kB")
    #expect(text("MBs", 2) == "2 MB/s")
    #expect(text("Mbits", 2) == "2 Mb/s")
    #expect(text("s", 90) == "1m 30s")
    #expect(text("ms", 1500) == "1.5s")
    #expect(text("µs", 1) == "1µs")
    #expect(text("ns", 1) == "1ns")
    #expect(text("percent", 50) == "50%")
    #expect(text("percentunit", 0.5) == "50%")
    #expect(text("short", 1200) == "1.2k")
    #expect(text("none", 1200) == "1,200")
    #expect(text("reqps", 2) == "2 req/s")
    #expect(text("ops", 2) == "2 op/s")
    #expect(text("pps", 2) == "2 p/s")
    #expect(text("currencyUSD", 2) == "$2")
    #expect(text("currencyPLN", 2) == "PLN\u{A0}2")
    #expect(text("dateTimeAsIso", 0) == "1970-01-01 00:00:00")
    #expect(text("celsius", 21.5) == "21.5 °C")
    #expect(text("hertz", 2.4e9) == "2.4 GHz")
    #expect(text("kwatt", 1500) == "1.5 MW")
    #expect(text("mwatt", 1500) == "1.5 W")
    #expect(text("µfarad", 1) == "1 µF")
    #expect(text("sci", 12_300_000) == "1.23e7")
    #expect(text("suffix: apples", 2) == "2 apples")
    #expect(text("prefix:~", 2) == "~2")
    #expect(text("si:mF", 1) == "1 mF")
    #expect(MetricUnit.grafana("furlongs").warning != nil)
    #expect(MetricUnit.grafana("furlongs").unit.formatter().string(from: 2) == "2 furlongs")
    #expect(MetricUnit.grafana("hex").warning != nil)
  }

  /// Whatever a file says, a unit comes out and writes a number.
  @Test func anyText() {
    var random = SeededGenerator(seed: 1)
    let alphabet = Array("abckmMGBsS%$:µ /_-1€\u{0}\u{301}👍currencysuffixsi")
    for _ in 0..<3000 {
      let text = String(
        (0..<Int.random(in: 0...14, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      let factor = [0, -1, 1e-300, 1e300, .nan, .infinity, 60].randomElement(using: &random)!
      let units = [
        MetricUnit.grafana(text).unit, MetricUnit.datadog(customLabel: text), MetricUnit.datadog(name: text).unit,
        MetricUnit.datadog(DatadogUnit(family: "time", name: text, scaleFactor: factor)).unit,
        MetricUnit.datadog(DatadogUnit(family: "bytes", name: text, scaleFactor: factor)).unit,
      ]
      for unit in units {
        for value in [0, 1, -1e9, 1e300, .nan, .leastNonzeroMagnitude] {
          #expect(!unit.formatter().string(from: value).isEmpty)
        }
        #expect(NumericTicks(unit: unit).ticks(in: -3...1000, count: 6).ticks.count <= 7)
      }
    }
  }

  /// Every unit of the real dashboards is known.
  @Test(.enabled(if: RealDashboards.folder != nil, "the real dashboards are not here")) func realDashboards() throws {
    let folder = try #require(RealDashboards.folder)
    var grafana: Set<String> = []
    var datadog: Set<String> = []
    func walk(_ value: Any, isGrafana: Bool) {
      if let list = value as? [Any] { list.forEach { walk($0, isGrafana: isGrafana) } }
      guard let object = value as? [String: Any] else { return }
      if isGrafana, let unit = object["unit"] as? String { grafana.insert(unit) }
      if let name = object["unit_name"] as? String { datadog.insert(name) }
      object.values.forEach { walk($0, isGrafana: isGrafana) }
    }
    for kind in ["grafana", "datadog"] {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/" + kind) where name.hasSuffix(".json")
      {
        walk(
          try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: "\(folder)/\(kind)/\(name)"))),
          isGrafana: kind == "grafana")
      }
    }
    #expect(grafana.count >= 10 && datadog.count >= 20)
    #expect(grafana.filter { MetricUnit.grafana($0).warning != nil }.isEmpty)
    #expect(datadog.filter { MetricUnit.datadog(name: $0).warning != nil }.isEmpty)
  }
}

enum RealDashboards {
  /// The folder with `datadog` and `grafana`, where there is one.
  static let folder: String? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let shared = ProcessInfo.processInfo.environment["APUS_SHARED"] ?? root.appending(path: "shared").path
    let folder = shared + "/data"
    return FileManager.default.fileExists(atPath: folder + "/grafana") ? folder : nil
  }()
}
