import Foundation
import SwiftUI
import Testing
import UITestSupport

/// The content that a closure with a transaction of its own gets to modify.
@MainActor struct PlaceholderContentTests {
  private struct Mover: View {
    let isScoped: Bool
    @State private var isMoved = false

    private func moved<Base>(_ content: PlaceholderContentView<Base>) -> some View {
      content.offset(x: isMoved ? 80 : 0)
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.marked("mover").frame(width: 20, height: 10).offset(y: isMoved ? 30 : 0)
          .animation(isScoped ? .linear(duration: 1) : nil) { moved($0) }
        Button("move") { isMoved = true }
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  @Test func onlyWhatTheClosureAppliesIsAnimated() throws {
    let host = try TestHost { Mover(isScoped: true) }
    #expect(host.frame(of: "mover").minX == 0)
    let top = host.frame(of: "mover").minY
    host.buttons["move"]?.click()
    host.advance(by: 0.5)
    // The way down is outside of the closure: it is done at once. The way across is half done.
    #expect(host.frame(of: "mover").minY == top + 30)
    #expect(abs(host.frame(of: "mover").minX - 40) < 0.01)
    host.advance(by: 1)
    #expect(host.frame(of: "mover").minX == 80)
  }

  @Test func withoutAnAnimationItIsThereAtOnce() throws {
    let host = try TestHost { Mover(isScoped: false) }
    host.buttons["move"]?.click()
    #expect(host.frame(of: "mover").minX == 80)
  }

  /// A bar of 20 points by 10 in the upper left corner of a window, which grows by 40 and is moved by 40.
  private struct Growing: View {
    let frames: Bool
    @State private var isLong = false
    @State private var isMoved = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if frames {
          pureRed.frame(width: isLong ? 60 : 20, height: 10)
            .animation(.linear(duration: 1)) { $0.frame(width: isMoved ? 140 : 100) }
        } else {
          pureRed.frame(width: isLong ? 60 : 20, height: 10)
            .animation(.linear(duration: 1)) { $0.padding(.leading, isMoved ? 40 : 0) }
        }
        Button("grow") { isLong = true }
        Button("move") { isMoved = true }
        Button("grow slowly") { withAnimation(.linear(duration: 2)) { isLong = true } }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// What grows by itself is where it belongs at once; only what the closure changes takes its time.
  @Test func whatGrowsInsideIsNotAnimated() throws {
    for frames in [false, true] {
      let host = try TestHost { Growing(frames: frames) }
      host.advance(by: 0.1)
      try #require(host.buttons["grow"]).click()
      // In a frame of 100 it is in the middle.
      let x = frames ? 20 : 0
      #expect(host.area() == 600 && host.corner()?.x == x, "at once")
      host.advance(by: 0.5)
      #expect(host.area() == 600 && host.corner()?.x == x, "after half a second")
      try #require(host.buttons["move"]).click()
      host.advance(by: 0.5)
      // Half of the way: of 40, or of a frame that is 40 longer.
      #expect(abs(Double(host.corner()?.x ?? 0) - Double(x) - (frames ? 10 : 20)) <= 1)
      #expect(abs(host.area() - 600) <= 10)
      host.advance(by: 1)
      #expect(host.corner()?.x == x + (frames ? 20 : 40) && host.area() == 600)
    }
  }

  /// The animation around counts for what the view does.
  @Test func whatGrowsInsideHasTheAnimationAround() throws {
    let host = try TestHost { Growing(frames: true) }
    host.advance(by: 0.1)
    try #require(host.buttons["grow slowly"]).click()
    host.advance(by: 1)
    // Half of the way from 20 to 60, and the middle stays where it is.
    #expect(abs(host.area() - 400) <= 10)
    #expect(abs(Double(host.corner()?.x ?? 0) - 30) <= 1)
  }
}
