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
}
