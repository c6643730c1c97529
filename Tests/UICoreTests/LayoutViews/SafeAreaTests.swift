import Foundation
import Geometry
import Testing

@testable import UICore

@MainActor
@Suite struct SafeAreaTests {
  @Test func insetsTakeRoom() {
    let window = BoxWindow(100, 100) {
      Box(1).safeAreaInset(edge: .bottom, spacing: 0) { Box(2, 50, 20) }
    }
    #expect(window[1] == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(window[2] == CGRect(x: 25, y: 80, width: 50, height: 20))
  }

  @Test func backgroundsReachUnderInsets() {
    let window = BoxWindow(100, 100) {
      Box(1).background { Box(3).ignoresSafeArea() }.safeAreaInset(edge: .top, spacing: 0) { Box(2, 50, 20) }
    }
    #expect(window[1] == CGRect(x: 0, y: 20, width: 100, height: 80))
    #expect(window[3] == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func onlyTouchingEdgesGrow() {
    let window = BoxWindow(100, 100) {
      VStack(spacing: 0) {
        Box(1, 10, 30)
        Box(2).ignoresSafeArea()
      }
      .safeAreaPadding(10)
    }
    // Between 40 and 90; the top edge touches the first box, the others the padding.
    #expect(window[2] == CGRect(x: 0, y: 40, width: 100, height: 60))
  }

  @Test func edgesCanBeChosen() {
    let window = BoxWindow(100, 100) {
      Box(1).ignoresSafeArea(edges: .bottom).safeAreaPadding(.vertical, 10)
    }
    #expect(window[1] == CGRect(x: 0, y: 10, width: 100, height: 90))
  }

  @Test func readersSeeTheInsets() {
    var insets: EdgeInsets?
    let window = BoxWindow(100, 100) {
      GeometryReader { proxy -> Box in
        insets = proxy.safeAreaInsets
        return Box(1)
      }
      .safeAreaInset(edge: .top, spacing: 0) { Box(2, 10, 30) }
    }
    _ = window.boxes()
    #expect(insets == EdgeInsets(30, edges: .top))
  }
}
