/// How a class of causes is named.
public struct CauseNames: Sendable {
  public let kind: CauseGraph.Kind
  public let title: String
  public let subtitle: String
  public let remark: String
  /// An index in the trace's `types` of one of the view's types; -1 for none.
  public let type: Int
  /// Whether the view is the framework's own.
  public let isFramework: Bool

  public init(_ cause: CauseClass, groups: ViewGroups, trace: Trace) {
    var (remark, type) = ("", -1)
    func view(_ group: Int) -> ViewGroups.Group? {
      guard group >= 0 else { return nil }
      type = groups.groups[group].types[0]
      return groups.groups[group]
    }
    switch cause {
    case .external(let cause, let group):
      (kind, title, subtitle) = (.external, cause.title, view(group)?.name ?? "")
    case .write(let write, let route, let property, let location):
      kind = .write
      title = property >= 0 ? trace.properties[property].subject : write.title
      subtitle = location?.description ?? ""
      remark =
        switch route {
        case .direct: ""
        case .task: "through a Task"
        case .detached: "detached"
        }
    case .body(let group):
      let view = view(group)
      (kind, title, subtitle) = (.body, view?.name ?? "a view", view?.location?.description ?? "")
    case .environment(let property):
      (kind, title) = (.environment, property >= 0 ? trace.properties[property].subject : "environment")
      subtitle = ""
    case .update(let update, let group):
      (kind, title, subtitle) = (.update, view(group)?.name ?? update.title, group >= 0 ? update.title : "")
    case .checked(_, let group, let property):
      kind = .check
      let key = property >= 0 ? trace.properties[property].subject : ""
      let view = view(group)
      (title, subtitle) = view.map { ($0.name, key) } ?? (key.isEmpty ? "a view" : key, "")
      remark = "checked, not run"
    case .launch: (kind, title, subtitle) = (.launch, "launch", "")
    case .unknown: (kind, title, subtitle) = (.unknown, "unknown cause", "")
    }
    self.remark = remark
    self.type = type
    isFramework = type >= 0 && OwnCode.isFramework(trace.types[type].module)
  }
}

extension Property {
  /// `ModelData.favorites`
  public var title: String {
    name.isEmpty ? (owner.isEmpty ? "a property" : owner) : owner.isEmpty ? name : "\(owner).\(name)"
  }

  /// Like ``title``, but `environment \.colorScheme` for an environment key.
  public var subject: String {
    guard isEnvironment else { return title }
    return name.isEmpty ? "environment" : "environment \\.\(name)"
  }

  var isEnvironment: Bool { owner == "EnvironmentValues" }
}

extension WriteKind {
  var title: String {
    switch self {
    case .state: "a state"
    case .binding: "a binding"
    case .observable: "an observable object"
    case .environment: "the environment"
    case .other: "something"
    }
  }
}

extension CauseKind {
  /// `long press`
  public var title: String {
    switch self {
    case .longPress: "long press"
    case .animationFrame: "animation frame"
    default: "\(self)"
    }
  }
}

extension UpdateKind {
  /// `body`
  public var title: String { "\(self)" }
}
