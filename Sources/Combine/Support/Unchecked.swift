/// Passes a value to other threads without the compiler's check. The value's own locks must make that safe.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
