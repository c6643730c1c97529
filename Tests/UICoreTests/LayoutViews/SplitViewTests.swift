import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Split views in a window of 301 by 200 points: a line of one point between two parts.
@MainActor struct SplitViewTests {
  @MainActor @Observable final class Parts { var hasThird = false }

  private func host(
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: @escaping () -> some View
  ) throws -> TestHost {
    try TestHost(size: CGSize(width: 301, height: 201), environment: { $0.layoutDirection = direction }) { content() }
  }

  private func part(_ name: String, least: CGFloat = 0, most: CGFloat = .infinity) -> some View {
    Color.red.frame(minWidth: least, maxWidth: most, minHeight: least, maxHeight: most)
      .accessibilityElement().accessibilityLabel(name)
  }

  private func frame(_ host: TestHost, _ name: String) -> CGRect {
    host.allElements.first { $0.label == name }?.frame ?? .null
  }

  @Test func partsShareTheRoom() throws {
    let host = try host {
      HSplitView {
        part("a")
        part("b")
      }
    }
    #expect(frame(host, "a") == CGRect(x: 0, y: 0, width: 150, height: 201))
    #expect(frame(host, "b") == CGRect(x: 151, y: 0, width: 150, height: 201))
  }

  @Test func aLineIsDraggedAsFarAsPartsAllow() throws {
    let host = try host {
      HSplitView {
        part("a", least: 100)
        part("b", least: 50)
      }
    }
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 150, y: 100))))
    #expect(host.window.cursor == .resizeLeftRight)
    host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 180, y: 100))
    #expect(frame(host, "a").width == 180 && frame(host, "b").width == 120)
    host.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 20, y: 100))
    #expect(frame(host, "a").width == 100 && frame(host, "b").width == 200)
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100))
    #expect(frame(host, "a").width == 250 && frame(host, "b").width == 50)
  }

  @Test func aPartThatMayNotGrowLeavesTheRoomToOthers() throws {
    let host = try host {
      HSplitView {
        part("a", most: 60)
        part("b")
        part("c")
      }
    }
    // 299 without the two lines; 239 for the others.
    #expect(frame(host, "a").width == 60)
    #expect(abs(frame(host, "b").width - 119.5) < 1e-6 && abs(frame(host, "c").maxX - 301) < 1e-6)
  }

  @Test func arrowsMoveALine() throws {
    let host = try host {
      HSplitView {
        part("a")
        part("b")
      }
    }
    for _ in 1...2 {
      host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
      host.send(.keyUp(.tab, modifiers: []))
      host.send(.keyDown(.rightArrow, modifiers: [], isRepeat: false))
      host.send(.keyUp(.rightArrow, modifiers: []))
    }
    #expect(frame(host, "a").width == 170)
    let line = try #require(host.allElements.first { $0.label == "Divider" })
    #expect(line.adjust(.decrement))
    #expect(frame(host, "a").width == 160)
  }

  @Test func fromRightToLeftTheFirstPartIsAtTheRight() throws {
    let host = try host(direction: .rightToLeft) {
      HSplitView {
        part("a")
        part("b")
      }
    }
    #expect(frame(host, "a").minX == 151)
    host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 120, y: 100))
    #expect(frame(host, "a") == CGRect(x: 121, y: 0, width: 180, height: 201))
  }

  @Test func partsBelowEachOther() throws {
    let host = try host {
      VSplitView {
        part("a")
        part("b")
      }
    }
    #expect(frame(host, "a").height == 100 && frame(host, "b").minY == 101)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 100, y: 100))))
    #expect(host.window.cursor == .resizeUpDown)
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 60))
    #expect(frame(host, "a").height == 60 && frame(host, "b").height == 140)
  }

  @Test func aPartMayComeAndGo() throws {
    let parts = Parts()
    let host = try host {
      Reading {
        HSplitView {
          part("a")
          part("b")
          if parts.hasThird { part("c") }
        }
      }
    }
    parts.hasThird = true
    host.update()
    #expect(frame(host, "c").maxX == 301)
    parts.hasThird = false
    host.update()
    #expect(frame(host, "c").isNull && frame(host, "b").maxX == 301)
  }

  @Test func aSmallerWindowTakesFromTheLastPart() throws {
    let host = try host {
      HSplitView {
        part("a", least: 40)
        part("b", least: 40)
      }
    }
    host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 200, y: 100))
    host.resize(to: CGSize(width: 281, height: 201))
    #expect(frame(host, "a").width == 200 && frame(host, "b").width == 80)
    host.resize(to: CGSize(width: 201, height: 201))
    #expect(frame(host, "a").width == 160 && frame(host, "b").width == 40)
  }
}

/// Calls its content in its body, so that what it reads is observed.
private struct Reading<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
