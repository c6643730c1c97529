import SwiftUI
import Testing
import UITestSupport

private struct Row: View {
  let id: Int
  let journal: Journal
  var body: some View {
    pureRed.frame(width: 10, height: 10)
      .transition(.offset(x: 40))
      .onAppear { journal("appear \(id)") }
      .onDisappear { journal("disappear \(id)") }
  }
}

extension AnimationSpecification {
  /// A row that leaves the data slides out and then disappears; one that returns meanwhile does not.
  @Test func rowsOfAForEachComeAndGo() throws {
    let (journal, lever) = (Journal(), Lever<[Int]>())
    let host = try TestHost {
      Driven(lever, [1, 2, 3]) { ids in
        VStack(spacing: 0) { ForEach(ids, id: \.self) { Row(id: $0, journal: journal) } }
          .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    #expect(journal.take() == ["appear 1", "appear 2", "appear 3"])
    host.animate(.linear(duration: 1)) { lever.value = [3] }
    host.advance(by: 0.5)
    // The first is half way out, from 0 to 40.
    #expect(host.pixel(25, 5) == 0xffff_0000)
    host.animate(.linear(duration: 1)) { lever.value = [3, 2] }
    host.advance(by: 0.6)
    #expect(journal.take() == ["disappear 1"])
    host.advance(by: 2)
    #expect(journal.take() == [])
    #expect(host.corner() == [0, 0])
    #expect(host.snapshot().pixels.count { $0 == 0xffff_0000 } == 200)
    host.checkInvariants()
  }
}
