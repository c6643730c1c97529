/// The formats are those of proc(5); what a line does not have counts as nothing.
extension ProcReading {
  /// `cpu user nice system idle iowait irq softirq steal …`, and a line for each processor.
  mutating func addProcessors(_ stat: String) {
    for line in stat.split(separator: "\n") where line.hasPrefix("cpu") {
      let words = line.split(separator: " ")
      guard words[0] == "cpu" else {
        processorCount += 1
        continue
      }
      let ticks = words.dropFirst().prefix(8).map { Int64($0) ?? 0 }
      totalTicks = ticks.reduce(0, +)
      let idle = ticks.dropFirst(3).prefix(2).reduce(0, +)
      busyTicks = totalTicks - idle
    }
  }

  /// `MemTotal: 8131480 kB`.
  mutating func addMemory(_ meminfo: String) {
    for line in meminfo.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 2, let kilobytes = Int64(words[1]) else { continue }
      switch words[0] {
      case "MemTotal:": memoryTotal = kilobytes * 1024
      case "MemAvailable:": memoryAvailable = kilobytes * 1024
      default: break
      }
    }
  }

  /// `major minor name reads merged sectors ms writes merged sectors …`; a sector has 512 bytes. Partitions are left
  /// out, for their disk counts them, and so are devices that are made of files or memory.
  mutating func addDisks(_ diskstats: String) {
    var disks: [Substring] = []
    for line in diskstats.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 10, let read = Int64(words[5]), let written = Int64(words[9]) else { continue }
      let name = words[2]
      guard !["loop", "ram", "zram", "dm-", "md"].contains(where: name.hasPrefix) else { continue }
      guard !disks.contains(where: name.hasPrefix) else { continue }
      disks.append(name)
      bytesRead += read * 512
      bytesWritten += written * 512
    }
  }

  /// `eth0: bytes packets errs drop fifo frame compressed multicast bytes …`; what stays in the machine is left out.
  mutating func addNetwork(_ dev: String) {
    for line in dev.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].drop { $0 == " " }
      let words = line[line.index(after: colon)...].split(separator: " ")
      guard name != "lo", words.count >= 9, let received = Int64(words[0]), let sent = Int64(words[8]) else { continue }
      bytesReceived += received
      bytesSent += sent
    }
  }
}
