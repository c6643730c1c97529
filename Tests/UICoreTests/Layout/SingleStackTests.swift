import Foundation
import Testing

@testable import UICore

/// A stack of one view is where, and as large as, the same stack with a second view of no size is, which goes the general way.
@MainActor struct SingleStackTests {
  private struct Nothing: View {
    var body: some View { Color.clear.frame(width: 0, height: 0) }
  }

  /// Where the view is, the stack and its neighbour.
  private func places<Stack: View>(_ stack: Stack, isRow: Bool) -> [CGRect] {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    let window = BoxWindow(120, 90) {
      layout {
        stack.background { Box(8) }
        Box(9)
      }
    }
    return [window[1], window[8], window[9]]
  }

  private func check<Content: View>(_ content: Content, _ location: SourceLocation = #_sourceLocation) {
    for isRow in [true, false] {
      #expect(
        places(HStack(spacing: 0) { content }, isRow: isRow)
          == places(
            HStack(spacing: 0) {
              content; Nothing()
            }, isRow: isRow), sourceLocation: location)
      #expect(
        places(VStack(spacing: 0) { content }, isRow: isRow)
          == places(
            VStack(spacing: 0) {
              content; Nothing()
            }, isRow: isRow), sourceLocation: location)
      #expect(
        places(ZStack { content }, isRow: isRow)
          == places(
            ZStack {
              content; Nothing()
            }, isRow: isRow), sourceLocation: location)
    }
  }

  @Test func ofAnySize() {
    check(Box(1, 40, 20))
    check(Box(1))
    check(Box(1, 200, 20))
    check(Box(1).frame(maxWidth: 50))
    check(Box(1).frame(minWidth: 70, maxHeight: 10))
    check(Box(1).frame(idealWidth: 30, idealHeight: 12).fixedSize())
    check(Box(1, 40, 20).padding(5).offset(x: 3))
  }

  /// What is around the stack does not see what the view was given.
  @Test func ofAPriority() {
    check(Box(1).layoutPriority(2))
    check(Box(1, 40, 20).layoutPriority(2))
  }

  /// A view's own guide holds for the stack around the stack too: from its leading edge 10 points on.
  @Test func ofAGuide() {
    let window = BoxWindow(120, 90) {
      VStack(alignment: .leading, spacing: 0) {
        HStack { Box(1, 40, 20).alignmentGuide(.leading) { _ in 10 } }
        ZStack { Box(2, 40, 20).alignmentGuide(.leading) { _ in 10 } }
        Box(3, 40, 20)
      }
    }
    #expect(window[3].minX - window[1].minX == 10 && window[1].minX == window[2].minX)
  }

  /// A spacer alone is the stack's to measure: it takes what there is.
  @Test func ofASpacer() {
    let window = BoxWindow(120, 90) { HStack(spacing: 0) { Spacer().background { Box(1) } } }
    #expect(window[1].width == 120)
  }

  /// A window's only view stands in its middle.
  @Test func inAWindow() {
    let window = BoxWindow(120, 90) { Box(1, 40, 20) }
    #expect(window[1] == CGRect(x: 40, y: 35, width: 40, height: 20))
  }
}
