import Foundation
import Geometry
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Bars beside content, and images of content beside it, in a window of 200 by 200 points.
@MainActor struct SafeAreaBarTests {
  @Test func aBarTakesRoomAndWhatScrollsGoesOnUnderIt() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200)) {
      ScrollView { Color.red.frame(height: 1000).accessibilityElement().accessibilityLabel("content") }
        .safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(width: 50, height: 30).accessibilityLabel("bar") }
    }
    func top() -> CGFloat { host.allElements.first { $0.label == "content" }?.frame.minY ?? -1 }
    #expect(top() == 30)
    host.scroll(100, 100, dy: 20)
    host.advance(by: 1)
    #expect(top() == 0 || top() == 10)
  }

  private func pixel(_ host: TestHost, _ x: Int, _ y: Int) -> UInt32 {
    let picture = host.snapshot()
    return picture.pixels[y * picture.width + x]
  }

  /// A blur is rounded to the next of 255 levels, in either direction.
  private func areAlike(_ a: UInt32, _ b: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
  }

  private func scrolled(_ style: ScrollEdgeEffectStyle?, isHidden: Bool = false) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 200, height: 200)) {
      ScrollView { Color.red.frame(height: 1000) }
        .scrollEdgeEffectStyle(style, for: .top)
        .scrollEdgeEffectHidden(isHidden, for: .top)
        .safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(width: 50, height: 40) }
    }
    host.scroll(100, 100, dy: 100)
    host.advance(by: 1)
    return host
  }

  @Test func whatScrollsGoesOutOfSightAsItSays() throws {
    let red = pixel(try scrolled(nil, isHidden: true), 150, 5)
    let hidden = try scrolled(.hard, isHidden: true)
    #expect(pixel(hidden, 150, 20) == red)
    // Softly: less and less of the ground from the window's edge on.
    let soft = try scrolled(.soft)
    #expect(pixel(soft, 150, 2) != red && pixel(soft, 150, 39) != pixel(soft, 150, 2))
    #expect(pixel(try scrolled(nil), 150, 10) == pixel(soft, 150, 10))
    // Hard: the same all over, and a line.
    let hard = try scrolled(.hard)
    #expect(areAlike(pixel(hard, 150, 10), pixel(hard, 150, 30)) && pixel(hard, 150, 39) != pixel(hard, 150, 30))
  }

  @Test func barsAreAtAllEdges() throws {
    func frame(_ edge: Edge) throws -> CGRect {
      let host = try TestHost(size: CGSize(width: 200, height: 200)) {
        let content = Color.red.accessibilityElement().accessibilityLabel("content")
        switch edge {
        case .top: content.safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(width: 10, height: 30) }
        case .bottom: content.safeAreaBar(edge: .bottom, spacing: 5) { Color.clear.frame(width: 10, height: 30) }
        case .leading: content.safeAreaBar(edge: .leading, spacing: 0) { Color.clear.frame(width: 30, height: 10) }
        case .trailing: content.safeAreaBar(edge: .trailing, spacing: 0) { Color.clear.frame(width: 30, height: 10) }
        }
      }
      return host.allElements.first { $0.label == "content" }?.frame ?? .null
    }
    #expect(try frame(.top) == CGRect(x: 0, y: 30, width: 200, height: 170))
    #expect(try frame(.bottom) == CGRect(x: 0, y: 0, width: 200, height: 165))
    #expect(try frame(.leading) == CGRect(x: 30, y: 0, width: 170, height: 200))
    #expect(try frame(.trailing) == CGRect(x: 0, y: 0, width: 170, height: 200))
  }

  @Test func contentIsMirroredWhereSomethingCoversTheEdge() throws {
    func host(_ extends: Bool) throws -> TestHost {
      try TestHost(size: CGSize(width: 200, height: 200)) {
        let picture = VStack(spacing: 0) {
          Color.red
          Color.blue
        }
        if extends {
          picture.backgroundExtensionEffect().safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 60) }
        } else {
          picture.safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 60) }
        }
      }
    }
    let (plain, extended) = (try host(false), try host(true))
    // Nothing beside the content, and its colours, far from where they meet.
    #expect(pixel(plain, 30, 40) == pixel(plain, 30, 160))
    #expect(pixel(extended, 30, 40) == pixel(extended, 130, 40))
    #expect(pixel(extended, 30, 160) == pixel(extended, 130, 160))
  }
}
