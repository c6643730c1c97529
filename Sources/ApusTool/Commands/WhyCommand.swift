import TraceAnalysis

/// `apus why`: what made a view's bodies run, and what the runs led to.
struct WhyCommand: Command {
  static let name = "why"
  static let summary = "What made a view run: gestures, writes, bodies with counts"
  static let usage = "FILE VIEW [--instance PATH] [--window A:B] [--top N] [--dot|--json]"
  static var options: [(name: String, purpose: String)] {
    [
      ("--instance PATH", "only the view at that path, or at a path that ends so"),
      ("--window A:B", "only runs that began between two times, seconds"),
      ("--top N", "effects shown of each cause (12)"), ("--dot", "the graph in Graphviz's language"),
      ("--json", "the graph as JSON, times in nanoseconds"),
    ]
  }

  private let (file, view): (String, String)
  private let instance: String?
  private let window: Range<Int64>?
  private let limit: Int
  private let (isDot, isJSON): (Bool, Bool)

  init(_ arguments: inout Arguments) throws(UsageError) {
    instance = try arguments.value("--instance")
    window = try arguments.window()
    limit = try arguments.integer("--top") ?? 12
    (isDot, isJSON) = (arguments.flag("--dot"), arguments.flag("--json"))
    (file, view) = (try arguments.operand("FILE"), try arguments.operand("VIEW"))
  }

  func run(_ console: Console) throws -> Int32 { try run(Trace(contentsOf: file, tellingOn: console), console) }

  func run(_ trace: Trace, _ console: Console) throws -> Int32 {
    let groups = ViewGroups(trace)
    let group = try group(of: trace, groups)
    if let instance { try check(instance, of: group, trace, groups) }
    let tree = CauseTree(trace, view: groups.groups[group].types[0], instance: instance, range: window)
    if isJSON {
      try console.writeJSON(CauseGraph(tree, of: trace))
    } else if isDot {
      console.writeRaw(CauseGraph(tree, of: trace).dot)
    } else if tree.nodes.isEmpty {
      console.write(StyledText("\(view) did not run" + (window == nil ? "" : " in that window")))
    } else {
      for line in tree.lines(of: trace, limit: limit) { console.write(line.cut(to: console.width)) }
    }
    return 0
  }

  /// The group of the view that was asked for. Only views are found, not rules of the framework.
  private func group(of trace: Trace, _ groups: ViewGroups) throws(CommandError) -> Int {
    var isView = [Bool](repeating: false, count: groups.groups.count)
    for instance in trace.instances where instance.kind.isView { isView[Int(groups.ofType[instance.type])] = true }
    let found = groups.named(view).filter { isView[$0] }
    guard let group = found.first else {
      let names = groups.groups.indices.filter { isView[$0] }.map { groups.groups[$0].name }
      throw CommandError("no view '\(view)' in \(file)" + Self.near(view, among: names))
    }
    guard found.count == 1 else {
      let names = found.map { groups.groups[$0].qualifiedName }.joined(separator: ", ")
      throw CommandError("several views are called '\(view)': \(names)")
    }
    return group
  }

  private func check(
    _ path: String, of group: Int, _ trace: Trace, _ groups: ViewGroups
  ) throws(CommandError) {
    let all = trace.instances.filter { $0.kind.isView && Int(groups.ofType[$0.type]) == group }
    guard !all.contains(where: { $0.isAt(path) }) else { return }
    // The same number of final names as were given.
    let length = path.split(separator: "/").count
    let ends = all.map { $0.path.split(separator: "/").suffix(length).joined(separator: "/") }
    let near = Self.near(path, among: ends)
    throw CommandError(
      "no \(view) at '\(path)' in \(file)" + (near.isEmpty ? "; one is at \(all.first?.path ?? "")" : near))
  }

  private static func near(_ name: String, among names: [String]) -> String {
    let near = NearNames.suggestions(for: name, among: names)
    return near.isEmpty ? "" : "; near it: " + near.joined(separator: ", ")
  }
}
