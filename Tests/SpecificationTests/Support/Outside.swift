import Observation
import SwiftUI

/// A value outside the views, for a scenario to change.
@MainActor @Observable final class Outside<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Content that follows a value outside.
struct Following<Value, Content: View>: View {
  let outside: Outside<Value>
  let content: (Value) -> Content

  init(_ outside: Outside<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.outside = outside
    self.content = content
  }

  var body: some View { content(outside.value) }
}
