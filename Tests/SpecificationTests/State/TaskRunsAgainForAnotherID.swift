import SwiftUI
import Testing
import UITestSupport

private struct Loader: View {
  let journal: Journal
  let id: Int
  var body: some View {
    Color.red.task(id: id) {
      journal("start \(id)")
      do {
        try await Task.sleep(for: .seconds(60))
        journal("end \(id)")
      } catch { journal("cancel \(id)") }
    }
  }
}

private struct Root: View {
  let journal: Journal
  @State private var id = 1
  @State private var other = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 25).onTapGesture { id += 1 }
      Color.green.frame(height: 25).onTapGesture { other += 1 }
      Loader(journal: journal, id: id).id(0)
      Text("\(other)").hidden().frame(height: 1)
    }
  }
}

extension StateSpecification {
  /// Another id cancels the task and starts one; an update with the same id leaves it alone.
  @Test func taskRunsAgainForAnotherID() async throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    /// A task that is cancelled while it sleeps wakes when another thread says so.
    func entries(_ count: Int) async -> [String] {
      await runTasks { journal.count >= count }
      return journal.take().sorted()
    }
    #expect(await entries(1) == ["start 1"])
    host.click(100, 35)
    host.click(100, 10)
    #expect(await entries(2) == ["cancel 1", "start 2"])
    host.close()
    #expect(await entries(1) == ["cancel 2"])
  }
}
