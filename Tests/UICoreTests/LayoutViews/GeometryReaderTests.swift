import Foundation
import Geometry
import Testing

@testable import UICore

@MainActor
@Suite struct GeometryReaderTests {
  @Test func contentFollowsTheSize() {
    let window = BoxWindow(100, 60) {
      GeometryReader { proxy in Box(1, proxy.size.width / 2, proxy.size.height / 3) }
    }
    #expect(window[1] == CGRect(x: 0, y: 0, width: 50, height: 20))
    window.host.size = CGSize(width: 200, height: 90)
    #expect(window[1] == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test func framesInOtherSpaces() {
    var frames: [String: CGRect] = [:]
    let window = BoxWindow(100, 100) {
      HStack(spacing: 0) {
        Box(1, 40, 10)
        GeometryReader { proxy -> Box in
          frames["local"] = proxy.frame(in: .local)
          frames["global"] = proxy.frame(in: .global)
          frames["row"] = proxy.frame(in: .named("row"))
          frames["bounds"] = proxy.bounds(of: .named("row"))
          return Box(2)
        }
        .frame(height: 20)
        .padding(5)
      }
      .coordinateSpace(.named("row"))
      .padding(.top, 10)
    }
    _ = window.boxes()
    // 100 − 40 − 10 = 50 wide; the row is 30 high in 90 points below 10: it starts at 10 + 30 = 40.
    #expect(frames["local"] == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(frames["row"] == CGRect(x: 45, y: 5, width: 50, height: 20))
    #expect(frames["global"] == CGRect(x: 45, y: 45, width: 50, height: 20))
    #expect(frames["bounds"] == CGRect(x: -45, y: -5, width: 100, height: 30))
  }

  @Test func aProxyOutlivesItsView() {
    var kept: GeometryProxy?
    do {
      let window = BoxWindow(10, 10) {
        GeometryReader { proxy -> Box in
          kept = proxy
          return Box(1)
        }
      }
      _ = window.boxes()
      #expect(kept?.size == CGSize(width: 10, height: 10))
    }
    _ = kept?.size
  }
}
