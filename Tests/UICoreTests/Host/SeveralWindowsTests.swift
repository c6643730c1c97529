import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing

@testable import UICore

/// Windows of one app: a window is drawn when something that it shows has changed, and all have one time.
@MainActor struct SeveralWindowsTests {
  @Observable final class Item {
    let number: Int
    var width: CGFloat = 10
    init(_ number: Int) { self.number = number }
  }

  private struct Bar: View {
    let item: Item
    let onDisappear: () -> Void
    let log: Log
    var body: some View {
      let _ = log.entries.append("body \(item.number)")
      // In the corner, so that a window's size does not change its place.
      Color.red.frame(width: item.width, height: 10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onAppear { log.entries.append("+\(item.number)") }
        .onChange(of: item.width) { log.entries.append("change \(item.number)") }
        .onDisappear {
          log.entries.append("-\(item.number)")
          onDisappear()
        }
    }
  }

  private struct Program: App {
    var items: [Item] = []
    var onDisappear: () -> Void = {}
    var log = Log()
    var body: some Scene {
      WindowGroup(id: "bar", for: Int.self) { number in
        Bar(item: items[number.wrappedValue! % items.count], onDisappear: onDisappear, log: log)
      }
      .defaultSize(width: 200, height: 50)
    }
  }

  private let platform = HeadlessPlatform()
  private let log = Log()
  private let items = (0..<50).map(Item.init)
  private let kept = Kept()

  /// An app whose windows show one item each, at rest.
  private func open(_ numbers: [Int], onDisappear: @escaping () -> Void = {}) throws -> AppHost {
    let program = Program(items: items, onDisappear: onDisappear, log: log)
    let host = try AppHost(program, platform: platform, options: LaunchOptions()) { _, _ in }
    kept.host = host
    // A value has one window; values that are equal but for whole rounds of the items show the same one.
    for (round, number) in numbers.enumerated() { host.openWindow(id: "bar", value: number + round * items.count) }
    platform.advance(by: 1)
    return host
  }

  /// How often each window is drawn while `body` runs.
  private func frames(_ body: () throws -> Void) rethrows -> [Int] {
    let windows = platform.windows
    let before = windows.map(\.frameCount)
    try body()
    return zip(windows, before).map { $0.frameCount - $1 }
  }

  private func move(_ item: Item, for seconds: Double = 1) {
    withAnimation(.linear(duration: seconds)) { item.width = 110 }
  }

  /// The width of the bar in a window's picture.
  private func width(_ window: HeadlessWindow) -> CGFloat { window.lastFrame?.list.bounds.width ?? 0 }

  // MARK: Writes

  @Test func aWindowIsDrawnWhenWhatItShowsHasChanged() throws {
    _ = try open([0, 1, 2])
    #expect(log.take().sorted() == ["+0", "+1", "+2", "body 0", "body 1", "body 2"])
    let drawn = frames {
      items[1].width = 50
      platform.advance(by: 1)
    }
    #expect(drawn == [0, 1, 0])
    #expect(log.take() == ["body 1", "change 1"])
    #expect(width(platform.windows[1]) == 50)
  }

  @Test func aWriteIsShownInEveryWindowThatReadsIt() throws {
    _ = try open([0, 1, 0])
    _ = log.take()
    let drawn = frames {
      items[0].width = 50
      platform.advance(by: 1)
    }
    #expect(drawn == [1, 0, 1])
    // Once in each of the two.
    #expect(log.take().sorted() == ["body 0", "body 0", "change 0", "change 0"])
  }

  @Test func writesOfOneMomentAreShownTogether() throws {
    let host = try open([0, 1])
    let moments = host.frameNumber
    let drawn = frames {
      items[0].width = 50
      items[1].width = 60
      platform.advance(by: 1 / 60)
    }
    #expect(drawn == [1, 1])
    #expect(host.frameNumber == moments + 1)
  }

  @Test func aWriteThatNobodyShowsDrawsNothing() throws {
    _ = try open([0, 1])
    let drawn = frames {
      items[7].width = 50
      items[0].width = items[0].width
      platform.advance(by: 1)
    }
    #expect(drawn == [0, 0])
  }

  // MARK: Movement

  @Test func aWindowAtRestIsNotDrawnWhileAnotherMoves() throws {
    _ = try open([0, 1])
    let drawn = frames {
      move(items[0])
      platform.advance(by: 2)
    }
    // The frame at the start and one each sixtieth of a second; the end may take one more.
    #expect((61...63).contains(drawn[0]) && drawn[1] == 0)
  }

  @Test func oneChangeMovesInTwoWindows() throws {
    _ = try open([0, 0])
    let drawn = frames {
      move(items[0])
      platform.advance(by: 31.0 / 60)
    }
    // It began in the first frame: half of the way from 10 to 110 after 30 more.
    #expect(drawn == [31, 31])
    #expect(abs(width(platform.windows[0]) - 60) < 1e-6 && abs(width(platform.windows[1]) - 60) < 1e-6)
  }

  @Test func fiftyWindowsOfWhichOneMovesCostWhatOneCosts() throws {
    func cost(_ count: Int) throws -> [Int] {
      let host = try open(Array(0..<count))
      items[0].width = 10
      platform.advance(by: 1)
      move(items[0], for: 10)
      platform.advance(by: 1)
      let (before, moments) = (host.viewGraph.graph.counters, host.frameNumber)
      let drawn = frames { platform.advance(by: 1) }
      #expect(drawn == [60] + Array(repeating: 0, count: count - 1))
      let after = host.viewGraph.graph.counters
      let costs = [
        after.run - before.run, after.checked - before.checked, after.marked - before.marked,
        after.writes - before.writes, Int(host.frameNumber - moments),
      ]
      for window in platform.windows { window.client?.windowShouldClose() }
      return costs
    }
    #expect(try cost(1) == cost(50))
  }

  @Test func aWindowGoesOnMovingWhileAnotherCloses() throws {
    let host = try open([0, 1])
    move(items[0])
    move(items[1])
    platform.advance(by: 0.25)
    host.windows[1].windowShouldClose()
    let drawn = frames { platform.advance(by: 0.25) }
    #expect(drawn == [15])
    platform.advance(by: 1)
    #expect(width(platform.windows[0]) == 110)
    host.viewGraph.graph.checkInvariants()
  }

  @Test func aWindowIsResizedWhileItMoves() throws {
    let host = try open([0, 1])
    move(items[0])
    platform.advance(by: 0.25)
    let drawn = frames {
      platform.windows[0].resize(to: CGSize(width: 300, height: 60))
      platform.windows[1].resize(to: CGSize(width: 300, height: 60))
      platform.advance(by: 0.25)
    }
    #expect(drawn == [15, 1])
    platform.advance(by: 1)
    #expect(width(platform.windows[0]) == 110)
    host.viewGraph.graph.checkInvariants()
  }

  // MARK: Windows that are not shown

  @Test func hiddenWindowsStayUpToDate() throws {
    let host = try open([0, 1])
    _ = log.take()
    for window in platform.windows { window.isVisible = false }
    let moments = host.frameNumber
    let drawn = frames {
      items[0].width = 50
      platform.advance(by: 10)
    }
    #expect(drawn == [0, 0] && log.take() == ["body 0", "change 0"])
    // The update and one that its action asked for; then nothing until something is written.
    #expect(host.frameNumber - moments <= 2)
    for window in platform.windows { window.isVisible = true }
    #expect(frames { platform.advance(by: 1) } == [1, 0])
    #expect(width(platform.windows[0]) == 50)
  }

  @Test func aHiddenWindowThatMovesCostsNothing() throws {
    let host = try open([0, 1])
    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { items[0].width = 110 }
    platform.advance(by: 0.5)
    platform.windows[0].isVisible = false
    let (rules, moments) = (host.viewGraph.graph.counters.run, host.frameNumber)
    platform.advance(by: 10)
    #expect(host.viewGraph.graph.counters.run == rules && host.frameNumber == moments)
    // It does not hold up the other, which goes on at its own rate.
    move(items[1])
    #expect(frames { platform.advance(by: 0.5) } == [0, 30])
    platform.windows[0].isVisible = true
    #expect(frames { platform.advance(by: 0.25) } == [15, 15])
  }

  // MARK: Time

  @Test func timeNeverGoesBack() throws {
    let host = try open([0, 1])
    move(items[0])
    move(items[1])
    host.windows[0].windowDrawFrame(at: 2)
    // A display whose frame came due earlier and is drawn later.
    host.windows[1].windowDrawFrame(at: 1.75)
    #expect(host.viewGraph.now == 2)
    host.windows[0].windowDrawFrame(at: 2.5)
    host.windows[1].windowDrawFrame(at: 2.25)
    #expect(width(platform.windows[0]) == 60 && width(platform.windows[1]) == 60)
  }

  @Test func aFrameOfOneWindowLeavesTheOthersAlone() throws {
    let host = try open([0, 1])
    move(items[0])
    move(items[1])
    host.windows[0].windowDrawFrame(at: 2)
    host.windows[1].windowDrawFrame(at: 2)
    let graph = host.viewGraph.graph
    let alone = graph.counters.run
    host.windows[0].windowDrawFrame(at: 2.25)
    let cost = graph.counters.run - alone
    #expect(width(platform.windows[0]) == 35)
    host.windows[1].windowDrawFrame(at: 2.25)
    #expect(graph.counters.run - alone == 2 * cost)
    #expect(width(platform.windows[1]) == 35)
  }

  // MARK: Closing

  @Test func aWriteOfAWindowThatGoesIsShownInTheOthers() throws {
    let host = try open([0, 1, 2]) { [items] in items[2].width += 30 }
    _ = log.take()
    let drawn = frames {
      host.windows[0].windowShouldClose()
      platform.advance(by: 1)
    }
    #expect(drawn == [0, 0, 1] && log.take() == ["-0", "body 2", "change 2"])
    #expect(width(platform.windows[1]) == 40)
    host.viewGraph.graph.checkInvariants()
  }
}
