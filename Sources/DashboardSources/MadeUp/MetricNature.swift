import GraphData

/// The shape, scale and unit of a metric's values, guessed from its name.
struct MetricNature {
  enum Shape {
    /// Follows the day.
    case load
    /// As load, with outliers above.
    case latency
    /// Mostly zero, sometimes more.
    case failures
    /// Whole numbers.
    case count
    /// Grows slowly and falls back, as memory and disks do.
    case filling
    /// Nearly the same.
    case level
    /// 0 or 1, nearly always 1.
    case state
  }

  var shape: Shape
  /// The typical value.
  var scale: Double
  var maximum: Double = .infinity
  /// The range of random factors by which series of one nature differ.
  var spread = 0.4...1.6
  var unit: MetricUnit?

  /// Takes the first rule that has a word of the name.
  init(_ name: String) {
    let name = name.lowercased()
    let rule = Self.rules.first { rule in rule.words.contains { name.contains($0) } }
    self = rule?.nature ?? MetricNature(shape: .load, scale: 200)
  }

  init(
    shape: Shape, scale: Double, maximum: Double = .infinity, spread: ClosedRange<Double> = 0.4...1.6,
    unit: MetricUnit? = nil
  ) {
    self.shape = shape
    self.scale = scale
    self.maximum = maximum
    self.spread = spread
    self.unit = unit
  }

  private static let rules: [(words: [String], nature: MetricNature)] = [
    (["slo."], .init(shape: .level, scale: 0.9985, maximum: 1, spread: 0.999...1.001, unit: .fraction)),
    (["uptime"], .init(shape: .filling, scale: 800_000, unit: .seconds)),
    (
      ["ratio", "hit_rate", "fraction"],
      .init(shape: .level, scale: 0.9, maximum: 1, spread: 0.85...1.05, unit: .fraction)
    ),
    (["percent", "pct", "utilization", "cpu.idle", "success_rate"], .init(shape: .load, scale: 45, maximum: 100)),
    (["cpu_seconds", "cpu_usage_seconds"], .init(shape: .load, scale: 0.8)),
    (
      [
        "error", "fail", "exception", "5xx", "http5", "drop", "timeout", "reject", "oom", "restart", "abort",
        "deadlock",
      ],
      .init(shape: .failures, scale: 6)
    ),
    (
      ["latency", "duration", "elapsed", "response_time", "_time", ".time", "delay", "lag", "p99", "p95"],
      .init(shape: .latency, scale: 120)
    ),
    (
      ["bandwidth", "throughput", "bytes_in", "bytes_out", "received", "sent", "egress", "ingress", "network", "net_"],
      .init(shape: .load, scale: 4_000_000)
    ),
    (
      ["memory", "mem.", "heap", "rss", "disk", "bytes", "storage", "space", "size", "capacity"],
      .init(shape: .filling, scale: 3_000_000_000)
    ),
    (["cpu", "load"], .init(shape: .load, scale: 35, maximum: 100)),
    (["cost", "price", "dollar", "spend"], .init(shape: .load, scale: 900)),
    (["temperature"], .init(shape: .level, scale: 48, spread: 0.8...1.2)),
    (["healthy", "_up", ".up", "can_connect", "alive", "ready"], .init(shape: .state, scale: 1, maximum: 1)),
    (
      [
        "thread", "connection", "session", "queue", "pool", "client", "worker", "node", "pod", "replica", "container",
        "user", "instances",
      ], .init(shape: .count, scale: 40)
    ),
    (
      ["count", "total", "requests", "hits", "calls", "messages", "events", "operations", "logs"],
      .init(shape: .load, scale: 1500)
    ),
  ]
}
