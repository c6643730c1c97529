import SwiftUI
import Testing
import UITestSupport

/// Positions of scroll views that the program sets with an animation.
@MainActor @Suite struct AnimatedPositionTests {
  private final class Log {
    var phases: [String] = []
    var offset: CGFloat = 0
  }

  private struct Rows: View {
    @State private var id: Int?
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var other = 0
    let log: Log

    var body: some View {
      VStack(spacing: 0) {
        scroll.scrollPosition(id: $id, anchor: .top)
        scroll.scrollPosition($position)
        Button("id") { withAnimation(.linear(duration: 1)) { id = 20 } }
        Button("edge") { withAnimation(.linear(duration: 1)) { position.scrollTo(edge: .bottom) } }
        Button("beside") {
          withAnimation(.linear(duration: 1)) { id = 20 }
          other += 1
        }
        Button("other") {
          withAnimation(.linear(duration: 1)) { other += 1 }
          id = 20
        }
        Text("\(other)")
      }
    }

    private var scroll: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 40) } }.scrollTargetLayout()
      }
      .frame(height: 100)
      .onScrollPhaseChange { _, new in log.phases.append("\(new)") }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log.offset = $1
      }
    }
  }

  @Test(arguments: [("id", 800), ("edge", 1900), ("beside", 800)] as [(String, CGFloat)])
  func itMovesThere(button: String, end: CGFloat) throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { Rows(log: log) }
    host.buttons[button]?.click()
    host.advance(by: 0.5)
    #expect(abs(log.offset - end / 2) < 20, "\(log.offset)")
    #expect(log.phases == ["animating"])
    host.advance(by: 1)
    #expect(log.offset == end)
    #expect(log.phases == ["animating", "idle"])
  }

  @Test func theAnimationOfAnotherChangeIsNotItsOwn() throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { Rows(log: log) }
    host.buttons["other"]?.click()
    #expect(log.offset == 800)
    #expect(log.phases == [])
  }
}

/// Positions that are moved to while the scroll view's size changes.
@MainActor @Suite struct ResizedPositionTests {
  private final class Log {
    var left: CGFloat = 0
    var phase = ""
  }

  /// Follows its end as a list of messages does.
  private struct Rows: View {
    let log: Log
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isFollowing = false

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<300, id: \.self) {
            Text("row \($0) of many words").padding(10).frame(maxWidth: .infinity, minHeight: 40).background(.white)
          }
        }
      }
      .defaultScrollAnchor(isFollowing ? .bottom : .center, for: .sizeChanges)
      .scrollPosition($position)
      .onScrollPhaseChange { _, new in log.phase = "\(new)" }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentSize.height - $0.visibleRect.maxY
      } action: {
        log.left = $1
        isFollowing = $1 <= 1
      }
      .onTapGesture { withAnimation { position.scrollTo(edge: .bottom) } }
    }
  }

  @Test(arguments: [0.2, 0.6, 0.95, 1.2]) func theEdgeIsReached(moment: Double) throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { Rows(log: log) }
    host.scroll(150, 200, dy: -600)
    host.advance(by: 1)
    host.click(150, 200)
    for _ in 0..<Int((moment * 20).rounded()) { host.advance(by: 0.05) }
    host.resize(to: CGSize(width: 100, height: 300))
    for _ in 0..<30 { host.advance(by: 0.1) }
    #expect(log.left == 0 && log.phase == "idle")
  }
}
