import FilesViews
import Foundation
import Testing

/// A search finds names whatever their case and accents, in the order of the table.
struct FileFinderTests {
  private func tree(_ names: [String]) async throws -> FileTree {
    let disk = try Disk()
    disk.makeFolder("folder")
    for (index, name) in names.enumerated() { disk.makeFile("folder/\(name)", bytes: index, time: index) }
    let reader = TreeReader(root: disk.root)
    await reader.readAll()
    return await reader.tree
  }

  private func names(
    _ tree: FileTree, _ query: String, by order: FileOrder = FileOrder(.name), finder: FileFinder = FileFinder()
  ) async throws -> [String] {
    let folder = try #require(tree.entry("folder")).id
    return try await finder.entries(in: tree, folder: folder, query: query, order: order).map(\.name)
  }

  @Test func caseAndAccentsDoNotCount() async throws {
    let tree = try await tree(["Résumé.pdf", "resume.txt", "A\u{30A}ngstro\u{308}m", "ÜBUNG.md", "Straße", "other"])
    #expect(try await names(tree, "RESUME") == ["Résumé.pdf", "resume.txt"])
    #expect(try await names(tree, "résumé") == ["Résumé.pdf", "resume.txt"])
    #expect(try await names(tree, "ångström") == ["A\u{30A}ngstro\u{308}m"])
    #expect(try await names(tree, "ubung") == ["ÜBUNG.md"])
    #expect(try await names(tree, "nothing of the kind") == [])
  }

  @Test func withoutAQueryTheFolderIsShown() async throws {
    let tree = try await tree(["b", "a"])
    #expect(try await names(tree, "") == ["a", "b"])
    // A search covers the folder too, which has an `o` in its name.
    #expect(try await names(tree, "o") == ["folder"])
  }

  @Test func numbersInNamesCountAsNumbers() async throws {
    let tree = try await tree(["part 10", "Part 9", "part 009b", "part 1000000000000000000000", "part"])
    #expect(try await names(tree, "part") == ["part", "Part 9", "part 009b", "part 10", "part 1000000000000000000000"])
  }

  /// The bytes of each file, and the seconds of its date, are its place in the list.
  @Test func everyColumnSortsBothWays() async throws {
    let tree = try await tree(["c.txt", "a.png", "b.zip"])
    #expect(try await names(tree, "", by: FileOrder(.size)) == ["c.txt", "a.png", "b.zip"])
    #expect(try await names(tree, "", by: FileOrder(.size, order: .reverse)) == ["b.zip", "a.png", "c.txt"])
    // Archive, Picture, Text.
    #expect(try await names(tree, "", by: FileOrder(.kind)) == ["b.zip", "a.png", "c.txt"])
    #expect(try await names(tree, "", by: FileOrder(.modified)) == ["c.txt", "a.png", "b.zip"])
    #expect(try await names(tree, ".", by: FileOrder(.name, order: .reverse)) == ["c.txt", "b.zip", "a.png"])
  }

  @Test func kindsAreInTheOrderOfTheirLabels() {
    #expect(FileKind.allCases.map(\.label) == FileKind.allCases.map(\.label).sorted())
  }

  /// The finder keeps the order of the last tree; what came and went since is in it all the same.
  @Test func theOrderFollowsTheTree() async throws {
    let disk = try Disk()
    disk.makeFolder("folder")
    for name in ["b", "d", "f"] { disk.makeFile("folder/\(name).x") }
    let reader = TreeReader(root: disk.root)
    await reader.readAll()
    let finder = FileFinder()
    #expect(try await names(await reader.tree, ".x", finder: finder) == ["b.x", "d.x", "f.x"])
    try disk.remove("folder/d.x")
    disk.makeFile("folder/a.x")
    disk.makeFile("folder/e.x")
    disk.move("folder/b.x", to: "folder/z.x")
    await reader.takeChanges()
    #expect(try await names(await reader.tree, ".x", finder: finder) == ["a.x", "e.x", "f.x", "z.x"])
  }

  @Test func theFirstOfManyAreTheFirstInOrder() async throws {
    let tree = try await tree(["d.x", "b.x", "a.y", "c.x"])
    let folder = try #require(tree.entry("folder")).id
    let order = FileOrder(.name)
    let found = try await FileFinder().entries(in: tree, folder: folder, query: ".x", order: order, limit: 2)
    #expect(found.map(\.name) == ["b.x", "c.x"])
  }

  @Test func aSearchThatNobodyWaitsForEnds() async throws {
    let tree = try await tree(["a"])
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await names(tree, "a")
    }
    await #expect(throws: CancellationError.self) { try await search.value }
  }
}
