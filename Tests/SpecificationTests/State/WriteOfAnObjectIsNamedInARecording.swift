import SwiftUI
import Testing
import TraceAnalysis
import UITestSupport

private final class Model: ObservableObject {
  @Published var unused = 0
  @Published var count = 0
}

private struct Reader: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("\(model.count)")
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { model.count += 1 }
  }
}

extension StateSpecification {
  /// `apus why` names the property that was written and the tap that wrote it.
  @Test func writeOfAnObjectIsNamedInARecording() throws {
    let model = Model()
    let host = try TestHost { Reader(model: model) }
    let trace = try host.recordTrace { host.click(100, 50) }
    let write = try #require(trace.writes.first { $0.kind == .observable })
    #expect(trace.properties[write.property].owner == "Model")
    #expect(trace.properties[write.property].name == "count")
    #expect(trace.causes[write.cause].kind == .tap)
  }
}
