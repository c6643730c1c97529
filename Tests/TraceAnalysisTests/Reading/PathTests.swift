import Testing
import TraceFormat

@testable import TraceAnalysis

@Suite struct PathTests {
  @Test func typesAndIdentifiersMakeAPath() {
    let names = names(
      types: [1: "L.LandmarksApp", 2: "L.LandmarkList", 3: "L.LandmarkRow<Swift.Int>"],
      paths: [(1, 0, 1, ""), (2, 1, 2, ""), (3, 2, 3, ""), (4, 3, 0, "12")])
    let trace = trace(names: names) { thread in
      thread.create(7, at: 1, type: 3, path: 4)
      thread.create(8, at: 3, type: 2, path: 2)
      thread.create(9, at: 5, type: 2, path: 99)
    }
    #expect(
      trace.instances.map(\.path) == ["LandmarksApp/LandmarkList/LandmarkRow[12]", "LandmarksApp/LandmarkList", ""])
    #expect(trace.types.map(\.name) == ["LandmarkRow", "LandmarkList"])
    #expect(trace.types[0].module == "L")
    #expect(trace.types[0].qualifiedName == "L.LandmarkRow<Swift.Int>")
  }

  @Test func circlesAreCut() {
    let names = names(paths: [(1, 2, 0, "a"), (2, 1, 0, "b"), (3, 3, 0, "c")])
    let trace = trace(names: names) { thread in
      for path in 1...3 as ClosedRange<UInt32> { thread.create(path, at: 1, path: path) }
    }
    for instance in trace.instances {
      #expect(instance.path.hasPrefix("…"))
      #expect(instance.path.utf8.count <= PathNames.lengthLimit)
    }
  }

  /// 100,000 nodes of 60 bytes, each within the one before: written out whole they would take 300 GB.
  @Test func deepPathsStayShort() {
    let text = String(repeating: "x", count: 60)
    var nodes: [UInt32: TraceFilePath] = [:]
    for id in 1...100_000 as ClosedRange<UInt32> { nodes[id] = TraceFilePath(id: id, parent: id - 1, type: 0, text: 0) }
    var paths = PathNames(nodes: nodes, budget: 1 << 20)
    var (bytes, longest) = (0, 0)
    for id in 1...100_000 as ClosedRange<UInt32> {
      let path = paths.path(id) { _ in text }
      longest = max(longest, path.utf8.count)
      bytes += path.utf8.count
    }
    #expect(longest <= PathNames.lengthLimit)
    // The budget, and one component with an ellipsis for each that did not fit.
    #expect(bytes < 1 << 20 + 100_000 * 63)
  }
}
