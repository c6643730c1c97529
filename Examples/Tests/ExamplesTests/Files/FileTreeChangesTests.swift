import FilesViews
import Foundation
import Testing

/// What changes on the disk changes in the tree. The kernel tells of a change before the call that makes it returns, so
/// the tests wait for nothing.
struct FileTreeChangesTests {
  private func reader(of disk: Disk, watchLimit: Int = .max) async -> TreeReader {
    let reader = TreeReader(root: disk.root, watchLimit: watchLimit)
    await reader.readAll()
    return reader
  }

  private func expectSame(_ reader: TreeReader, _ disk: Disk) async throws {
    let tree = await reader.tree
    tree.checkInvariants()
    #expect(tree.lines == (try disk.entries()))
  }

  @Test func filesComeGrowAndGo() async throws {
    let disk = try Disk()
    disk.makeFolder("a")
    let reader = await reader(of: disk)
    disk.makeFile("a/new", bytes: 3)
    await reader.takeChanges()
    try await expectSame(reader, disk)
    #expect(await reader.tree.entry("a/new")?.size == 3)
    disk.makeFile("a/new", bytes: 10)
    await reader.takeChanges()
    #expect(await reader.tree.entry("a/new")?.size == 10)
    try disk.remove("a/new")
    await reader.takeChanges()
    #expect(await reader.tree.count == 1)
    try await expectSame(reader, disk)
  }

  /// Those who show the tree are told of each change, also where no folder is read for it.
  @Test(.timeLimit(.minutes(1))) func whatChangesIsPublished() async throws {
    let disk = try Disk()
    let reader = await reader(of: disk)
    var snapshots = reader.snapshots.makeAsyncIterator()
    func expectPublished() async throws {
      await reader.takeChanges()
      let snapshot = try #require(await snapshots.next())
      #expect(snapshot.tree.lines == (try disk.entries()))
    }
    try await expectPublished()
    disk.makeFile("new", bytes: 3)
    try await expectPublished()
    disk.makeFile("new", bytes: 10)
    try await expectPublished()
    disk.move("new", to: "newer")
    try await expectPublished()
    try disk.remove("newer")
    try await expectPublished()
  }

  @Test func aRenamedFileStaysTheSame() async throws {
    let disk = try Disk()
    disk.makeFolder("a")
    disk.makeFile("old", bytes: 3)
    let reader = await reader(of: disk)
    let id = try #require(await reader.tree.entry("old")).id
    disk.move("old", to: "a/new.png")
    await reader.takeChanges()
    #expect(await reader.tree.entry("a/new.png")?.id == id)
    #expect(await reader.tree.entry("a/new.png")?.kind == .picture)
    try await expectSame(reader, disk)
  }

  /// As editors do it: into another file, which then takes the name.
  @Test func aFileThatIsSavedStaysTheSame() async throws {
    let disk = try Disk()
    disk.makeFile("text", bytes: 3)
    let reader = await reader(of: disk)
    let id = try #require(await reader.tree.entry("text")).id
    disk.makeFile("text~", bytes: 5)
    disk.move("text~", to: "text")
    await reader.takeChanges()
    #expect(await reader.tree.entry("text")?.id == id)
    #expect(await reader.tree.entry("text")?.size == 5)
    try await expectSame(reader, disk)
  }

  @Test func foldersMoveWithAllThatIsInThem() async throws {
    let disk = try Disk()
    for folder in ["a", "a/b", "a/b/c", "d"] { disk.makeFolder(folder) }
    disk.makeFile("a/b/c/file")
    let reader = await reader(of: disk)
    let id = try #require(await reader.tree.entry("a/b/c/file")).id
    disk.move("a/b", to: "d/moved")
    await reader.takeChanges()
    #expect(await reader.tree.entry("d/moved/c/file")?.id == id)
    disk.makeFile("d/moved/c/later")
    await reader.takeChanges()
    try await expectSame(reader, disk)
  }

  /// The folder inside comes to be the one outside: no order of moves makes this from the tree as it was.
  @Test func foldersThatChangePlaces() async throws {
    let disk = try Disk()
    for folder in ["x", "x/d"] { disk.makeFolder(folder) }
    disk.makeFile("x/d/file")
    let reader = await reader(of: disk)
    disk.move("x/d", to: "d")
    disk.move("x", to: "d/x")
    await reader.takeChanges()
    #expect(await reader.tree.entry("d/x") != nil)
    #expect(await reader.tree.entry("d/file") != nil)
    try await expectSame(reader, disk)
  }

  @Test func foldersMoveInFromOutsideAndOut() async throws {
    let disk = try Disk()
    let other = try Disk()
    other.makeFolder("a")
    other.makeFolder("a/b")
    other.makeFile("a/b/file")
    let reader = await reader(of: disk)
    #expect(rename(other.path("a"), disk.path("a")) == 0)
    await reader.takeChanges()
    #expect(await reader.tree.count == 3)
    disk.makeFile("a/b/later")
    await reader.takeChanges()
    try await expectSame(reader, disk)
    #expect(rename(disk.path("a"), other.path("a")) == 0)
    await reader.takeChanges()
    #expect(await reader.tree.count == 0)
    // Nobody is told of what happens outside.
    other.makeFile("a/b/outside")
    await reader.takeChanges()
    #expect(await reader.tree.count == 0)
  }

  @Test func aFolderThatIsMadeAnewIsReadAnew() async throws {
    let disk = try Disk()
    disk.makeFolder("a")
    disk.makeFile("a/old")
    let reader = await reader(of: disk)
    try disk.remove("a")
    disk.makeFolder("a")
    disk.makeFile("a/new")
    await reader.takeChanges()
    disk.makeFile("a/newer")
    await reader.takeChanges()
    try await expectSame(reader, disk)
  }

  @Test func aNameMayBecomeAFolderAndBack() async throws {
    let disk = try Disk()
    disk.makeFile("a")
    let reader = await reader(of: disk)
    try disk.remove("a")
    disk.makeFolder("a")
    disk.makeFile("a/b")
    await reader.takeChanges()
    #expect(await reader.tree.count == 2)
    try disk.remove("a")
    disk.makeFile("a")
    await reader.takeChanges()
    #expect(await reader.tree.count == 1)
    try await expectSame(reader, disk)
  }

  @Test func theRootMayGoAndComeBack() async throws {
    let disk = try Disk()
    disk.makeFile("old")
    let reader = await reader(of: disk)
    try disk.remove("")
    await reader.takeChanges()
    #expect(await reader.tree.count == 0)
    #expect(await reader.tree.root.problem?.code == ENOENT)
    #expect(mkdir(disk.root, 0o755) == 0)
    disk.makeFile("new")
    // Called every few seconds while there is a problem.
    await reader.readUnwatched()
    #expect(await reader.tree.root.problem == nil)
    disk.makeFile("newer")
    await reader.takeChanges()
    #expect(await reader.tree.count == 2)
    try await expectSame(reader, disk)
  }

  /// The first three folders, breadth first, are watched; the other two are read now and then.
  @Test func foldersBeyondTheLimitOfWatchesAreReadAgain() async throws {
    let disk = try Disk()
    for folder in ["a", "b", "a/c", "b/d"] { disk.makeFolder(folder) }
    let reader = await reader(of: disk, watchLimit: 3)
    disk.makeFile("b/watched")
    disk.makeFile("b/d/unwatched")
    await reader.takeChanges()
    #expect(await reader.tree.entry("b/watched") != nil)
    #expect(await reader.tree.entry("b/d/unwatched") == nil)
    await reader.readUnwatched()
    try await expectSame(reader, disk)
    var snapshots = reader.snapshots.makeAsyncIterator()
    let notice = await snapshots.next()?.notice
    #expect(notice?.contains("2 are read again") == true)
  }

  /// 300 folders of 300 files: more names than are remembered, and more events than the kernel's queue holds.
  @Test func whenChangesAreLostEverythingIsReadAgain() async throws {
    let disk = try Disk()
    for folder in 0..<300 { disk.makeFolder("\(folder)") }
    let reader = await reader(of: disk)
    for folder in 0..<300 {
      for file in 0..<300 { disk.makeFile("\(folder)/\(file)") }
    }
    await reader.takeChanges()
    await reader.takeChanges()
    #expect(await reader.tree.count == 300 + 300 * 300)
    try await expectSame(reader, disk)
  }
}
