import SwiftUI
import Testing
import UITestSupport

extension EnvironmentValues {
  @Entry fileprivate var accent: String = "blue"
  @Entry fileprivate var badge: Int?
  @Entry fileprivate var isCompact = false
  /// What a "quoted = sign" stands for.
  @available(*, noasync, message: "a = b { }") @Entry fileprivate var `default`: [String: (Int) -> Int] =
    /* none = yet */ [:]
}

private struct Reader: View {
  let journal: Journal
  @Environment(\.accent) private var accent
  @Environment(\.badge) private var badge
  @Environment(\.isCompact) private var isCompact

  var body: some View {
    let _ = journal("\(accent) \(badge.map(String.init) ?? "nil") \(isCompact)")
    Color.clear
  }
}

private struct Writer: View {
  let journal: Journal
  @State private var accent = "red"

  var body: some View {
    VStack(spacing: 0) {
      Reader(journal: journal)
      Reader(journal: journal).environment(\.accent, accent).environment(\.badge, 3).environment(\.isCompact, true)
    }
    .contentShape(Rectangle())
    .onTapGesture { accent = "green" }
  }
}

extension MacroSpecification {
  /// An entry is the default where nobody set it, inherited where somebody did, and a change runs its readers alone.
  @Test func entryOfTheEnvironment() throws {
    let journal = Journal()
    let host = try TestHost { Writer(journal: journal) }
    #expect(journal.take() == ["blue nil false", "red 3 true"])
    host.click(100, 50)
    #expect(journal.take() == ["green 3 true"])
  }

  @Test func entryWithAQuotedName() {
    var values = EnvironmentValues()
    #expect(values.default.isEmpty)
    values.default = ["twice": { $0 * 2 }]
    #expect(values.default["twice"]?(4) == 8)
  }
}
