import TextLayout
import UITestSupport

@testable import UICore

/// A square that a container places.
struct Square: View {
  var color = Color.red
  var body: some View { color.frame(width: 10, height: 10) }
}

/// Hands a binding to a state of its own out to the test, so that the test can write what a user would.
struct Owner<Value, Content: View>: View {
  @State private var value: Value
  private let remote: Remote<Value>
  private let content: (Value) -> Content

  init(_ remote: Remote<Value>, _ initial: Value, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = State(initialValue: initial)
    self.remote = remote
    self.content = content
  }

  var body: some View {
    let _ = remote.connect($value)
    content(value)
  }
}

/// Writes a view's state from outside.
@MainActor final class Remote<Value> {
  private(set) var binding: Binding<Value>?
  func connect(_ binding: Binding<Value>) { self.binding = binding }

  var value: Value {
    get { binding!.wrappedValue }
    set { binding!.wrappedValue = newValue }
  }
}
