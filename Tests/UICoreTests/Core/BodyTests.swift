import Foundation
import Geometry
import Observation
import Testing
import TextLayout

@testable import UICore

@MainActor final class Log {
  var entries: [String] = []
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// The smallest view that a container places.
nonisolated struct Probe: PrimitiveView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let layout = inputs.graph.rule(
      MapRule(source: view.attribute) { _ in LeafComputer { _ in CGSize(width: 10, height: 10) } as LayoutComputer })
    return _ViewOutputs(layout: layout)
  }
}

private struct Leaf: View {
  let name: String
  let log: Log
  var body: some View {
    let _ = log.entries.append(name)
    Probe()
  }
}

@Observable private final class Model {
  var count = 0
  var other = 0
}

private struct Counter: View {
  @State var count = 0
  let log: Log
  let increment: (Binding<Int>) -> Void
  var body: some View {
    let _ = log.entries.append("Counter \(count)")
    let _ = increment($count)
    Leaf(name: "constant", log: log)
    Leaf(name: "value \(count / 2)", log: log)
    if count > 2 { Leaf(name: "large", log: log) }
  }
}

private struct Reader: View {
  let model: Model
  let log: Log
  var body: some View {
    let _ = log.entries.append("Reader \(model.count)")
    Probe()
  }
}

@MainActor struct BodyTests {
  let log = Log()
  func host(_ view: some View) throws -> ViewHost {
    ViewHost(view, fonts: try FontSystem(), size: CGSize(width: 100, height: 100))
  }

  @Test func onlyBodiesThatReadAChangeRun() throws {
    var binding: Binding<Int>?
    let host = try host(Counter(log: log) { binding = $0 })
    host.update(at: 0)
    #expect(log.take() == ["Counter 0", "constant", "value 0"])
    host.update(at: 0)
    #expect(log.take() == [])
    binding!.wrappedValue = 1
    #expect(binding!.wrappedValue == 1)
    host.update(at: 0)
    #expect(log.take() == ["Counter 1"])
    binding!.wrappedValue = 2
    host.update(at: 0)
    #expect(log.take() == ["Counter 2", "value 1"])
    binding!.wrappedValue = 3
    host.update(at: 0)
    #expect(log.take() == ["Counter 3", "large"])
    binding!.wrappedValue = 0
    host.update(at: 0)
    #expect(log.take() == ["Counter 0", "value 0"])
    host.checkInvariants()
  }

  @Test func observablePropertiesAreTrackedOneByOne() throws {
    let model = Model()
    let host = try host(Reader(model: model, log: log))
    host.update(at: 0)
    #expect(log.take() == ["Reader 0"])
    model.other = 1
    host.update(at: 0)
    #expect(log.take() == [])
    model.count = 1
    model.count = 2
    host.update(at: 0)
    #expect(log.take() == ["Reader 2"])
    model.count = 3
    host.update(at: 0)
    #expect(log.take() == ["Reader 3"])
  }

  @Test func aReaderOfAnotherEnvironmentKeyIsCheckedAndNotRun() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      let log: Log
      var body: some View {
        let _ = log.entries.append("scheme \(scheme)")
        Probe()
      }
    }
    struct Enabled: View {
      @Environment(\.isEnabled) var isEnabled
      let log: Log
      var body: some View {
        let _ = log.entries.append("enabled \(isEnabled)")
        Probe()
      }
    }
    let host = try host(TupleView((Scheme(log: log), Enabled(log: log))))
    host.update(at: 0)
    #expect(log.take() == ["scheme light", "enabled true"])
    let before = host.viewGraph.graph.counters.environmentChecks
    host.updateEnvironment { $0.colorScheme = .dark }
    host.update(at: 0)
    #expect(log.take() == ["scheme dark"])
    #expect(host.viewGraph.graph.counters.environmentChecks > before)
  }

  @Test func forEachKeepsRowsByIdentity() throws {
    struct Rows: View {
      @State var ids = [1, 2, 3]
      let log: Log
      let expose: (Binding<[Int]>) -> Void
      var body: some View {
        let _ = expose($ids)
        ForEach(ids, id: \.self) { Leaf(name: "row \($0)", log: log) }
      }
    }
    var binding: Binding<[Int]>?
    let host = try host(Rows(log: log) { binding = $0 })
    host.update(at: 0)
    #expect(log.take() == ["row 1", "row 2", "row 3"])
    binding!.wrappedValue = [3, 1, 4]
    host.update(at: 0)
    #expect(log.take() == ["row 4"])
    host.checkInvariants()
  }
}
