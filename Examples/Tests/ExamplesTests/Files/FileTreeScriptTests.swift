import FilesViews
import Foundation
import Testing

/// Thousands of random operations, after which the tree is as find(1) sees the disk.
@Suite(.serialized) struct FileTreeScriptTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theTreeFollowsAnyScript(seed: UInt64) async throws {
    let disk = try Disk()
    var script = FileScript(root: disk.root, seed: seed)
    let reader = TreeReader(root: disk.root, watchLimit: seed == 4 ? 5 : .max)
    await reader.readAll()
    for _ in 0..<40 {
      // Changes are taken after each operation or after many: what is seen between two looks is up to chance.
      for _ in 0..<script.below(4) + 1 {
        for _ in 0..<script.below(40) { script.step() }
        await reader.takeChanges()
      }
      if seed == 4 { await reader.readUnwatched() }
      guard try await isSame(reader, disk) else { return }
    }
  }

  /// Every look sees folders on their way somewhere else. After the last operation one look more settles it.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theTreeFollowsAScriptThatRunsMeanwhile(seed: UInt64) async throws {
    let disk = try Disk()
    let reader = TreeReader(root: disk.root)
    let root = disk.root
    let writing = Task.detached {
      var script = FileScript(root: root, seed: seed)
      for _ in 0..<5_000 { script.step() }
    }
    let reading = Task {
      await reader.readAll()
      while !Task.isCancelled { await reader.takeChanges() }
    }
    await writing.value
    reading.cancel()
    await reading.value
    await reader.takeChanges()
    #expect(try await isSame(reader, disk))
  }

  private func isSame(_ reader: TreeReader, _ disk: Disk) async throws -> Bool {
    let tree = await reader.tree
    tree.checkInvariants()
    let (found, expected) = (tree.lines, try disk.entries())
    let difference = found.symmetricDifference(expected).map { String(decoding: $0, as: UTF8.self) }
    #expect(difference.isEmpty)
    return difference.isEmpty
  }
}

/// Operations on files and folders with few names, so that they meet often. Those that cannot be done are not.
private struct FileScript {
  private let root: String
  private var state: UInt64

  init(root: String, seed: UInt64) {
    self.root = root
    state = seed
  }

  mutating func below(_ limit: Int) -> Int {
    // Knuth's generator of MMIX.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func path() -> String {
    let names = ["a", "B", "c.txt", "é", "d"]
    return (0..<below(4) + 1).map { _ in names[below(names.count)] }.joined(separator: "/")
  }

  mutating func step() {
    let (first, second) = ("\(root)/\(path())", "\(root)/\(path())")
    switch below(12) {
    case 0, 1, 2: mkdir(first, 0o755)
    case 3, 4:
      let file = open(first, O_WRONLY | O_CREAT, 0o644)
      if file >= 0 {
        _ = write(file, "text", below(5))
        close(file)
      }
    case 5: truncate(first, below(1_000))
    case 6: unlink(first)
    case 7: rmdir(first)
    case 8, 9, 10: rename(first, second)
    case 11: symlink("..", first)
    default: break
    }
  }
}
