import DashboardTestSupport
import Foundation
import Testing

@testable import DashboardFormat

/// Regular expressions over names; what they must find is what ICU's find. `\w` is ASCII, as in JavaScript.
struct NamePatternTests {
  private static let patterns = [
    "a", "^a", "a$", "^$", "a|b|cd", "(a|b)+c", "(?:ab)*", "a{2}", "a{2,}", "a{1,3}b", "[a-c]+", "[^a-c]",
    "[\\w-]+",
    "[\\d.]+", "\\d+", "\\bcat\\b", "\\Bat", ".*", ".+x", "a.c", "a\\.c", "(?i)ERR.*", "^(?!foo).*", "foo(?=bar)",
    "a*?b",
    "a??", "(a*)*b", "[]a]", "[a\\]]+", "x\\{", "x\\{a\\}", "\\s", "\\$", "(a)(b)?", "(^|,)b", "[a-z]+[0-9]*$", "é",
    "[^\\s]+",
    "(a|ab)(c|bcd)", "[\\W]",
  ]
  private static let names = [
    "", "a", "b", "abc", "aab", "abcabc", "cat", "a cat sat", "foo", "foobar", "error", "ERROR 5", "a.c", "x{a}", "x{",
    "3.14",
    "a,b", "]", "aaaa", "a-b_c", "abcd", " ", "$", "10.0.0.1:9100",
  ]

  @Test(arguments: Self.patterns) func findsWhatOthersFind(text: String) throws {
    let pattern = try #require(NamePattern(text), "\(text)")
    let reference = try NSRegularExpression(pattern: text)
    for name in Self.names {
      let range = NSRange(name.startIndex..., in: name)
      let expected = reference.firstMatch(in: name, range: range)
      #expect(pattern.matches(name) == (expected != nil), "\(text) in \(name)")
      guard let match = expected, let found = Range(match.range, in: name) else { continue }
      let replaced = name.replacingCharacters(in: found, with: "<" + name[found] + ">")
      #expect(pattern.replacingFirst(in: name, with: "<$0>") == replaced, "\(text) in \(name)")
    }
  }

  @Test func someAreKnownHereAlone() throws {
    #expect(try #require(NamePattern("")).matches("a") && #require(NamePattern("x{")).matches("x{"))
    #expect(try #require(NamePattern("é+")).replacingFirst(in: "caféé", with: "e") == "cafe")
    #expect(try #require(NamePattern("^\\w+")).replacingFirst(in: "café", with: "<$0>") == "<caf>é")
  }

  @Test func groupsAreInserted() throws {
    let pattern = try #require(NamePattern("^(\\w+)\\.(\\w+)"))
    #expect(pattern.replacingFirst(in: "web.cpu.user", with: "$2 of $1 for $$3") == "cpu of web for $.user")
    #expect(pattern.replacingFirst(in: "nothing", with: "x") == "nothing")
  }

  @Test(arguments: [
    "(a", "a)", "[a", "a**+", "*a", "(?<x>a)", "(a)\\1", "\\p{L}", "[z-a]", "a{200}", "(?=(?=a))", "\\",
  ])
  func whatIsUnknownIsNone(text: String) {
    #expect(NamePattern(text) == nil)
  }

  /// Where each way is tried for itself, 28 letters take seconds and 300 never end.
  @Test(arguments: ["(a+)+b", "(a|a)*b", "(a*)*b", "a*a*a*a*a*a*a*a*b", "(a?){50}b", "(?!(a+)+b)x", "((a{1,9}){1,9})b"])
  func noPatternTakesLong(text: String) throws {
    let pattern = try #require(NamePattern(text))
    let start = ProcessInfo.processInfo.systemUptime
    #expect(!pattern.matches(String(repeating: "a", count: 10_000)))
    // In a debug build on a busy machine.
    #expect(ProcessInfo.processInfo.systemUptime - start < 5)
  }

  /// Patterns and names of random pieces: nothing stops, and what both know they find alike.
  @Test func randomPatterns() throws {
    var random = Mutator(seed: 7)
    let pieces = [
      "a", "b", ".", "*", "+", "?", "(", ")", "|", "[", "]", "^", "$", "{2}", "{1,2}", "\\d", "\\b", "(?:", "-", "1",
    ]
    for _ in 0..<3000 {
      let text = (0..<1 + random.below(7)).map { _ in pieces[random.below(pieces.count)] }.joined()
      guard let pattern = NamePattern(text), let reference = try? NSRegularExpression(pattern: text) else { continue }
      for name in ["", "a", "ab", "ba1", "aab-b", "1a"] {
        let expected = reference.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
        #expect(pattern.matches(name) == expected, "\(text) in \(name)")
      }
    }
  }
}
