/// A trigger value with its type erased; a change starts the animation.
struct AnyTrigger: Equatable {
  private let value: any Equatable
  init(_ value: any Equatable) { self.value = value }

  static func == (a: AnyTrigger, b: AnyTrigger) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { value == b.value as? T }
    return isEqual(a.value)
  }
}
