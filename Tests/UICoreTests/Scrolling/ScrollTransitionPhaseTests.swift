import Foundation
import SwiftUI
import Testing
import UITestSupport

/// On which side of what shows a view is, as its transition is told.
@MainActor struct ScrollTransitionPhaseTests {
  nonisolated private static func opacity(in phase: ScrollTransitionPhase) -> Double {
    switch phase {
    case .topLeading: 0.25
    case .identity: 1
    case .bottomTrailing: 0.5
    }
  }

  private struct Rows: View {
    let axes: Axis.Set
    var body: some View {
      ScrollView(axes) {
        let layout = axes == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          ForEach(0..<4, id: \.self) { _ in
            Color.red.frame(width: axes == .vertical ? 200 : 100, height: axes == .vertical ? 50 : 100)
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.opacity(ScrollTransitionPhaseTests.opacity(in: phase))
              }
          }
        }
      }
    }
  }

  private func counts(_ host: TestHost) -> [Int] {
    ["opacity 0.25", "opacity 0.5"].map { host.frameDump().components(separatedBy: $0).count - 1 }
  }

  /// Four rows of half of the window each: two show.
  @Test(arguments: [Axis.Set.vertical, .horizontal]) func viewsBeforeAndBehindHaveTheirPhase(axes: Axis.Set) throws {
    let host = try TestHost { Rows(axes: axes) }
    #expect(counts(host) == [0, 2])
    let row: CGFloat = axes == .vertical ? 50 : 100
    func scroll() { host.scroll(100, 50, dx: axes == .vertical ? 0 : row, dy: axes == .vertical ? row : 0) }
    scroll()
    host.advance(by: 1)
    #expect(counts(host) == [1, 1])
    scroll()
    host.advance(by: 1)
    #expect(counts(host) == [2, 0])
  }

  @Test func aPhaseIsASideAndANumber() {
    let phases = [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }
}
