import Foundation
import Testing
import UITestSupport

@testable import UICore

@MainActor struct ManyViewsTests {
  private func nested(_ depth: Int) -> AnyView {
    depth == 0 ? AnyView(Square()) : AnyView(nested(depth - 1).padding(.leading, 0.01))
  }

  @Test func viewsNested500Deep() throws {
    let color = Remote<Int>()
    let host = try TestHost { Owner(color, 500) { nested($0) } }
    #expect(host.frameDump().contains("10.0×10.0"))
    color.value = 300
    host.update()
    host.checkInvariants()
  }

  private struct Tree: View {
    let depth: Int
    var body: some View {
      if depth == 0 { Square() } else { AnyView(Tree(depth: depth - 1)) }
    }
  }

  @Test func bodiesNested500Deep() throws {
    let host = try TestHost { Tree(depth: 500) }
    #expect(host.bodies(of: Tree.self) == 501)
    host.checkInvariants()
  }

  @Test(.timeLimit(.minutes(5))) func aStackOfTenThousand() throws {
    let count = Remote<Int>()
    let host = try TestHost {
      Owner(count, 10_000) { count in VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Square() } } }
    }
    #expect(host.bodies(of: Square.self) == 10_000)
    host.resetCounts()
    count.value = 10_001
    host.update()
    #expect(host.bodies(of: Square.self) == 1)
    host.checkInvariants()
  }

  @Test(.timeLimit(.minutes(5))) func aLazyStackOfAHundredThousand() throws {
    let count = Remote<Int>()
    let host = try TestHost {
      Owner(count, 100_000) { count in
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Square() } } }
      }
    }
    // Ten rows of 10 points fill the window of 100; some wait out of sight.
    #expect(host.bodies(of: Square.self) < 60)
    host.scroll(50, 50, dy: 900_000)
    count.value = 3
    host.update()
    count.value = 100_000
    host.update()
    #expect(host.bodies(of: Square.self) < 200)
    host.checkInvariants()
  }

  @Test(.timeLimit(.minutes(5))) func aMegabyteOfText() throws {
    let text = String(repeating: "lorem ipsum ", count: 87_382)
    #expect(text.utf8.count > 1 << 20)
    let host = try TestHost { Text(verbatim: text) }
    #expect(host.frameDump().contains("glyphs"))
    host.resize(to: CGSize(width: 150, height: 80))
    let scrolling = try TestHost { ScrollView { Text(verbatim: text) } }
    scrolling.scroll(50, 50, dy: 10_000)
    let oneWord = try TestHost { Text(verbatim: String(repeating: "x", count: 1 << 20)).lineLimit(1) }
    #expect(oneWord.frameDump().contains("glyphs"))
  }

  @Test func emptyEverything() throws {
    for host in [
      try TestHost { EmptyView() },
      try TestHost {},
      try TestHost { VStack {} },
      try TestHost { ScrollView { LazyVStack { ForEach([Int](), id: \.self) { _ in Square() } } } },
      try TestHost { Group { if false { Square() } }.padding().background { EmptyView() } },
      try TestHost { Text("") },
      try TestHost { AnyView(EmptyView()).frame(width: 10, height: 10).opacity(0.5).clipShape(Circle()) },
    ] {
      host.click(5, 5)
      host.type("a")
      host.advance(by: 0.1)
      host.checkInvariants()
      #expect(host.messages == [])
    }
  }
}
