import Foundation

/// The counters of this machine at one time.
struct ProcSample {
  /// Seconds since 1970.
  var time: Double
  var processors: [String: ProcText.Processor] = [:]
  var memory: [String: Double] = [:]
  var load: [Double] = []
  var network: [String: ProcText.Traffic] = [:]
  var disks: [String: ProcText.Traffic] = [:]

  /// Reads the files of a folder such as `/proc`; the values of a missing file stay empty.
  init(time: Double, folder: URL) {
    func text(_ name: String) -> String {
      // Files in /proc report no size. Limit the read in case the folder is not /proc.
      guard let handle = try? FileHandle(forReadingFrom: folder.appendingPathComponent(name)) else { return "" }
      defer { try? handle.close() }
      return (try? handle.read(upToCount: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    self.init(
      time: time, stat: text("stat"), meminfo: text("meminfo"), loadavg: text("loadavg"), net: text("net/dev"),
      diskstats: text("diskstats"))
  }

  init(time: Double, stat: String, meminfo: String, loadavg: String, net: String, diskstats: String) {
    self.time = time
    processors = ProcText.processors(stat)
    memory = ProcText.memory(meminfo)
    load = ProcText.load(loadavg)
    network = ProcText.network(net)
    disks = ProcText.disks(diskstats)
  }

  /// One value with its metric and label.
  struct Value: Equatable {
    var metric: String
    var label: String
    var value: Double
  }

  /// The metrics between an earlier sample and this one. Counters that decreased are left out, as after a machine slept
  /// or a device was replaced.
  func values(since earlier: ProcSample?) -> [Value] {
    var values: [Value] = []
    if let available = memory["MemAvailable"], let total = memory["MemTotal"] {
      values.append(Value(metric: "memory.used", label: "", value: total - available))
      values.append(Value(metric: "memory.available", label: "", value: available))
      values.append(Value(metric: "memory.total", label: "", value: total))
    }
    if let free = memory["SwapFree"], let total = memory["SwapTotal"] {
      values.append(Value(metric: "swap.used", label: "", value: total - free))
    }
    for (name, value) in zip(["1", "5", "15"], load) { values.append(Value(metric: "load", label: name, value: value)) }
    guard let earlier, time > earlier.time else { return values }
    let duration = time - earlier.time
    for (name, processor) in processors {
      guard let before = earlier.processors[name], processor.total > before.total else { continue }
      let share = (processor.busy - before.busy) / (processor.total - before.total)
      let isWhole = name == "cpu"
      values.append(
        Value(metric: isWhole ? "cpu" : "cpu.core", label: isWhole ? "" : name, value: min(max(share, 0), 1)))
    }
    func rates(_ now: [String: ProcText.Traffic], _ before: [String: ProcText.Traffic], _ into: String, _ out: String) {
      for (name, traffic) in now {
        guard let old = before[name], traffic.into >= old.into, traffic.out >= old.out else { continue }
        values.append(Value(metric: into, label: name, value: (traffic.into - old.into) / duration))
        values.append(Value(metric: out, label: name, value: (traffic.out - old.out) / duration))
      }
    }
    rates(network, earlier.network, "network.received", "network.sent")
    rates(disks, earlier.disks, "disk.read", "disk.written")
    return values
  }
}
