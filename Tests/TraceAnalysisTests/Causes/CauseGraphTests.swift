import Testing

@testable import TraceAnalysis

struct CauseGraphTests {
  private func node(_ graph: CauseGraph, _ title: String, _ kind: CauseGraph.Kind) -> CauseGraph.Node? {
    graph.nodes.first { $0.title == title && $0.kind == kind }
  }

  private func edges(_ graph: CauseGraph) -> [String] {
    graph.edges.map {
      "\(graph.nodes[$0.from].title) -> \(graph.nodes[$0.to].title) \($0.label) ×\($0.count) (\($0.changed))"
    }.sorted()
  }

  @Test func aTapsWriteRunsItsReaders() throws {
    var builder = TraceBuilder.sharedFavorites()
    let graph = CauseGraph(builder.trace, view: builder.type("SharedLandmarkRow"))
    let tap = try #require(node(graph, "tap", .external))
    #expect(tap.subtitle == "FavoriteButton")
    #expect(tap.count == 1)
    let write = try #require(node(graph, "ModelData.favorites", .write))
    #expect(write.subtitle == "ModelData.swift:19")
    // The 14 first runs and the 14 of the write; all first runs changed, and one of the others.
    let row = try #require(node(graph, "SharedLandmarkRow", .body))
    #expect(row.count == 28)
    #expect(row.changed == 15)
    #expect(row.isSelected)
    #expect(
      edges(graph) == [
        "ModelData.favorites -> SharedLandmarkCard update ×9 (1)",
        "ModelData.favorites -> SharedLandmarkRow update ×14 (1)",
        "SharedLandmarkRow -> RowContent creation ×14 (14)",
        "SharedLandmarkRow -> RowContent update ×14 (1)",
        "launch -> SharedLandmarkRow creation ×14 (14)",
        "tap -> ModelData.favorites update ×1 (0)",
      ])
  }

  @Test func aWindowLeavesOutWhatRanBefore() {
    var builder = TraceBuilder.sharedFavorites()
    let view = builder.type("SharedLandmarkCard")
    // 37 first runs of 0.1 ms each come before the tap.
    let graph = CauseGraph(builder.trace, view: view, range: 3_700_000..<Int64.max)
    #expect(
      edges(graph) == [
        "ModelData.favorites -> SharedLandmarkCard update ×9 (1)",
        "ModelData.favorites -> SharedLandmarkRow update ×14 (1)",
        "tap -> ModelData.favorites update ×1 (0)",
      ])
  }

  @Test func oneInstance() {
    var builder = TraceBuilder.sharedFavorites()
    let graph = CauseGraph(builder.trace, view: builder.type("RowContent"), instance: "RowContent[3]")
    #expect(
      edges(graph).filter { $0.contains("RowContent") } == [
        "SharedLandmarkRow -> RowContent creation ×1 (1)", "SharedLandmarkRow -> RowContent update ×1 (1)",
      ])
  }

  /// A dark-mode switch: readers of the colour scheme run, readers of the locale are checked and not run.
  @Test func environmentChecksHangOnTheSameCause() throws {
    var builder = TraceBuilder()
    let switched = builder.cause(.appearance)
    let write = builder.write("EnvironmentValues", "colorScheme", .environment, cause: switched)
    for index in 0..<3 {
      let reader = builder.instance("SchemeReader", "\(index)")
      let key = builder.update(builder.key("colorScheme", of: reader), cause: .write(write))
      builder.update(reader, cause: .update(key))
    }
    for index in 0..<5 {
      let reader = builder.instance("LocaleReader", "\(index)")
      builder.check(builder.key("locale", of: reader), cause: .write(write))
    }
    let graph = CauseGraph(builder.trace, view: builder.type("LocaleReader"))
    let checked = try #require(node(graph, "LocaleReader", .check))
    #expect(checked.count == 5)
    #expect(checked.isDimmed)
    #expect(checked.subtitle == "environment \\.locale")
    #expect(checked.remark == "checked, not run")
    #expect(node(graph, "appearance", .external)?.count == 1)
    let other = CauseGraph(builder.trace, view: builder.type("SchemeReader"))
    #expect(node(other, "SchemeReader", .body)?.count == 3)
    #expect(node(other, "LocaleReader", .check)?.count == 5)
    #expect(node(other, "appearance", .external)?.count == 1)
  }

  /// A write of the whole environment: one key is new to its readers, the other is read anew for nothing.
  @Test func aWriteOfTheWholeEnvironmentNamesWhatChanged() throws {
    var builder = TraceBuilder()
    let write = builder.write("EnvironmentValues", "", .environment, cause: builder.cause(.appearance))
    let reader = builder.instance("Reader")
    let scheme = builder.update(builder.key("colorScheme", of: reader), cause: .write(write))
    builder.update(builder.key("locale", of: reader), .equal, cause: .write(write))
    builder.update(reader, cause: .update(scheme))
    let tree = CauseTree(builder.trace, view: builder.type("Reader"))
    let node = try #require(tree.nodes.firstIndex { if case .write = $0.cause { true } else { false } })
    #expect(
      tree.changedKeys(below: node).map { builder.trace.properties[$0].subject } == ["environment \\.colorScheme"])
    #expect(
      tree.nodes.filter(\.isIdle).map(\.cause) == [
        .environment(property: builder.property("EnvironmentValues", "locale"))
      ])
    let graph = CauseGraph(tree, of: builder.trace)
    #expect(self.node(graph, "environment", .write)?.subtitle == "EnvironmentValues.swift:19")
    #expect(self.node(graph, "environment \\.locale", .environment)?.isDimmed == true)
  }

  @Test func tasksAreMarked() {
    var builder = TraceBuilder()
    let task = builder.cause(.task, "LandmarksView")
    let write = builder.write("ModelData", "distances", cause: task, route: .task)
    let detached = builder.write("ModelData", "distances", route: .detached)
    builder.update(builder.instance("Row"), cause: .write(write))
    builder.update(builder.instance("Row"), cause: .write(detached))
    let graph = CauseGraph(builder.trace)
    #expect(graph.nodes.filter { $0.kind == .write }.map(\.remark) == ["through a Task", "detached"])
  }

  @Test func effectsBeforeTheirCausesAreNotFollowed() {
    var builder = TraceBuilder()
    let row = builder.instance("Row")
    builder.update(row)
    builder.trace.updates.packedCause[0] = UpdateCause.update(0).packed
    #expect(CauseGraph(builder.trace).nodes.map(\.title) == ["unknown cause", "Row"])
  }

  @Test func namesNear() {
    let names = ["SharedLandmarkRow", "LandmarkRow", "FavoriteButton", "Globe"]
    #expect(NearNames.suggestions(for: "Favoritebuton", among: names) == ["FavoriteButton"])
    #expect(NearNames.suggestions(for: "LandmarkRow", among: names) == ["LandmarkRow", "SharedLandmarkRow"])
    #expect(NearNames.suggestions(for: "xyz", among: names).isEmpty)
  }
}
