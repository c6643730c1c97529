import DisplayList
import Foundation
import SwiftUI
import TextLayout
import UITestSupport

/// A screen with a lazy container and what is done to it, in up to three windows that show it.
struct ScreenScript {
  enum Action: Int, CaseIterable {
    case insert, remove, removeMany, move, shuffle, number, flag, shape, screen, state, thread, scroll, leap, scrollTo,
      select, resize, appearance, wait, open, close
  }

  /// One edit. `seed` decides what it falls on, so that edits mean something whatever was done before.
  struct Step {
    var action: Action
    var isAnimated: Bool
    var seed: UInt64
  }

  var screen: Screen
  var steps: [Step]

  /// Draws a script.
  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var nextID = 0
    screen = .make(&random, nextID: &nextID)
    steps = (0..<random.below(12) + 6).map { _ in
      Step(
        action: random.pick(Action.allCases), isAnimated: random.below(3) == 0, seed: UInt64(random.below(1_000_000)))
    }
  }

  init(screen: Screen, steps: [Step]) { (self.screen, self.steps) = (screen, steps) }

  /// Runs the script, then scrolls through every window and through one with the same views made afresh.
  ///
  /// - Returns: what differs; nil where nothing does.
  @MainActor func run(fonts: FontSystem) throws -> String? {
    let run = try ScreenRun(screen, fonts: fonts)
    defer { run.close() }
    for step in steps { run.perform(step) }
    return try run.difference()
  }

  /// A small script that still fails.
  func shrunk(runs: Int = 300, _ fails: (ScreenScript) -> Bool) -> ScreenScript {
    var best = self
    var runsLeft = runs
    var hasShrunk = true
    while hasShrunk, runsLeft > 0 {
      hasShrunk = false
      for candidate in best.smaller where runsLeft > 0 {
        runsLeft -= 1
        guard fails(candidate) else { continue }
        best = candidate
        hasShrunk = true
        break
      }
    }
    return best
  }

  private var smaller: [ScreenScript] {
    let fewerSteps = steps.indices.map { index in
      var script = self
      script.steps.remove(at: index)
      return script
    }
    let half = screen.elements.count / 2
    let fewerElements = (half > 0 ? [0..<half, half..<screen.elements.count] : []).map { range in
      var script = self
      script.screen.elements.removeSubrange(range)
      return script
    }
    let oneLess = screen.elements.indices.map { index in
      var script = self
      script.screen.elements.remove(at: index)
      return script
    }
    return fewerSteps + fewerElements + (screen.elements.count < 8 ? oneLess : [])
  }
}

extension ScreenScript: CustomStringConvertible {
  /// As an expression of Swift.
  var description: String {
    let steps = steps.map { ".init(action: .\($0.action), isAnimated: \($0.isAnimated), seed: \($0.seed))" }
    return "ScreenScript(screen: \(screen), steps: [\(steps.joined(separator: ", "))])"
  }
}
