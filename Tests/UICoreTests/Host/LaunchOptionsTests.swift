import Foundation
import Testing

@testable import UICore

struct LaunchOptionsTests {
  @Test func everyOptionIsRead() throws {
    let options = try LaunchOptions([
      "--headless", "--size", "640x480.5", "--scale", "2", "--snapshot", "a.png", "--frames", "3", "--preview", "Row",
      "--appearance",
      "dark", "--profile", "phone", "--type-size", "accessibility3",
      "--accessibility", "reduceMotion,boldText",
      "--report", "json",
    ])
    var expected = LaunchOptions()
    expected.isHeadless = true
    expected.size = CGSize(width: 640, height: 480.5)
    expected.scale = 2
    expected.snapshot = "a.png"
    expected.frames = 3
    expected.preview = "Row"
    expected.isDark = true
    expected.profile = .phone
    expected.typeSize = .accessibility3
    expected.accessibility = [.reduceMotion, .boldText]
    expected.report = .json
    #expect(options == expected)
  }

  @Test func argumentsOfTheProgramAreLeftAlone() throws {
    let options = try LaunchOptions(["--page", "shape", "--report", "--frames", "2"])
    #expect(options.report == .text)
    #expect(options.frames == 2)
  }

  @Test func accessibilityMayBeSwitchedOff() throws {
    #expect(try LaunchOptions(["--accessibility", "none"]).accessibility == [])
    #expect(try LaunchOptions([]).accessibility == nil)
    #expect(throws: LaunchOptionsError.self) { try LaunchOptions(["--accessibility", "reduceMotion,"]) }
  }

  @Test func aScriptIsParsed() throws {
    let options = try LaunchOptions(["--script", "s"]) { _ in "click 1 2" }
    #expect(options.script == InputScript(commands: [.click(CGPoint(x: 1, y: 2), count: 1)]))
  }

  @Test(arguments: [
    (["--size"], "--size needs a value."),
    (["--size", "10"], "--size needs points as WIDTHxHEIGHT, not “10”."),
    (["--size", "nanx1"], "--size needs points as WIDTHxHEIGHT, not “nanx1”."),
    (["--scale", "0"], "--scale needs a number from 0.25 to 8, not “0”."),
    (["--frames", "-1"], "--frames needs a positive number, not “-1”."),
    (["--appearance", "blue"], "--appearance is light or dark, not “blue”."),
    (["--profile", "watch"], "--profile is one of desktop, mac, phone, phone26, not “watch”."),
    (["--type-size", "huge"], "--type-size is one of xSmall to accessibility5, not “huge”."),
  ])
  func aWrongValueIsNamed(arguments: [String], message: String) {
    #expect(throws: LaunchOptionsError(message: message)) { try LaunchOptions(arguments) }
  }

  @Test func aScriptThatCannotBeReadOrParsedNamesItsFile() {
    let error = #expect(throws: LaunchOptionsError.self) {
      try LaunchOptions(["--script", "s"]) { _ in "clck 1 2" }
    }
    #expect(error?.message.hasPrefix("s: script line 1: 'clck' is not a command") == true)
    #expect(throws: LaunchOptionsError.self) { try LaunchOptions(["--script", "/nowhere/at all"]) }
  }
}
