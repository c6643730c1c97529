import Observation
import SwiftUI

/// The states of the views of a script: what they begin with, and how to reach them.
@MainActor final class ScriptStates {
  let initial: [Int: Int]
  private var bindings: [Int: Binding<Int>] = [:]
  private let roll = Roll()

  init(initial: [Int: Int] = [:]) { self.initial = initial }

  /// Whoever reads the number says in its body that it is there.
  @Observable fileprivate final class Roll { var number = 0 }

  /// Called by a view in its body, which runs again at each roll call.
  func answer(_ id: Int, _ binding: Binding<Int>) {
    _ = roll.number
    bindings[id] = binding
  }

  /// Has the views that are there say so; the host must update afterwards.
  func callRoll() {
    bindings = [:]
    roll.number += 1
  }

  var values: [Int: Int] { bindings.mapValues(\.wrappedValue) }
  var ids: [Int] { bindings.keys.sorted() }
  func binding(of id: Int) -> Binding<Int>? { bindings[id] }
  func add(_ amount: Int, to id: Int) { bindings[id]?.wrappedValue += amount }
}

/// A square as large as its state.
struct ScriptCounter: View {
  let id: Int
  let states: ScriptStates
  @State private var count: Int

  init(id: Int, states: ScriptStates) {
    self.id = id
    self.states = states
    _count = State(initialValue: states.initial[id] ?? 0)
  }

  var body: some View {
    let _ = states.answer(id, $count)
    Color.green.frame(width: CGFloat(count % 6) * 4 + 2, height: 6)
  }
}
