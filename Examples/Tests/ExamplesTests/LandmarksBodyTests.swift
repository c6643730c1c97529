import Testing

/// What a change costs in each design of Landmarks, counted by the program itself.
///
/// The scripts click hearts of the first rows. Their middles are at x = 480 − 16 − 16 = 448, half a heart from the
/// margin, and y = 64 + 1 + 44 + 160 + 28 + 56 n: the header, its divider, the continent's name, the shelf, half a row,
/// and n rows.
@Suite struct LandmarksBodyTests {
  private func heart(_ row: Int) -> String { "click 448 \(297 + 56 * row)\n" }

  private func report(_ design: String, script: String) throws -> Program.Report {
    try Program.report("Landmarks", ["--still", "--design", design, "--size", "480x800"], script: script)
  }

  @Test func withAModelPerRowTwoHeartsRunTwoRows() throws {
    let before = try report("perRow", script: "frames 2")
    let after = try report("perRow", script: heart(0) + heart(3))
    #expect(before.bodies(of: "LandmarkRow") > 0)
    #expect(after.bodies(of: "LandmarkRow") - before.bodies(of: "LandmarkRow") == 2)
    #expect(after.bodies(of: "DistanceLabel") == before.bodies(of: "DistanceLabel"))
    #expect(after.bodies(of: "LandmarkList") == before.bodies(of: "LandmarkList"))
  }

  /// 534 of the window's 800 points are rows of 56: ten are in sight, and a few more are made around them.
  @Test func withASharedArrayEachHeartRunsEveryRow() throws {
    let before = try report("shared", script: "frames 2").bodies(of: "SharedLandmarkRow")
    let one = try report("shared", script: heart(0)).bodies(of: "SharedLandmarkRow") - before
    let two = try report("shared", script: heart(0) + heart(3)).bodies(of: "SharedLandmarkRow") - before
    #expect(one >= 10)
    #expect(two == 2 * one)
  }

  @Test func aHeartClickedTwiceIsEmptyAgain() throws {
    let once = try report("perRow", script: heart(1))
    let twice = try report("perRow", script: heart(1) + heart(1))
    #expect(twice.bodies(of: "LandmarkRow") - once.bodies(of: "LandmarkRow") == 1)
  }

  /// Rows read no key that tells light from dark, so none runs; that they need not is checked, and the checks counted.
  @Test(arguments: ["perRow", "shared"])
  func anotherAppearanceRunsNoRow(design: String) throws {
    let before = try report(design, script: "frames 2")
    let after = try report(design, script: "appearance dark\nframes 2")
    for type in ["LandmarkRow", "SharedLandmarkRow", "LandmarkCard", "SharedLandmarkCard"] {
      #expect(after.bodies(of: type) == before.bodies(of: type))
    }
    #expect(after.environmentChecks > before.environmentChecks)
  }
}
