import Foundation
import Geometry
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Refreshing by a finger, by Control-R and by the environment.
@MainActor struct RefreshableTests {
  /// What the action waits for.
  @MainActor private final class Source {
    var begun = 0
    var ended = 0
    var cancelled = 0
    var call: (() -> Void)?
    private var waiting: CheckedContinuation<Void, Never>?

    func load() async {
      begun += 1
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting = $0 }
      } onCancel: {
        Task { @MainActor in self.finish() }
      }
      if Task.isCancelled { cancelled += 1 }
      ended += 1
    }

    func finish() {
      waiting?.resume()
      waiting = nil
    }
  }

  private struct Screen: View {
    let source: Source
    var isShown = true

    var body: some View {
      if isShown {
        List(0..<30, id: \.self) { Box($0, 50, 20) }
          .background { Caller(source: source) }
          .refreshable { await source.load() }
      }
    }
  }

  private struct Caller: View {
    let source: Source
    @Environment(\.refresh) private var refresh
    var body: some View {
      let _ = source.call = { [refresh] in Task { await refresh?() } }
      Color.clear
    }
  }

  /// Lets tasks run until the condition holds; nothing of them need ask for a frame.
  private func comes(_ host: TestHost, _ condition: () -> Bool) async -> Bool {
    for _ in 0..<500 {
      if condition() { return true }
      host.update()
      try? await Task.sleep(for: .milliseconds(2))
    }
    return condition()
  }

  private func pull(_ host: TestHost, by distance: CGFloat) {
    func touch(_ kind: (PointerEvent) -> InputEvent, _ y: CGFloat) {
      host.send(kind(PointerEvent(location: CGPoint(x: 100, y: y), isTouch: true)))
    }
    touch(InputEvent.pointerDown, 40)
    for step in 1...10 {
      host.advance(by: 1.0 / 60)
      touch(InputEvent.pointerMoved, 40 + distance * CGFloat(step) / 10)
    }
    touch(InputEvent.pointerUp, 40 + distance)
  }

  @Test func aFingerPullsItDown() async throws {
    let source = Source()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { Screen(source: source) }
    let before = host.frameDump()
    // UIKit's resistance (ScrollMotion): of 60 points in a view of 300 about 30 are left, too few.
    pull(host, by: 60)
    host.advance(by: 2)
    #expect(source.begun == 0)
    // Of 200 about 80.
    pull(host, by: 200)
    #expect(await comes(host, { source.begun == 1 }))
    // While it runs, another pull begins none.
    host.advance(by: 2)
    pull(host, by: 200)
    host.advance(by: 2)
    #expect(source.begun == 1)
    source.finish()
    #expect(await comes(host, { source.ended == 1 }))
    // The program's part has ended; the view hears of it a little later.
    #expect(
      await comes(
        host,
        {
          host.advance(by: 1); return host.frameDump() == before
        }))
    pull(host, by: 200)
    #expect(await comes(host, { source.begun == 2 }))
    source.finish()
  }

  @Test func controlRShowsASpinnerUntilItIsDone() async throws {
    let source = Source()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { Screen(source: source) }
    let before = host.frameDump()
    host.press(.character("r"), .control)
    #expect(await comes(host, { source.begun == 1 }))
    host.advance(by: 2)
    #expect(host.frameDump() != before)
    source.finish()
    #expect(await comes(host, { source.ended == 1 }))
    #expect(
      await comes(
        host,
        {
          host.advance(by: 1); return host.frameDump() == before
        }))
    #expect(source.cancelled == 0)
  }

  @Test func theEnvironmentRefreshesWithoutASpinner() async throws {
    let source = Source()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { Screen(source: source) }
    let before = host.frameDump()
    source.call?()
    #expect(await comes(host, { source.begun == 1 }))
    #expect(host.frameDump() == before)
    source.finish()
    #expect(await comes(host, { source.ended == 1 }))
  }

  @Test func aViewThatGoesCancelsIt() async throws {
    struct Going: View {
      let source: Source
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: 20).contentShape(Rectangle()).onTapGesture { isShown = false }
          Screen(source: source, isShown: isShown)
        }
      }
    }
    let source = Source()
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { Going(source: source) }
    host.press(.character("r"), .control)
    #expect(await comes(host, { source.begun == 1 }))
    host.click(100, 10)
    #expect(await comes(host, { source.ended == 1 }))
    #expect(source.cancelled == 1)
  }
}
