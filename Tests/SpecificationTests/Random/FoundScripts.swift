import Testing
import TextLayout

/// Scripts that chance found and that once failed, made small.
extension RandomSpecification {
  private func check(_ node: ScriptNode, _ steps: EditScript.Step...) throws {
    #expect(try EditScript(tree: node, steps: steps).run(fonts: FontSystem()) == nil)
  }

  /// A view that left was removed with the branch around it while it was still shown.
  @Test func aBranchLeavesAroundAViewThatLeftBefore() throws {
    try check(
      ScriptNode(id: 1, kind: .grid, change: .mirrored, number: 5, isOn: false, children: []),
      .init(action: .kind, isAnimated: true, seed: 759_849), .init(action: .change, isAnimated: true, seed: 612_033))
  }

  /// A branch came back while a view that had left with it was still shown, and then left from inside.
  @Test func aBranchComesBackAroundAViewThatLeftBefore() throws {
    try check(
      ScriptNode(id: 1, kind: .color, change: .offset, number: 6, isOn: false, children: []),
      .init(action: .change, isAnimated: true, seed: 55284), .init(action: .kind, isAnimated: true, seed: 113_044),
      .init(action: .change, isAnimated: true, seed: 8290))
  }

  /// A second frame at one moment made an animation forget to ask for the next one.
  @Test func twoFramesAtOneMoment() throws {
    try check(
      ScriptNode(id: 1, kind: .text, change: .none, number: 1, isOn: false, children: []),
      .init(action: .number, isAnimated: true, seed: 250_019), .init(action: .move, isAnimated: false, seed: 128_790))
  }

  /// A view that came back before its transition had ended kept the size with which it had left (seed 1355).
  @Test func aViewComesBackWithAnotherSize() throws {
    try check(
      ScriptNode(id: 1, kind: .counter, change: .none, number: 4, isOn: false, children: []),
      .init(action: .kind, isAnimated: true, seed: 273_123), .init(action: .kind, isAnimated: false, seed: 159_331),
      .init(action: .state, isAnimated: false, seed: 478_325))
  }

  /// What was empty while it faded in was followed no more, and held up what left in the same change (seed 526).
  @Test func aViewThatFadesInLosesItsContent() throws {
    try check(
      ScriptNode(
        id: 3, kind: .lazy, change: .none, number: 4, isOn: true,
        children: [ScriptNode(id: 4, kind: .counter, change: .none, number: 7, isOn: false, children: [])]),
      .init(action: .change, isAnimated: true, seed: 419_316), .init(action: .remove, isAnimated: false, seed: 67_721))
  }

  /// A fade that was over left a group behind (seed 1611).
  @Test func aFadeThatIsOverLeavesNothing() throws {
    try check(
      ScriptNode(id: 1, kind: .text, change: .none, number: 0, isOn: false, children: []),
      .init(action: .change, isAnimated: false, seed: 292_887), .init(action: .kind, isAnimated: true, seed: 862_781))
  }

  /// A view with a slide was no cell of its row in a grid (seed 2766).
  @Test func aCellChangesItsTransition() throws {
    try check(
      ScriptNode(
        id: 1, kind: .grid, change: .none, number: 1, isOn: false,
        children: [
          ScriptNode(id: 2, kind: .circle, change: .transition, number: 7, isOn: false, children: []),
          ScriptNode(id: 3, kind: .rows, change: .none, number: 6, isOn: false, children: []),
        ]),
      .init(action: .flag, isAnimated: false, seed: 103_313), .init(action: .kind, isAnimated: false, seed: 397_174))
  }

  /// A slide was a container around its view, whose edges were rounded to pixels twice (seed 230).
  @Test func aViewOfHalfPixelsChangesItsTransition() throws {
    try check(
      ScriptNode(
        id: 1, kind: .hstack, change: .none, number: 7, isOn: true,
        children: [
          ScriptNode(id: 2, kind: .color, change: .none, number: 1, isOn: true, children: []),
          ScriptNode(id: 3, kind: .conditional, change: .none, number: 6, isOn: false, children: []),
          ScriptNode(id: 4, kind: .hstack, change: .none, number: 2, isOn: false, children: []),
          ScriptNode(id: 10, kind: .zstack, change: .transition, number: 1, isOn: true, children: []),
        ]),
      .init(action: .flag, isAnimated: false, seed: 51458))
  }

  /// A branch was removed at once with a view that was leaving it, and the list was as empty as before: its container went
  /// on showing what was gone (seed 8878 stopped the program).
  @Test func aBranchIsRemovedAroundAViewThatIsLeaving() throws {
    try check(
      ScriptNode(id: 1, kind: .erased, change: .identity, number: 5, isOn: false, children: []),
      .init(action: .change, isAnimated: true, seed: 387_942), .init(action: .flag, isAnimated: true, seed: 527_997),
      .init(action: .change, isAnimated: false, seed: 800_425))
  }

  /// A lazy row came up to date with its old place before its list had let it go: ``aRowThatGoesDoesNotRun`` has its cause.
  @Test func aRowWaitsForItsList() throws {
    #expect(try EditScript(seed: 3273).run(fonts: FontSystem()) == nil)
  }
}
