import DashboardFormat

/// Values of tags that look like those of real services.
enum MadeUpLabels {
  /// The groups of a query: combinations of its tags' values, or one group without labels.
  static func groups(_ query: Query, count: Int) -> [[String: String]] {
    var groups: [[String: String]] = [[:]]
    let most = min(count * 4, query.limit.map { max($0, 1) } ?? .max)
    // Only the first four tags have several values.
    for (place, tag) in query.groupBy.prefix(20).enumerated() {
      let values = values(tag, count: place == 0 ? count : place < 4 ? 3 : 1)
      groups = Array(
        groups.flatMap { group in
          values.map { value in group.merging([tag: value]) { old, _ in old } }
        }.prefix(most))
    }
    return groups
  }

  /// One of a tag's values, by a number from 0 to 1.
  static func value(of tag: String, at share: Double) -> String {
    let values = values(tag, count: 8)
    return values[min(max(Int(share * Double(values.count)), 0), values.count - 1)]
  }

  static func values(_ tag: String, count: Int) -> [String] {
    let lower = tag.lowercased()
    let known = pools.first { pool in pool.words.contains { $0 == "le" ? lower == $0 : lower.contains($0) } }?.values
    if let known { return Array(known.prefix(count)) }
    let stem = lower.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? "value"
    return (1...max(count, 1)).map { "\(stem.prefix(24))-\($0)" }
  }

  private static let pools: [(words: [String], values: [String])] = [
    (
      ["host", "instance", "node", "server"], ["web-1", "web-2", "web-3", "api-1", "api-2", "db-1", "db-2", "cache-1"]
    ),
    (["duration", "bytes", "size"], ["12", "35", "48", "120", "260", "900"]),
    (["outcome"], ["success", "failure"]),
    (["service", "app"], ["checkout", "catalog", "search", "payments", "accounts", "gateway", "mail", "images"]),
    (["region", "zone", "datacenter"], ["eu-central-1", "us-east-1", "us-west-2", "ap-south-1", "sa-east-1"]),
    (["country"], ["DE", "US", "FR", "JP", "BR", "IN", "GB", "NL"]),
    (["env"], ["production", "staging", "test"]),
    (["status", "code", "rcode"], ["200", "404", "500", "301", "429", "503"]),
    (["method", "verb"], ["GET", "POST", "PUT", "DELETE", "PATCH"]),
    (["severity", "priority", "level"], ["critical", "high", "medium", "low", "info"]),
    (["device", "disk", "mount"], ["sda", "sdb", "nvme0n1", "nvme1n1"]),
    (["cmd", "command", "operation", "action"], ["get", "set", "del", "expire", "scan", "publish"]),
    (["user", "usr", "email"], ["ada", "grace", "alan", "edsger", "barbara", "donald", "radia"]),
    (["ip"], ["10.0.0.4", "10.0.0.17", "10.0.3.8", "192.0.2.21", "198.51.100.7", "203.0.113.9"]),
    (["protocol", "proto"], ["tcp", "udp"]),
    (["namespace"], ["default", "kube-system", "monitoring", "shop"]),
    (["pod", "container"], ["api-7d9f", "web-5c2b", "worker-x81k", "cron-22mp", "cache-9l0q"]),
    (["browser"], ["Firefox", "Chrome", "Safari", "Edge"]),
    (["le"], ["0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1", "2.5", "+Inf"]),
  ]
}
