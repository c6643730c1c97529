/// How a program closes windows.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String
  /// People may be asked first.
  public static let interactive = DismissBehavior(name: "interactive")
  /// In any case: what is not saved is lost.
  public static let destructive = DismissBehavior(name: "destructive")
}

private enum DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }

extension Transaction {
  /// How `dismissWindow` closes windows.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
