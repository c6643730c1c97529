/// A class of events that are counted together: taps on one kind of view, writes of one property at one line, runs of
/// one view's body.
public enum CauseClass: Hashable, Sendable {
  /// A gesture, a timer, a task; the type is an index into ``ViewGroups/groups``, -1 for none.
  case external(CauseKind, group: Int)
  /// The property is an index into the trace's `properties`, -1 for none.
  case write(WriteKind, WriteRoute, property: Int, location: SourceLocation?)
  case body(group: Int)
  /// One key of the environment, as some view reads it.
  case environment(property: Int)
  /// Code of the program outside of bodies, or work of the framework.
  case update(UpdateKind, group: Int)
  /// It was outdated, but up to date without running.
  case checked(UpdateKind, group: Int, property: Int)
  /// What existed from the beginning.
  case launch
  case unknown
}

/// The classes of a trace's causes, writes and instances, as numbers.
struct CauseClasses {
  private(set) var all: [CauseClass] = []
  private var numbers: [CauseClass: Int32] = [:]
  let groups: ViewGroups
  /// By index into the trace's arrays.
  private(set) var ofCause: [Int32] = []
  private(set) var ofWrite: [Int32] = []
  private(set) var ofInstance: [Int32] = []

  init(_ trace: Trace, groups: ViewGroups) {
    self.groups = groups
    let group = { (type: Int) in type < 0 ? -1 : Int(groups.ofType[type]) }
    ofCause = trace.causes.map { number(of: .external($0.kind, group: group($0.type))) }
    ofWrite = trace.writes.map {
      number(of: .write($0.kind, $0.route, property: $0.property, location: $0.location))
    }
    ofInstance = trace.instances.map { instance in
      switch instance.kind {
      case .body: number(of: .body(group: group(instance.type)))
      case .environment: number(of: .environment(property: instance.property))
      default: number(of: .update(instance.kind, group: group(instance.type)))
      }
    }
  }

  mutating func number(of value: CauseClass) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(all.count)
    all.append(value)
    numbers[value] = number
    return number
  }
}
