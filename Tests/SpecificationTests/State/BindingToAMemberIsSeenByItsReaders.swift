import SwiftUI
import Testing
import UITestSupport

private struct Pair {
  var left = 0
  var right = 0
}

private struct Part: View {
  let name: String
  @Binding var value: Int
  let journal: Journal
  var body: some View {
    let _ = journal("\(name) \(value)")
    Color.red.onTapGesture { value += 1 }
  }
}

private struct Root: View {
  let journal: Journal
  @State private var pair = Pair()
  var body: some View {
    HStack(spacing: 0) {
      Part(name: "left", value: $pair.left, journal: journal)
      Part(name: "right", value: $pair.right, journal: journal)
    }
  }
}

extension StateSpecification {
  /// A write of one member is seen by its readers at once and by nobody with an old value.
  @Test func bindingToAMemberIsSeenByItsReaders() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    _ = journal.take()
    host.click(150, 50)
    let runs = journal.take()
    #expect(runs.contains("right 1"))
    #expect(!runs.contains("right 0") && !runs.contains("left 1"))
  }
}
