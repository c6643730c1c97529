import Observation
import SwiftUI
import TextLayout
import TraceRecorder
import UICore

/// Rows that all run: because they read one property of a shared model, or each its own state.
///
/// A row's body makes a stack of two children with a body each, as the rows of `./bench engine` do, and comes out as it
/// was, so that nothing is laid out anew: the cost of the body itself, next to which that of recording shows most.
@MainActor
final class RowsRun: Workload {
  let host: ViewHost
  let recorder = Recording.makeRecorder()
  let count: Int
  private let model: Model?
  private let ledger = Ledger()
  private var time = 0.0

  init(count: Int, isShared: Bool) throws {
    self.count = count
    let model = Model()
    self.model = isShared ? model : nil
    host = ViewHost(
      Screen(count: count, model: self.model, ledger: ledger), fonts: try FontSystem(),
      size: CGSize(width: 1000, height: 1000))
    host.update(at: 0)
    precondition(ledger.bodies == count && (isShared || ledger.states.count == count), "every row appears once")
  }

  func run() {
    let before = ledger.bodies
    if let model {
      model.value += 1
    } else {
      for state in ledger.states { state.wrappedValue += 1 }
    }
    time += 1 / 60
    recorder.begin(.update)
    host.update(at: time)
    recorder.end(.update)
    precondition(ledger.bodies == before + count, "every row runs once")
  }
}

@Observable private final class Model {
  var value = 0
}

@MainActor private final class Ledger {
  var bodies = 0
  var states: [Binding<Int>] = []
}

private struct Screen: View {
  let count: Int
  let model: Model?
  let ledger: Ledger

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        if let model { SharingRow(model: model, ledger: ledger) } else { CountingRow(ledger: ledger) }
      }
    }
  }
}

private struct SharingRow: View {
  let model: Model
  let ledger: Ledger

  var body: some View {
    ledger.bodies += 1
    return HStack {
      Child(isLarge: model.value < 0)
      Child(isLarge: model.value >= 0)
    }
  }
}

private struct CountingRow: View {
  @State private var value = 0
  let ledger: Ledger

  var body: some View {
    ledger.bodies += 1
    return HStack {
      Child(isLarge: value < 0)
      Child(isLarge: value >= 0)
    }
    .onAppear { ledger.states.append($value) }
  }
}

private struct Child: View {
  let isLarge: Bool

  var body: some View { Rectangle().frame(width: isLarge ? 2 : 1, height: 1) }
}
