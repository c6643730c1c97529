import Foundation
import Geometry
import PlatformHeadless
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Windows of one app that open and close at awkward moments.
@MainActor struct WindowClosingTests {
  private struct Panel: View {
    @State private var isFar = false
    @Environment(\.dismissWindow) private var dismissWindow
    let closesAtOnce: Bool
    let log: Log
    var body: some View {
      Button {
        dismissWindow()
      } label: {
        Color.red.frame(width: 100, height: 100)
      }
      .offset(x: isFar ? 100 : 0)
      .onAppear {
        log.entries.append("panel +")
        withAnimation(.linear(duration: 1).repeatForever()) { isFar = true }
        if closesAtOnce { dismissWindow() }
      }
      .onDisappear { log.entries.append("panel -") }
    }
  }

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    let log: Log
    var body: some View {
      HStack(spacing: 0) {
        Button {
          openWindow(id: "panel")
        } label: {
          Color.blue.frame(width: 100, height: 100)
        }
        Button {
          dismissWindow(id: "panel")
        } label: {
          Color.green.frame(width: 100, height: 100)
        }
      }
      .onDisappear { log.entries.append("main -") }
    }
  }

  private struct Windows: App {
    var closesAtOnce = false
    var log = Log()
    var body: some Scene {
      WindowGroup { Main(log: log) }.defaultSize(width: 200, height: 100)
      WindowGroup(id: "panel") { Panel(closesAtOnce: closesAtOnce, log: log) }.defaultSize(width: 200, height: 100)
    }
  }

  private let log = Log()
  private let platform = HeadlessPlatform()

  private func launch(closesAtOnce: Bool = false) throws -> AppHost {
    let host = try AppHost(
      Windows(closesAtOnce: closesAtOnce, log: log), platform: platform, options: LaunchOptions()
    ) { _, _ in
    }
    host.viewGraph.diagnose = { log.entries.append($0) }
    host.openWindow(id: nil, value: nil)
    platform.advance(by: 0.1)
    return host
  }

  private func click(_ x: CGFloat, _ window: HeadlessWindow) {
    let pointer = PointerEvent(location: CGPoint(x: x, y: 50))
    window.send(.pointerMoved(pointer))
    window.send(.pointerDown(pointer))
    window.send(.pointerUp(pointer))
    platform.advance(by: 0.1)
  }

  @Test func aSecondWindowClosesWhileItAnimates() throws {
    let host = try launch()
    click(50, platform.windows[0])
    #expect(platform.windows.count == 2 && log.take() == ["panel +"])
    platform.advance(by: 0.5)
    click(150, platform.windows[0])
    #expect(platform.windows.count == 1 && log.take() == ["panel -"])
    let frames = platform.windows[0].frameCount
    platform.advance(by: 1)
    #expect(platform.windows[0].frameCount == frames)
    host.viewGraph.graph.checkInvariants()
  }

  @Test func aWindowClosesItselfInItsButtonsAction() throws {
    let host = try launch()
    click(50, platform.windows[0])
    click(100, platform.windows[1])
    #expect(platform.windows.count == 1 && log.take() == ["panel +", "panel -"])
    click(50, platform.windows[0])
    #expect(platform.windows.count == 2)
    host.viewGraph.graph.checkInvariants()
  }

  @Test func aWindowClosesWhenItAppears() throws {
    let host = try launch(closesAtOnce: true)
    click(50, platform.windows[0])
    #expect(platform.windows.count == 1 && log.take().first == "panel +")
    click(50, platform.windows[0])
    #expect(platform.windows.count == 1)
    host.viewGraph.graph.checkInvariants()
  }

  @Test func theLastWindowTellsOfItsDisappearance() throws {
    let host = try launch()
    platform.windows[0].client?.windowShouldClose()
    #expect(platform.windows.isEmpty && log.take() == ["main -"])
    platform.advance(by: 1)
    host.viewGraph.graph.checkInvariants()
  }

  @Test func aWindowThatDoesNotExistIsToldOf() throws {
    let host = try launch()
    host.openWindow(id: "no such", value: nil)
    #expect(log.take() == ["There is no scene to open a window of: id no such, value none."])
  }

  private struct Visitor: View {
    @Environment(\.dismiss) private var dismiss
    let kind: Kind
    var body: some View {
      switch kind {
      case .text: Text("a").task { dismiss() }
      case .progress: ProgressView().task { dismiss() }
      case .column:
        VStack {
          Text("a")
          ProgressView()
        }.task { dismiss() }
      case .list: List { ForEach(0..<9) { Text("\($0)") } }.task { dismiss() }
      case .timeline: TimelineView(.animation) { _ in Text("a") }.task { dismiss() }
      case .navigation: NavigationStack { Text("a").navigationTitle("b") }.task { dismiss() }
      }
    }
  }
  private enum Kind: CaseIterable { case text, progress, column, list, timeline, navigation }

  private struct Visited: App {
    var kind = Kind.text
    var body: some Scene {
      WindowGroup(id: "main") { Text("main") }
      WindowGroup(id: "visitor") { Visitor(kind: kind) }
    }
  }

  /// A program on a wall opens and closes windows for months.
  @Test(arguments: Kind.allCases, [false, true])
  private func nothingStaysOfAWindow(kind: Kind, hasFrame: Bool) async throws {
    func frame(_ inputs: _ViewInputs, _ content: @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
      hasFrame ? WindowBar.make(inputs, around: content) : content(inputs)
    }
    let host = try AppHost(
      Visited(kind: kind), platform: platform, options: LaunchOptions(), windowFrame: frame
    ) { _, _ in }
    host.openWindow(id: "main", value: nil)
    platform.advance(by: 0.1)
    var counts: [LiveCounts] = []
    for _ in 0..<4 {
      host.openWindow(id: "visitor", value: nil)
      for _ in 0..<1000 where platform.windows.count == 2 {
        platform.advance(by: 0.1)
        await Task.yield()
      }
      #expect(platform.windows.count == 1)
      platform.advance(by: 0.1)
      counts.append(host.retainedCounts().live)
    }
    #expect(counts.allSatisfy { $0 == counts[0] }, "\(counts)")
  }
}
