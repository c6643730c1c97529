import SwiftUI

/// A square that writes down the value of an environment key, after its name, each time its body runs.
struct KeyReader<Value>: View {
  @Environment private var value: Value
  private let journal: Journal
  private let name: String

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ journal: Journal, _ name: String = "") {
    _value = Environment(keyPath)
    self.journal = journal
    self.name = name
  }

  var body: some View {
    let _ = journal(name.isEmpty ? "\(value)" : "\(name) \(value)")
    Color.red.frame(width: 10, height: 10)
  }
}
