import SwiftUI
import Testing
import UITestSupport

private struct Counting: ViewModifier {
  let journal: Journal
  @State private var count = 0
  func body(content: Content) -> some View {
    let _ = journal("modifier \(count)")
    content.offset(x: CGFloat(count)).onTapGesture { count += 1 }
  }
}

private struct Modified: View {
  let journal: Journal
  var body: some View {
    let _ = journal("modified")
    Color.red
  }
}

extension StateSpecification {
  /// A modifier has state as a view has; writing it does not run the body of what it modifies.
  @Test func stateOfAViewModifier() throws {
    let journal = Journal()
    let host = try TestHost { Modified(journal: journal).modifier(Counting(journal: journal)) }
    _ = journal.take()
    host.click(100, 50)
    #expect(journal.take() == ["modifier 1"])
  }
}
