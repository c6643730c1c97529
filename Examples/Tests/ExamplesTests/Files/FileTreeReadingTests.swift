import FilesViews
import Foundation
import Testing

/// A tree is read as find(1) sees it, whatever is in it.
struct FileTreeReadingTests {
  private func tree(of disk: Disk) async -> FileTree {
    let reader = TreeReader(root: disk.root)
    await reader.readAll()
    let tree = await reader.tree
    tree.checkInvariants()
    return tree
  }

  @Test func foldersAndFilesAreThere() async throws {
    let disk = try Disk()
    disk.makeFolder("b")
    disk.makeFolder("b/c")
    disk.makeFile("a.txt", bytes: 5)
    disk.makeFile("b/c/d.png", bytes: 7)
    let tree = await tree(of: disk)
    #expect(tree.count == 4)
    #expect(tree.lines == (try disk.entries()))
    #expect(tree.entry("a.txt")?.size == 5)
    #expect(tree.entry("b/c/d.png")?.kind == .picture)
    #expect(tree.entry("b")?.size == nil)
    #expect(tree.root.subfolders?.map(\.name) == ["b"])
    #expect(tree.entry("b/c")?.subfolders == nil, "an outline shows a leaf")
  }

  @Test func namesAreBytes() async throws {
    let disk = try Disk()
    let names: [[UInt8]] = [
      Array("caf".utf8) + [0xE9], [0xFF, 0xFE], Array(repeating: 0x78, count: 255), Array("two\nlines".utf8), [0x2A],
      Array("é".utf8), Array("e\u{301}".utf8),
    ]
    for name in names { disk.makeFile(Array(disk.root.utf8) + [0x2F] + name, bytes: 3) }
    let tree = await tree(of: disk)
    #expect(Set(tree.root.children?.map { Array($0.nameBytes) } ?? []) == Set(names))
    #expect(tree.lines == (try disk.entries()))
    let latin = tree.root.children?.first { $0.nameBytes.last == 0xE9 }
    #expect(latin?.name == "caf\u{FFFD}")
    // What is shown is no path, but the bytes open the file.
    let preview = try #require(latin)
    guard case .text("aaa", isWhole: true) = await FilePreview.load(preview) else {
      Issue.record("the file has no preview")
      return
    }
  }

  /// 40 names of 200 bytes are 8,040 bytes of path, twice what one call of the system takes.
  @Test func pathsMayBeLongerThanTheSystemTakes() async throws {
    let disk = try Disk()
    let name = String(repeating: "n", count: 200)
    var folder = open(disk.root, O_RDONLY | O_DIRECTORY)
    for _ in 0..<40 {
      #expect(mkdirat(folder, name, 0o755) == 0)
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
    }
    let reader = TreeReader(root: disk.root)
    await reader.readAll()
    let before = await reader.tree
    #expect(before.count == 40)
    close(openat(folder, "deep", O_CREAT | O_WRONLY, 0o644))
    close(folder)
    await reader.takeChanges()
    #expect(await reader.tree.count == 41)
  }

  @Test func linksAreNotFollowed() async throws {
    let disk = try Disk()
    disk.makeFolder("a")
    disk.makeLink("a/above", to: "..")
    disk.makeLink("itself", to: "itself")
    disk.makeLink("nowhere", to: "/does/not/exist")
    let tree = await tree(of: disk)
    #expect(tree.count == 4)
    #expect(tree.entry("a/above")?.kind == .symbolicLink)
    #expect(tree.lines == (try disk.entries()))
  }

  @Test func pipesAreNotRead() async throws {
    let disk = try Disk()
    #expect(mkfifo(disk.path("pipe"), 0o644) == 0)
    let tree = await tree(of: disk)
    let pipe = try #require(tree.entry("pipe"))
    #expect(pipe.kind == .special)
    guard case .nothing = await FilePreview.load(pipe) else {
      Issue.record("a pipe has nothing to show")
      return
    }
  }

  @Test(.enabled(if: geteuid() != 0, "an administrator may read every folder"))
  func aFolderThatMayNotBeReadSaysSo() async throws {
    let disk = try Disk()
    disk.makeFolder("locked")
    disk.makeFile("locked/inside")
    chmod(disk.path("locked"), 0)
    let reader = TreeReader(root: disk.root)
    await reader.readAll()
    #expect(await reader.tree.count == 1)
    #expect(await reader.tree.entry("locked")?.problem?.code == EACCES)

    chmod(disk.path("locked"), 0o755)
    await reader.takeChanges()
    #expect(await reader.tree.entry("locked/inside") != nil)
    #expect(await reader.tree.entry("locked")?.problem == nil)

    chmod(disk.path("locked"), 0)
    await reader.takeChanges()
    #expect(await reader.tree.entry("locked")?.problem?.code == EACCES)
    #expect(await reader.tree.count == 1)
  }

  @Test func aRootThatIsNotThereSaysSo() async {
    let reader = TreeReader(root: "/does/not/exist")
    await reader.readAll()
    let problem = await reader.tree.root.problem
    #expect(problem?.localizedDescription == "“/does/not/exist” is not there.")
  }
}
