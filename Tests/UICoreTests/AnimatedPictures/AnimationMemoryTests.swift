import DisplayList
import Foundation
import Testing
import TextLayout

@testable import UICore

/// What is decoded where, and what is kept of it.
@MainActor struct AnimationMemoryTests {
  private static let fonts = try! FontSystem()

  private func host(_ count: Int = 1, _ name: String = "once.gif") throws -> ViewHost {
    let images = try (0..<count).map { _ in try Image(animating: AnimationFiles.data(name)) }
    return ViewHost(
      VStack { ForEach(images.indices, id: \.self) { images[$0] } }, fonts: Self.fonts,
      size: CGSize(width: 100, height: 100))
  }

  /// The pictures in the list, in order.
  private func bitmaps(_ list: DisplayList) -> [Bitmap] {
    list.items.flatMap { item -> [Bitmap] in
      switch item.content {
      case .image(let image): [image.bitmap]
      case .group(let group): bitmaps(group.list)
      default: []
      }
    }
  }

  private func memory(_ host: ViewHost) -> AnimationMemory { host.viewGraph.store(AnimationMemory.self) }

  private func numbers(_ host: ViewHost, at time: Double, _ name: String = "once.gif") throws -> [Int?] {
    let expected = try AnimationFiles.expected(name)
    return bitmaps(host.update(at: time)).map { bitmap in expected.firstIndex(of: bitmap.pixels) }
  }

  /// 16 × 12 pixels take 768 bytes.
  @Test func whatIsShownIsCountedAndGivenBack() throws {
    let host = try host(2)
    #expect(try numbers(host, at: 0) == [0, 0])
    let memory = memory(host)
    // Three canvases, and two frames.
    #expect(memory.playing == 2 * (3 * 768 + 2 * 768))
    #expect(memory.kept == 2 * 3 * 768)
    // At the end of the play nothing is held but what shows.
    for time in [0.11, 0.22] { host.update(at: time) }
    #expect(try numbers(host, at: 0.3) == [2, 2])
    #expect(memory.playing == 0 && memory.kept == 0)
    host.close()
  }

  @Test func aWindowThatClosesGivesAllBack() throws {
    let host = try host(1, "disposals.gif")
    host.update(at: 0)
    let memory = memory(host)
    #expect(memory.playing > 0)
    host.close()
    #expect(memory.playing == 0 && memory.kept == 0)
  }

  /// Room for one: the other shows its first frame until the first one has come to its end.
  @Test func thoseWithoutRoomWait() throws {
    let host = try host(2)
    let memory = memory(host)
    memory.playingLimit = 5 * 768
    #expect(try numbers(host, at: 0) == [0, 0])
    #expect(try numbers(host, at: 0.11) == [1, 0])
    #expect(try numbers(host, at: 0.21) == [2, 0])
    #expect(try numbers(host, at: 0.22) == [2, 0])
    #expect(try numbers(host, at: 0.33) == [2, 1])
    #expect(try numbers(host, at: 0.44) == [2, 2])
    #expect(memory.playing == 0)
    host.close()
  }

  /// What does not fit as a whole is decoded again in each turn, and shows the same.
  @Test(arguments: [true, false]) func framesAreKeptOrDecodedAgain(_ fits: Bool) throws {
    let host = try host(1, "disposals.gif")
    let memory = memory(host)
    if !fits { memory.keptLimit = 8 * 768 - 1 }
    var shown: [ObjectIdentifier: Int] = [:]
    var alive: [Bitmap] = []
    for step in 0..<160 {
      // 0.67 s a turn, so that two and a half of them are seen.
      let bitmap = try #require(bitmaps(host.update(at: Double(step) * 0.01)).first)
      if alive.last !== bitmap { alive.append(bitmap) }
      shown[ObjectIdentifier(bitmap), default: 0] += 1
    }
    #expect(memory.kept == (fits ? 8 * 768 : 0))
    // The first frame is always there; seven others in the first turn.
    #expect(fits ? shown.count == 8 : shown.count > 14)
    host.close()
  }

  /// Work for another thread, done when the test says so.
  private final class Queue {
    private(set) var work: [() -> Void] = []
    var add: ImageCache.Background {
      { [unowned self] work, done in self.work.append { done(work()) } }
    }
    func run() {
      let due = work
      work = []
      due.forEach { $0() }
    }
  }

  /// The next frame is decoded ahead, elsewhere; one that is late is waited for, and the time goes on from there.
  @Test func framesAreDecodedElsewhere() throws {
    let host = try host()
    let queue = Queue()
    host.viewGraph.images.background = queue.add
    #expect(try numbers(host, at: 0) == [0])
    #expect(queue.work.count == 1)
    #expect(try numbers(host, at: 0.15) == [0])
    #expect(queue.work.count == 1)
    queue.run()
    #expect(try numbers(host, at: 0.16) == [1])
    queue.run()
    // Due at 0.2; it was ready.
    #expect(try numbers(host, at: 0.19) == [1])
    #expect(try numbers(host, at: 0.21) == [2])
    #expect(queue.work.isEmpty)
    host.close()
  }

  /// Work that comes back when nobody waits for it any longer.
  @Test func workForAViewThatIsGoneIsLetGo() throws {
    let host = try host(1, "disposals.gif")
    let queue = Queue()
    host.viewGraph.images.background = queue.add
    host.update(at: 0)
    let memory = memory(host)
    host.close()
    queue.run()
    #expect(memory.playing == 0 && memory.kept == 0)
  }

  /// A frame that is broken leaves the last one, for ever.
  @Test func aBrokenFrameEndsThePlay() throws {
    let dot = AnimationFiles.dot
    let data = AnimationFiles.gif(width: 4, height: 4, dot + dot + dot[..<11] + [0] + [0x3B])
    let image = try Image(animating: data)
    let host = ViewHost(image, fonts: Self.fonts, size: CGSize(width: 100, height: 100))
    for time in [0, 0.11, 0.22, 0.33, 5] { #expect(bitmaps(host.update(at: time)).count == 1) }
    #expect(memory(host).playing == 0)
    host.close()
  }
}
