import Foundation
import Geometry
import Observation
import Testing
import UITestSupport

@testable import UICore

/// Which row of a lazy container keeps its place when others change, and what programs are told meanwhile.
@MainActor struct RowAnchorTests {
  @MainActor @Observable final class Model {
    var heights: [Int: CGFloat] = [:]
    var rows = Array(0..<60)
    var anchor: UnitPoint?
    @ObservationIgnored var told: [CGFloat] = []
    @ObservationIgnored var shown: [[Int]] = []
    /// Where the content ends in the scroll view, as two ways tell.
    @ObservationIgnored var ends: [CGFloat] = []
    @ObservationIgnored var preferredEnds: [CGFloat] = []
  }

  private struct EndKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  @MainActor @Observable final class Place { var position = ScrollPosition() }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) {
            Text("row \($0)").frame(width: 200, height: model.heights[$0] ?? 20, alignment: .top)
          }
        }
        .scrollTargetLayout()
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .scrollView).maxY
        } action: {
          model.ends.append($0)
        }
        .background {
          GeometryReader { Color.clear.preference(key: EndKey.self, value: $0.frame(in: .scrollView).maxY) }
        }
      }
      .onPreferenceChange(EndKey.self) { end in MainActor.assumeIsolated { model.preferredEnds.append(end) } }
      .defaultScrollAnchor(model.anchor, for: .sizeChanges)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentSize.height - $0.visibleRect.maxY
      } action: {
        model.told.append($1)
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.01) { model.shown.append($0) }
    }
  }

  /// A window of 200 × 100: five rows show.
  private struct Window {
    let host: TestHost

    @MainActor init(_ model: Model, at offset: CGFloat) throws {
      host = try TestHost { Rows(model: model) }
      if offset > 0 { host.scroll(100, 50, dy: offset) }
    }

    /// Where a row's top is; nil for one that does not show.
    @MainActor subscript(row: Int) -> CGFloat? {
      let found = host.staticTexts["row \(row)"]?.frame.minY
      return found.flatMap { $0 > -20 && $0 < 100 ? $0 : nil }
    }
  }

  @Test(arguments: [nil, .center, .top, .bottom, UnitPoint(x: 0.5, y: 0.75)] as [UnitPoint?])
  func theRowAtTheAnchorStays(anchor: UnitPoint?) throws {
    // At the beginning and at the end it is the first row that shows: a scroll view that is not at the anchor stays.
    let kept = anchor == .center ? 12 : anchor?.y == 0.75 ? 13 : 10
    for changed in 10...14 {
      let model = Model()
      model.anchor = anchor
      let window = try Window(model, at: 200)
      #expect((10...14).map { window[$0] } == [0, 20, 40, 60, 80])
      model.heights[changed] = 33
      window.host.update()
      // The row at the anchor has its top where it was; 13 points more are above or below.
      for row in 10...14 {
        let before = CGFloat(row - 10) * 20
        let moved: CGFloat = changed < kept ? (row <= changed ? -13 : 0) : (row > changed ? 13 : 0)
        let place = before + moved
        #expect(window[row] == (place < 100 ? place : nil), "\(row), \(changed) changed")
      }
    }
  }

  @Test func rowsComeAndGoAroundTheMiddle() throws {
    let model = Model()
    model.anchor = .center
    let window = try Window(model, at: 200)
    model.rows.removeAll { $0 == 10 || $0 == 14 }
    window.host.update()
    #expect(window[12] == 40 && window[11] == 20 && window[9] == 0 && window[15] == 80)
    model.rows.insert(100, at: model.rows.firstIndex(of: 12)!)
    window.host.update()
    #expect(window[12] == 40 && window[100] == 20 && window[11] == 0)
    // The row in the middle goes itself: the next one is where it was.
    model.rows.removeAll { $0 == 12 }
    window.host.update()
    #expect(window[13] == 60)
  }

  /// At the very beginning rows above the middle can be kept by no scrolling.
  @Test func atTheBeginningThereIsNothingToScroll() throws {
    let model = Model()
    model.anchor = .center
    let window = try Window(model, at: 0)
    model.rows.removeAll { $0 == 0 }
    window.host.update()
    #expect(window[1] == 0 && window[2] == 20)
    // Row 3, in the middle, stays where it is now.
    model.heights[1] = 50
    window.host.update()
    #expect(window[2] == 20 && window[3] == 40)
  }

  /// A scroll view that follows its end is never away from it, as far as a program is told: the frame shows it there.
  @Test func nothingIsToldOfRoundsThatNoFrameShows() throws {
    let model = Model()
    model.anchor = .bottom
    let window = try Window(model, at: 10_000)
    #expect(model.told.last == 0)
    #expect(model.ends.last == 100 && model.preferredEnds.last == 100)
    (model.told, model.shown, model.ends, model.preferredEnds) = ([], [], [], [])
    for number in 100..<110 {
      model.rows.append(number)
      window.host.update()
    }
    #expect(model.told == [] && model.ends == [] && model.preferredEnds == [])
    #expect(model.shown == (100..<110).map { [Int](($0 - 4)...$0).map { $0 < 100 ? $0 - 40 : $0 } })
    // Nor where rows above grow: what shows stays.
    (model.told, model.shown) = ([], [])
    window.host.scroll(100, 50, dy: -500)
    #expect(model.told == [500])
    (model.told, model.shown) = ([], [])
    model.heights[20] = 90
    model.rows.removeAll { $0 < 10 }
    window.host.update()
    #expect(model.told == [] && model.shown == [])
  }

  /// "For an edge, that means keeping a top aligned scroll view scrolled to the top if the content size changes": Apple's
  /// documentation of `ScrollPosition`.
  @Test(arguments: [false, true]) func anEdgeThatWasAskedForIsKept(isAnimated: Bool) throws {
    struct Positioned: View {
      let model: Model
      @Binding var position: ScrollPosition

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.rows, id: \.self) { Box($0, 200, model.heights[$0] ?? 20) }
          }
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentSize.height - $0.visibleRect.maxY
        } action: {
          model.told.append($1)
        }
      }
    }
    let (model, place) = (Model(), Place())
    // Rows are taken to be as long as those that were seen.
    for row in 30..<80 { model.heights[row] = 37 }
    let host = try TestHost { Positioned(model: model, position: Bindable(place).position) }
    func end() {
      host.update()
      host.advance(by: 2)
    }
    withAnimation(isAnimated ? .easeInOut(duration: 0.5) : nil) { place.position.scrollTo(edge: .bottom) }
    end()
    #expect(model.told.last == 0 && place.position.edge == .bottom)
    for _ in 0..<3 {
      model.rows.append(model.rows.count)
      model.heights[10, default: 20] += 5
      end()
      #expect(model.told.last == 0)
    }
    // The user takes it from there.
    host.scroll(100, 50, dy: -60)
    end()
    #expect(model.told.last == 60 && place.position.edge == nil)
    model.rows.append(model.rows.count)
    end()
    // Rows out of sight are as long as they are taken to be.
    #expect(try #require(model.told.last) > 60)
    // So does the program.
    place.position.scrollTo(edge: .bottom)
    end()
    place.position.scrollTo(y: 100)
    end()
    let left = try #require(model.told.last)
    model.rows.append(model.rows.count)
    end()
    #expect(try #require(model.told.last) > left)
    // At the beginning what comes before shows.
    place.position.scrollTo(edge: .top)
    end()
    model.rows.insert(1_000, at: 0)
    end()
    #expect(host.frameDump().contains("(0.0, 0.0) 200.0×20.0"))
    place.position.scrollTo(y: 0.5)
    end()
  }
}
