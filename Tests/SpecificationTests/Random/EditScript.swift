import Foundation
import SwiftUI
import TextLayout
import UITestSupport

/// A tree of views and what is done to it.
struct EditScript: Equatable {
  enum Action: Int, CaseIterable {
    case number, flag, change, kind, shuffle, remove, insert, move, state, resize, appearance, wait
  }

  /// One edit. `seed` decides what it falls on, so that edits mean something whatever was done before.
  struct Step: Equatable {
    var action: Action
    var isAnimated: Bool
    var seed: UInt64
  }

  static let depth = 3
  static let size = CGSize(width: 120, height: 90)

  var tree: ScriptNode
  var steps: [Step]

  /// Draws a script.
  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var nextID = 0
    tree = .make(&random, depth: Self.depth, nextID: &nextID)
    steps = (0..<random.below(8) + 4).map { _ in
      Step(
        action: random.pick(Action.allCases), isAnimated: random.below(3) == 0, seed: UInt64(random.below(1_000_000)))
    }
  }

  init(tree: ScriptNode, steps: [Step]) {
    self.tree = tree
    self.steps = steps
  }

  /// Runs the script and compares what is shown in the end with the same views made afresh.
  ///
  /// - Returns: what differs; nil where nothing does.
  @MainActor func run(fonts: FontSystem) throws -> String? {
    let states = ScriptStates()
    let shown = Outside(tree)
    var nextID = 1_000_000
    let host = try TestHost(size: Self.size, fonts: fonts) {
      Following(shown) { ScriptRoot(node: $0, states: states) }
    }
    defer { host.close() }
    for step in steps {
      perform(step, host, shown, states, &nextID)
      host.update()
    }
    // Animations that are under way end where they would have been at once.
    host.advance(by: 2)
    states.callRoll()
    host.update()
    host.checkInvariants()
    let fresh = try TestHost(size: host.window.size, fonts: fonts) {
      ScriptRoot(node: shown.value, states: ScriptStates(initial: states.values))
    }
    defer { fresh.close() }
    if host.platform.isDark {
      fresh.platform.isDark = true
      fresh.update()
    }
    return difference(host, fresh)
  }

  @MainActor private func perform(
    _ step: Step, _ host: TestHost, _ shown: Outside<ScriptNode>, _ states: ScriptStates, _ nextID: inout Int
  ) {
    var random = SplitMix(seed: step.seed)
    switch step.action {
    case .wait: host.advance(by: Double(random.below(30)) / 60)
    case .resize:
      host.resize(to: CGSize(width: 60 + random.below(100), height: 50 + random.below(80)))
    case .appearance: host.platform.isDark.toggle()
    case .state:
      states.callRoll()
      host.update()
      guard let id = states.ids.randomElement(using: &random) else { return }
      withAnimation(step.isAnimated ? .linear(duration: 0.3) : nil) { states.add(random.below(5) + 1, to: id) }
    default:
      let edited = shown.value.edited(by: step.action, &random, depth: Self.depth, nextID: &nextID)
      withAnimation(step.isAnimated ? .linear(duration: 0.3) : nil) { shown.value = edited }
    }
  }

  @MainActor private func difference(_ host: TestHost, _ fresh: TestHost) -> String? {
    let (dump, expectedDump) = (host.frameDump(), fresh.frameDump())
    let (shown, expected) = (host.snapshot(), fresh.snapshot())
    if dump == expectedDump, shown.pixels == expected.pixels { return nil }
    let wrong = shown.pixels.indices.filter { $0 >= expected.pixels.count || shown.pixels[$0] != expected.pixels[$0] }
    return """
      \(wrong.count) pixels of \(shown.width)×\(shown.height) differ
      updated:
      \(dump)
      fresh:
      \(expectedDump)
      """
  }
}

extension ScriptNode {
  /// The tree after one edit of a node that chance picks.
  func edited(
    by action: EditScript.Action, _ random: inout SplitMix, depth: Int, nextID: inout Int
  ) -> ScriptNode {
    var tree = self
    var target = random.below(count)
    switch action {
    case .remove: _ = tree.remove(at: &target)
    case .move:
      guard let moved = tree.remove(at: &target) else { break }
      var place = random.below(tree.count)
      tree.withNode(&place, depth: depth) { node, _ in
        if node.canHaveChildren { node.children.insert(moved, at: random.below(node.children.count + 1)) }
      }
    default:
      tree.withNode(&target, depth: depth) { node, depth in
        switch action {
        case .number: node.number = random.below(8)
        case .flag: node.isOn.toggle()
        case .change: node.change = random.pick(Change.allCases)
        case .kind:
          let isContainer = node.canHaveChildren
          node.kind = random.pick(Kind.allCases.filter { ($0.rawValue >= Kind.hstack.rawValue) == isContainer })
        case .shuffle: node.children.shuffle(using: &random)
        case .insert where node.canHaveChildren && node.children.count < 5:
          let child = ScriptNode.make(&random, depth: max(0, depth - 1), nextID: &nextID)
          node.children.insert(child, at: random.below(node.children.count + 1))
        default: break
        }
      }
    }
    return tree
  }
}
