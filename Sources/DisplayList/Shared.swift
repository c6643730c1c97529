/// A value in memory of its own, shared by its copies.
///
/// Items are as large as the largest of them: what few have is kept apart from the thousands that a list holds.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
