import Graphs
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Two graphs that share a crosshair.
@MainActor
struct GraphGroupTests {
  @MainActor @Observable final class Outside {
    var showsFirst = true
    var window = MadeUp.start...MadeUp.start + 3600
    var selections: [GraphSelection?] = [nil, nil]
  }

  struct Pair: View {
    @Bindable var outside: Outside
    let group: GraphGroup

    var body: some View {
      VStack {
        if outside.showsFirst { graph(0) } else { Color.clear }
        graph(1)
      }
      .graphGroup(group)
    }

    private func graph(_ index: Int) -> some View {
      Graph(window: $outside.window) { Line("a", points: Series(start: MadeUp.start, step: 60, y: [1, 2, 3])) }
        .selection($outside.selections[index])
    }
  }

  @Test func aGraphThatGoesTakesItsCrosshairWithIt() throws {
    let (outside, group) = (Outside(), GraphGroup())
    let host = try TestHost(size: CGSize(width: 600, height: 400)) { Pair(outside: outside, group: group) }
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 40, y: 80))))
    host.update()
    #expect(group.cursor != nil && outside.selections[0] != nil && outside.selections[1] != nil)
    outside.showsFirst = false
    host.advance(by: 0.1)
    #expect(group.cursor == nil && outside.selections == [nil, nil])
  }
}
