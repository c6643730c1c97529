import Testing

@testable import UICore

private enum NumberKey: ViewInputKey { static var defaultValue: Int { -1 } }
private enum NameKey: ViewInputKey { static var defaultValue: String { "nobody" } }
private enum OtherKey: ViewInputKey { static var defaultValue: AnyObject? { nil } }

@Suite struct ViewInputKeyTests {
  @Test func keysThatNobodySetHaveTheirDefaults() {
    let values = ViewInputValues()
    #expect(values[NumberKey.self] == -1)
    #expect(values[NameKey.self] == "nobody")
  }

  @Test func settingOneKeyLeavesTheOthers() {
    var values = ViewInputValues()
    values[NumberKey.self] = 1
    values[NameKey.self] = "inner"
    values[NumberKey.self] = 2
    #expect(values[NumberKey.self] == 2)
    #expect(values[NameKey.self] == "inner")
    values.checkInvariants()
  }

  @Test func aCopyKeepsWhatItHadWhenTheOriginalChanges() {
    var values = ViewInputValues()
    values[NumberKey.self] = 1
    let copy = values
    values[NumberKey.self] = 2
    #expect(copy[NumberKey.self] == 1)
    #expect(values[NumberKey.self] == 2)
  }

  @Test func valuesSetAtEveryDepthDoNotPileUp() {
    var values = ViewInputValues()
    for depth in 0..<1000 {
      values[NumberKey.self] = depth
      if depth.isMultiple(of: 3) { values[NameKey.self] = "\(depth)" }
    }
    #expect(values[NumberKey.self] == 999)
    #expect(values[NameKey.self] == "999")
    values.checkInvariants()
  }

  @Test func nothingIsAValueToo() {
    var values = ViewInputValues()
    values[OtherKey.self] = Marker()
    values[OtherKey.self] = nil
    #expect(values[OtherKey.self] == nil)
    values.checkInvariants()
  }

  @Test func aValueLivesAsLongAsInputsHoldIt() {
    weak var marker: Marker?
    do {
      var values = ViewInputValues()
      let made = Marker()
      marker = made
      values[OtherKey.self] = made
      values[NumberKey.self] = 1
      #expect(values[OtherKey.self] === made)
    }
    #expect(marker == nil)
  }
}

private final class Marker {}
