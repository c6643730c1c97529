import Foundation
import Testing

@testable import TraceAnalysis

/// Names from files of strangers: a short one can stand for more text than there is memory.
@Suite struct DemanglerTests {
  /// `a.f(P<P<…>, P<…>>)`, where each pair refers to the one before twice, as the compiler writes it. With `levels` of
  /// them the demangled name has 2^`levels` times `Swift.Int`.
  static func doubled(_ levels: Int) -> String {
    var name = "$s1a1fyyAA1PVy" + String(repeating: "ADy", count: levels - 1) + "S2iG"
    for level in 1..<levels {
      // The fourth substitution is the innermost pair: AE to AZ, then A_, A0_, A1_ …
      let index = 3 + level
      name += index < 26 ? "A\(UnicodeScalar(UInt8(65 + index)))" : "A\(index == 26 ? "" : "\(index - 27)")_"
      name += "G"
    }
    return name + "F"
  }

  /// The most memory that this process has used since the last call, in bytes.
  private static func resetPeak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    let file = try #require(fopen("/proc/self/clear_refs", "w"))
    fputs("5", file)
    fclose(file)
    return try #require(Int(line.filter(\.isNumber))) << 10
  }

  @Test func namesAreThoseOfTheSource() {
    var demangler = Demangler()
    let pair = "a.P<Swift.Int, Swift.Int>"
    demangler.learn(["main", "$s1a1fyyF", "$sNotAName", Self.doubled(2), "$s\u{0}"])
    #expect(demangler.children == 1)
    #expect(demangler.demangle("main") == "main")
    #expect(demangler.demangle("$s1a1fyyF") == "a.f() -> ()")
    #expect(demangler.demangle("$sNotAName") == "$sNotAName")
    #expect(demangler.demangle("$s\u{0}") == "$s\u{0}")
    #expect(demangler.demangle(Self.doubled(2)) == "a.f(a.P<\(pair), \(pair)>) -> ()")
    #expect((demangler.children, demangler.lost) == (1, 0))
  }

  /// 157 bytes stand for 2²⁴ times `Swift.Int` and more: 400 MB.
  @Test func aNameThatDoublesKeepsItsMangledForm() throws {
    let name = Self.doubled(24)
    #expect(name.utf8.count < 160)
    var demangler = Demangler()
    let before = try (Self.resetPeak(), Self.resetPeak()).1
    demangler.learn([name, "$s1a1fyyF", "$s1a1gyyF"])
    let after = try Self.resetPeak()
    #expect(demangler.demangle(name) == name)
    #expect(demangler.demangle("$s1a1fyyF") == "a.f() -> ()")
    #expect(demangler.demangle("$s1a1gyyF") == "a.g() -> ()")
    #expect((demangler.children, demangler.lost) == (1, 1))
    #expect(after - before < 32 << 20)
    #expect(demangler.childMemory < before + 300 << 20)
  }

  /// Each text is cut at 16,000 bytes, before a name's time is over.
  @Test func longTextsAreCut() {
    var demangler = Demangler()
    #expect(demangler.demangle(Self.doubled(13)).utf8.count == Demangler.textLimit)
    #expect(demangler.lost == 0)
  }

  @Test func aTraceFullOfThemLosesNoOtherName() throws {
    let good = (0..<500).map { "$s1a\("f\($0)".utf8.count)f\($0)yyF" } + [Self.doubled(3)]
    let bad = (20..<100).map { Self.doubled($0) }
    var demangler = Demangler(patience: 0.5)
    let before = try (Self.resetPeak(), Self.resetPeak()).1
    demangler.learn(bad + good)
    #expect(good.allSatisfy { demangler.demangle($0).hasPrefix("a.f") })
    #expect(bad.allSatisfy { demangler.demangle($0) == $0 })
    #expect(demangler.lost == bad.count)
    // Each death costs a tenth of a second of processor time.
    #expect(demangler.children < 10)
    #expect(try Self.resetPeak() - before < 32 << 20)
  }

  /// Every `A` may push earlier parts again: as many as letters follow, each as often as its number says.
  @Test(arguments: [("$s1a1fyyF", 1), ("AB", 2), ("AbcD", 4), ("A3b", 5), ("A2B", 3), ("ABAB", 4), ("A", 2)])
  func namesThatGrowComeLast(name: String, growth: Double) {
    #expect(Demangler.growth(of: name) == growth)
  }
}
