import DashboardFormat

/// Parses the files of `/proc`; ignores lines in an unexpected format.
enum ProcText {
  /// Times of a processor in ticks, from `/proc/stat`.
  struct Processor: Equatable {
    var busy: Double
    var total: Double
  }

  /// `cpu` is the whole machine, `cpu0` and so on its processors.
  static func processors(_ text: some StringProtocol) -> [String: Processor] {
    var processors: [String: Processor] = [:]
    for line in text.split(separator: "\n").prefix(4096) where line.hasPrefix("cpu") {
      let words = line.split(separator: " ")
      let times = words.dropFirst().prefix(8).compactMap { Double($0) }.filter { $0 >= 0 && $0.isFinite }
      // user nice system idle iowait irq softirq steal
      guard times.count >= 4 else { continue }
      let idle = times[3] + (times.count > 4 ? times[4] : 0)
      let total = times.reduce(0, +)
      processors[String(words[0])] = Processor(busy: total - idle, total: total)
    }
    return processors
  }

  /// Bytes by name (`MemTotal`, `MemAvailable`…), from `/proc/meminfo`.
  static func memory(_ text: some StringProtocol) -> [String: Double] {
    var memory: [String: Double] = [:]
    for line in text.split(separator: "\n").prefix(4096) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let words = line[line.index(after: colon)...].split(separator: " ")
      guard let value = words.first.flatMap({ Double($0) }), value >= 0, value.isFinite else { continue }
      memory[line[..<colon].trimmed] = words.count > 1 && words[1] == "kB" ? value * 1024 : value
    }
    return memory
  }

  /// The mean number of runnable tasks over 1, 5 and 15 minutes, from `/proc/loadavg`.
  static func load(_ text: some StringProtocol) -> [Double] {
    let words = text.split { $0.isWhitespace }.prefix(3).compactMap { Double($0) }.filter { $0 >= 0 && $0.isFinite }
    return words.count == 3 ? words : []
  }

  /// Two counters of bytes.
  struct Traffic: Equatable {
    var into: Double
    var out: Double
  }

  /// Bytes received and sent by interface, from `/proc/net/dev`, without the loopback.
  static func network(_ text: some StringProtocol) -> [String: Traffic] {
    var interfaces: [String: Traffic] = [:]
    for line in text.split(separator: "\n").prefix(4096) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].trimmed
      let numbers = line[line.index(after: colon)...].split(separator: " ").map { Double($0) }
      guard numbers.count >= 9, let received = numbers[0], let sent = numbers[8], name != "lo" else { continue }
      interfaces[name] = Traffic(into: received, out: sent)
    }
    return interfaces
  }

  /// Bytes read and written by disk, from `/proc/diskstats`, whose sectors have 512 bytes. Partitions, loop devices and
  /// RAM disks are left out.
  static func disks(_ text: some StringProtocol) -> [String: Traffic] {
    var disks: [String: Traffic] = [:]
    for line in text.split(separator: "\n").prefix(4096) {
      let words = line.split(separator: " ")
      guard words.count >= 10, let read = Double(words[5]), let written = Double(words[9]) else { continue }
      let name = String(words[2])
      if name.hasPrefix("loop") || name.hasPrefix("ram") || isPartition(name, of: disks) { continue }
      disks[name] = Traffic(into: read * 512, out: written * 512)
    }
    return disks
  }

  /// Whether a name is a partition of a known disk, as `sda1` of `sda`. Disks are listed before their partitions.
  private static func isPartition(_ name: String, of disks: [String: Traffic]) -> Bool {
    let stem = name.reversed().drop { $0.isNumber }.reversed()
    let base = String(stem)
    return base != name && (disks[base] != nil || (base.hasSuffix("p") && disks[String(base.dropLast())] != nil))
  }
}
