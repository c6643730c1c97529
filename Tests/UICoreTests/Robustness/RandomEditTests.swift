import DisplayList
import Foundation
import Testing
import TextLayout
import UITestSupport

@testable import UICore

/// After any edit, what the updated views show is what the same views made afresh show.
@MainActor struct RandomEditTests {
  static let edits = 200

  @Test(.timeLimit(.minutes(5)), arguments: 1...6) func updatesShowWhatFreshViewsShow(seed: UInt64) throws {
    let fonts = try FontSystem()
    let size = CGSize(width: 120, height: 90)
    var random = SystemlessGenerator(seed: seed)
    var nextID = 0
    var tree = RandomNode.make(&random, depth: 3, nextID: &nextID)
    let remote = Remote<RandomNode>()
    let host = try TestHost(size: size, fonts: fonts) { Owner(remote, tree) { RandomTree(node: $0) } }
    for edit in 1...Self.edits {
      let old = tree
      tree.edit(&random, depth: 3, nextID: &nextID)
      remote.value = tree
      host.update()
      host.checkInvariants()
      let fresh = try TestHost(size: size, fonts: fonts) { Owner(Remote(), tree) { RandomTree(node: $0) } }
      let (shown, expected) = (host.snapshot().pixels, fresh.snapshot().pixels)
      let wrong = shown.indices.filter { shown[$0] != expected[$0] }
      guard let first = wrong.first else { continue }
      let (x, y) = (first % Int(size.width), first / Int(size.width))
      Issue.record(
        """
        seed \(seed), edit \(edit): \(old)
        became \(tree)
        \(wrong.count) pixels differ, the first at (\(x), \(y)): \(String(shown[first], radix: 16)) for \
        \(String(expected[first], radix: 16)); redrawn were \(host.window.lastDamage)
        updated:
        \(host.frameDump())
        fresh:
        \(fresh.frameDump())
        """)
      return
    }
  }
}
