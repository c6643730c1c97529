/// What the writes of one property at one line made run, and how many of these runs were needed.
///
/// Only views that read the property count: if a row's run was wasted, so were those of the views in it.
public struct WriteEffect: Sendable {
  /// A view that read the written property, and what it ran for the writes.
  public struct Reader: Sendable {
    /// Index into ``ViewGroups/groups``.
    public var group: Int
    public var runs = 0
    public var changed = 0
  }

  /// Index into the trace's `properties`; -1 if unknown.
  public var property: Int
  public var location: SourceLocation?
  /// The kind of the first write.
  public var kind: WriteKind
  public var writes = 0
  /// The views that read the property and therefore ran, most runs first.
  public var readers: [Reader] = []
  /// Bodies that ran because of the writes, directly or through other bodies.
  public var allRuns = 0
  /// Nanoseconds of all wasted runs.
  public var wastedTime: Int64 = 0

  public var runs: Int { readers.reduce(0) { $0 + $1.runs } }
  /// How many bodies would run if each view depended only on what it shows.
  public var changed: Int { readers.reduce(0) { $0 + $1.changed } }

  /// The effects of all writes in a range of nanoseconds. The one that wasted the most time comes first.
  public static func all(_ trace: Trace, groups: ViewGroups, range: Range<Int64>? = nil) -> [WriteEffect] {
    struct Key: Hashable {
      var property: Int
      var location: SourceLocation?
    }
    var numbers: [Key: Int] = [:]
    var effects: [WriteEffect] = []
    let range = range ?? Int64.min..<Int64.max
    let effectOfWrite = trace.writes.map { write in
      let key = Key(property: write.property, location: write.location)
      let number = numbers[key] ?? effects.count
      if number == effects.count {
        numbers[key] = number
        effects.append(WriteEffect(property: write.property, location: write.location, kind: write.kind))
      }
      if range.contains(write.time) { effects[number].writes += 1 }
      return number
    }
    struct ReaderKey: Hashable { var effect, group: Int }
    var readers: [ReaderKey: Int] = [:]
    let updates = trace.updates
    for index in updates.indices where updates.kind[index] == .body && updates.rootWrite[index] >= 0 {
      let write = Int(updates.rootWrite[index])
      // A first run belongs to a new view, which did not run again.
      guard range.contains(trace.writes[write].time), !updates.isCreation[index] else { continue }
      let effect = effectOfWrite[write]
      effects[effect].allRuns += 1
      let isWasted = updates.outcome[index].isWasted
      if isWasted { effects[effect].wastedTime += updates.duration[index] }
      guard updates.cause(of: index) == .write(write), updates.type[index] >= 0 else { continue }
      let group = Int(groups.ofType[Int(updates.type[index])])
      let key = ReaderKey(effect: effect, group: group)
      let reader = readers[key] ?? effects[effect].readers.count
      if reader == effects[effect].readers.count {
        readers[key] = reader
        effects[effect].readers.append(Reader(group: group))
      }
      effects[effect].readers[reader].runs += 1
      if !isWasted { effects[effect].readers[reader].changed += 1 }
    }
    for index in effects.indices { effects[index].readers.sort { ($1.runs, $0.group) < ($0.runs, $1.group) } }
    return effects.filter { $0.writes > 0 }.sorted { $0.wastedTime > $1.wastedTime }
  }
}
