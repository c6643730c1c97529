import DisplayList
import Foundation
import Geometry
import Testing

@testable import UICore

extension BoxWindow {
  /// The responders that scroll, outermost first.
  var scrollResponders: [any ScrollResponder] {
    var found: [any ScrollResponder] = []
    func visit(_ list: DisplayList) {
      for item in list.items {
        guard case .group(let group) = item.content else { continue }
        if let responder = group.responder as? any ScrollResponder { found.append(responder) }
        visit(group.list)
      }
    }
    visit(host.displayList)
    return found
  }

  /// Turns the wheel over the first scroll view; positive shows what lies further down.
  @discardableResult
  func scroll(down: CGFloat) -> CGFloat {
    -(scrollResponders.first?.scroll(by: CGVector(dx: 0, dy: -down)).dy ?? 0)
  }
}

@MainActor struct ScrollViewTests {
  @Test func takesTheLengthThatIsOfferedAndTheContentsWidth() {
    let window = BoxWindow(200, 100) {
      VStack(spacing: 0) {
        Box(1, 200, 20)
        ScrollView { Box(2, 50, 300) }
      }
    }
    // Below the first box, as wide as its content, in the middle.
    #expect(window[2] == CGRect(x: 75, y: 20, width: 50, height: 300))
  }

  @Test func contentIsOfferedTheWidthAndTakesItsIdealHeight() {
    let window = BoxWindow(200, 100) { ScrollView { Box(1) } }
    #expect(window[1] == CGRect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test func scrollingMovesThePictureAndNothingElse() {
    let window = BoxWindow(200, 100) { ScrollView { Box(1, 50, 300) } }
    #expect(window[1].minY == 0)
    let before = window.contentList
    let counters = window.host.viewGraph.graph.counters
    #expect(window.scroll(down: 30) == 30)
    #expect(window[1].minY == -30)
    #expect(window.contentList === before)
    #expect(window.host.viewGraph.graph.counters.created == counters.created)
    #expect(window.scroll(down: 1000) == 170)
    #expect(window[1].minY == -200)
    #expect(window.scroll(down: 1) == 0)
    #expect(window.scroll(down: -250) == -200)
    #expect(window[1].minY == 0)
  }

  @Test func movementsOfOneFrameAdd() {
    let window = BoxWindow(200, 100) { ScrollView { Box(1, 50, 300) } }
    _ = window.boxes()
    window.scroll(down: 0.4)
    window.scroll(down: 0.4)
    #expect(window[1].minY == -1)
  }

  @Test func theContentIsClippedToTheViewport() {
    let window = BoxWindow(200, 100) { ScrollView { Box(1, 50, 300) } }
    _ = window.boxes()
    var clips: [Clip] = []
    func visit(_ list: DisplayList) {
      for item in list.items {
        guard case .group(let group) = item.content else { continue }
        if let clip = group.clip { clips.append(clip) }
        visit(group.list)
      }
    }
    visit(window.host.displayList)
    #expect(clips == [.rect(CGRect(x: 0, y: 0, width: 50, height: 100))])
  }

  @Test func disabledViewsDoNotScroll() {
    let window = BoxWindow(200, 100) { ScrollView { Box(1, 50, 300) }.scrollDisabled(true) }
    _ = window.boxes()
    #expect(window.scroll(down: 30) == 0)
    #expect(window[1].minY == 0)
  }

  @Test func barsShowWhileScrollingAndFade() {
    let window = BoxWindow(200, 100) { ScrollView { Box(1, 50, 300) } }
    var frames = 0
    window.host.needsUpdate = { frames += 1 }
    _ = window.boxes()
    #expect(window.bars(at: 0) == 0)
    window.scroll(down: 10)
    #expect(window.bars(at: 0) == 1)
    #expect(window.bars(at: 1) == 1)
    #expect(window.bars(at: 1.2) == 0)
    frames = 0
    #expect(window.bars(at: 2) == 0)
    #expect(frames == 0)
  }

  @Test func hiddenBarsStayHidden() {
    let window = BoxWindow(200, 100) { ScrollView { Box(1, 50, 300) }.scrollIndicators(.hidden) }
    _ = window.boxes()
    window.scroll(down: 10)
    #expect(window.bars(at: 0) == 0)
  }

  @Test func proxiesScrollToIDs() {
    var proxy: ScrollViewProxy?
    let window = BoxWindow(200, 100) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          VStack(spacing: 0) {
            Box(1, 50, 150)
            Box(2, 50, 50).id("second")
            ForEach(3..<6) { Box($0, 50, 100) }
          }
        }
      }
    }
    #expect(window[2].minY == 150)
    proxy?.scrollTo("second", anchor: .top)
    #expect(window[2].minY == 0)
    proxy?.scrollTo(4, anchor: .bottom)
    #expect(window[4].maxY == 100)
    proxy?.scrollTo(5)
    #expect(window[5].maxY == 100)
    proxy?.scrollTo("none")
    #expect(window[5].maxY == 100)
  }
}

extension BoxWindow {
  /// What the first scroll view moves.
  var contentList: DisplayList? {
    func find(_ list: DisplayList) -> DisplayList? {
      for item in list.items {
        guard case .group(let group) = item.content else { continue }
        if group.responder is any ScrollResponder, case .group(let content)? = group.list.items.first?.content {
          return content.list
        }
        if let found = find(group.list) { return found }
      }
      return nil
    }
    return find(host.displayList)
  }

  func bars(at time: Double) -> Int {
    var count = 0
    func visit(_ list: DisplayList) {
      for item in list.items {
        switch item.content {
        case .shape: count += 1
        case .group(let group): visit(group.list)
        default: break
        }
      }
    }
    visit(host.update(at: time))
    return count
  }
}
