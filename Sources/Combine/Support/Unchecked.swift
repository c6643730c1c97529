/// Takes something, whose own locks make it safe, past the compiler's check of what may cross threads.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
