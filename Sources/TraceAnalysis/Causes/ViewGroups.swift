/// Views as their author sees them: all specialisations of a generic view are one group.
public struct ViewGroups: Sendable {
  /// A view by its name, module and place in the source.
  public struct Group: Sendable {
    public var name: String
    public var module: String
    public var location: SourceLocation?
    /// The names of stored closures. They are taken from a specialisation that has some.
    public var closures: [String]
    /// Indices into the trace's `types`.
    public var types: [Int]

    /// `LandmarksViews.LandmarkRow`; without the module if that is unknown.
    public var qualifiedName: String { module.isEmpty ? name : module + "." + name }

    /// Whether it belongs to the framework, so that the program cannot change it.
    public var isFramework: Bool { OwnCode.isFramework(module) }
  }

  public private(set) var groups: [Group] = []
  /// The group of each of the trace's `types`.
  public private(set) var ofType: [Int32] = []

  public init(_ trace: Trace) {
    struct Key: Hashable { var module, name: String }
    var known: [Key: Int] = [:]
    ofType.reserveCapacity(trace.types.count)
    for (index, type) in trace.types.enumerated() {
      let group = known[Key(module: type.module, name: type.name)] ?? groups.count
      if group == groups.count {
        known[Key(module: type.module, name: type.name)] = group
        groups.append(
          Group(
            name: type.name, module: type.module, location: type.location, closures: type.closures, types: [index]))
      } else {
        groups[group].types.append(index)
        if groups[group].location == nil { groups[group].location = type.location }
        if groups[group].closures.isEmpty { groups[group].closures = type.closures }
      }
      ofType.append(Int32(group))
    }
  }

  /// The group of a type; nil for -1.
  public subscript(type type: Int) -> Group? { type < 0 ? nil : groups[Int(ofType[type])] }

  /// The groups with a name: `LandmarkRow` or `LandmarksViews.LandmarkRow`. If there is none, case is ignored.
  public func named(_ name: String) -> [Int] {
    let exact = groups.indices.filter { groups[$0].name == name || groups[$0].qualifiedName == name }
    guard exact.isEmpty else { return exact }
    let lower = name.lowercased()
    return groups.indices.filter {
      groups[$0].name.lowercased() == lower || groups[$0].qualifiedName.lowercased() == lower
    }
  }
}
