import TraceAnalysis

/// The texts of a trace, as JSON.
struct ReportNames: Encodable {
  struct Info: Encodable {
    var file: String
    var program: String
    var arguments: [String]
    var host: String
    var startDate: Double
    var duration: Int64
    var mainThread: Int
    var recordCost: Double
    var sampleRate: Double
    var recordCount: Int
    var drops: Int
    var isComplete: Bool
    var warnings: [String]
  }
  struct Kind: Encodable {
    var name: String
    var qualifiedName: String
    var module: String
    var file: String?
    var line: Int?
    var closures: [String]
  }
  struct Owned: Encodable {
    var owner: String
    var name: String
  }
  struct Thread: Encodable {
    var name: String
    var id: Int
  }
  struct Remark: Encodable {
    var kind: Int
    var time: Int64
    var text: String
  }

  var info: Info
  var threads: [Thread]
  var types: [Kind]
  var properties: [Owned]
  var notes: [Remark]
  var markers: [Remark]
  /// The entries that columns refer to by number.
  var strings: [String] = []

  init(_ trace: Trace, file: String) {
    let info = trace.info
    self.info = Info(
      file: file, program: info.program, arguments: info.arguments, host: info.host, startDate: info.startDate,
      duration: info.duration, mainThread: info.mainThread, recordCost: Self.finite(info.recordCost),
      sampleRate: Self.finite(info.sampleRate), recordCount: info.recordCount, drops: info.drops,
      isComplete: info.isComplete, warnings: info.warnings)
    threads = trace.threads.map { Thread(name: $0.name, id: $0.systemID) }
    types = trace.types.map {
      Kind(
        name: $0.name, qualifiedName: $0.qualifiedName, module: $0.module, file: $0.location?.file,
        line: $0.location?.line, closures: $0.closures)
    }
    properties = trace.properties.map { Owned(owner: $0.owner, name: $0.name) }
    notes = trace.notes.map { Remark(kind: Int($0.kind.rawValue), time: $0.time, text: $0.path) }
    markers = trace.markers.map { Remark(kind: $0.number, time: $0.time, text: $0.text) }
  }

  /// JSON has no infinity.
  private static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
}

/// Distinct texts.
struct ReportStrings {
  private(set) var texts: [String] = [""]
  private var numbers: [String: Int32] = ["": 0]

  mutating func number(of text: some StringProtocol) -> Int32 {
    let text = String(text)
    if let known = numbers[text] { return known }
    let number = Int32(texts.count)
    texts.append(text)
    numbers[text] = number
    return number
  }
}

/// Paths of views as a tree, because thousands of rows share all but the last component.
struct ReportPaths {
  /// The enclosing node; -1 for none. Always smaller than the node's own number.
  private(set) var parents: [Int32] = []
  private(set) var components: [Int32] = []
  private var nodes: [UInt64: Int32] = [:]

  mutating func node(of path: String, strings: inout ReportStrings) -> Int32 {
    guard !path.isEmpty else { return -1 }
    var node: Int32 = -1
    for component in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      let text = strings.number(of: Substring(component))
      let key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: text))
      if let known = nodes[key] {
        node = known
      } else {
        let made = Int32(parents.count)
        parents.append(node)
        components.append(text)
        nodes[key] = made
        node = made
      }
    }
    return node
  }
}
