import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import TextLayout

@testable import UICore
@testable import UITestSupport

/// Scrolled content of which many views are new: those out of sight are drawn after the others.
@MainActor @Suite struct LateChildrenTests {
  @MainActor @Observable fileprivate final class Model {
    var count = 500
    var width: CGFloat = 100
    var isRaised: [Raised] = (0..<900).map { _ in Raised() }
    var pressed: [String] = []
  }

  @MainActor @Observable fileprivate final class Raised {
    /// Points.
    var offset: CGFloat = 0
  }

  private struct Row: View {
    let number: Int
    let width: CGFloat
    let raised: Raised
    var body: some View { Text("Row \(number)").frame(width: width, height: 40).offset(y: raised.offset) }
  }

  /// Rows of 40 points.
  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { number in
            Row(number: number, width: model.width, raised: model.isRaised[number])
          }
        }
      }
    }
  }

  private func rows(in list: DisplayList) -> Int { list.dump().split(separator: "\n").count { $0.contains("glyphs") } }

  @Test func theFirstFrameHasWhatIsNear() throws {
    let model = Model()
    let window = try SightWindow { Rows(model: model) }
    let whole = try SightWindow(drawsSightFirst: false) { Rows(model: model) }
    // 400 points show; 800 are near, on whose edge row 20 begins.
    #expect(rows(in: window.list) == 21)
    #expect(window.picture == whole.picture)
    #expect(window.host.isLate && !whole.host.isLate)
    window.drawLate()
    #expect(rows(in: window.list) == 500)
    #expect(window.list.dump() == whole.list.dump())
  }

  @Test func aPortionHasSoManyRules() throws {
    let model = Model()
    let window = try SightWindow { Rows(model: model) }
    let before = window.host.counters.run
    window.host.drawLate(atMost: 50)
    #expect(window.host.isLate)
    // The last row that begins may run as many again.
    #expect(50..<100 ~= window.host.counters.run - before)
  }

  @Test func whatComesNearIsDrawnAtOnce() throws {
    let model = Model()
    let window = try SightWindow { Rows(model: model) }
    window.scroll(1000)
    // 600 to 1,800 points are near: rows 14 to 45. Rows 0 to 20 were drawn before.
    #expect(rows(in: window.list) == 46)
    let whole = try SightWindow(drawsSightFirst: false) { Rows(model: model) }
    whole.scroll(1000)
    #expect(window.picture == whole.picture)
  }

  @Test func whatWasDrawnOnceDoesNotWait() throws {
    let model = Model()
    model.count = 100
    let window = try SightWindow { Rows(model: model) }
    window.drawLate()
    model.width = 120
    window.frame()
    #expect(!window.host.isLate && rows(in: window.list) == 100)
    model.count = 100 + LateChildren.least
    window.frame()
    #expect(!window.host.isLate && rows(in: window.list) == 100 + LateChildren.least)
    model.count = 500
    window.frame()
    #expect(window.host.isLate && rows(in: window.list) == 100 + LateChildren.least)
  }

  /// Scrolling reads nothing of the rows once all are drawn.
  @Test func scrollingRunsNothingOfTheContainer() throws {
    let model = Model()
    let window = try SightWindow { Rows(model: model) }
    window.drawLate()
    window.scroll(100)
    let before = window.host.counters.run
    window.scroll(100)
    let few = window.host.counters.run - before
    let other = try SightWindow(drawsSightFirst: false) { Rows(model: model) }
    other.scroll(100)
    let start = other.host.counters.run
    other.scroll(100)
    #expect(few == other.host.counters.run - start)
  }

  /// The price: what a view draws far out of its frame comes after the first frame.
  @Test func whatReachesIntoSightComesAMomentLater() throws {
    let model = Model()
    // Drawn 11,900 points above its place, which is 12,000 points down.
    model.isRaised[300].offset = -11_900
    let window = try SightWindow { Rows(model: model) }
    let whole = try SightWindow(drawsSightFirst: false) { Rows(model: model) }
    #expect(window.picture != whole.picture)
    window.drawLate()
    #expect(window.picture == whole.picture)
    model.width = 120
    for window in [window, whole] { window.frame() }
    #expect(window.picture == whole.picture)
  }

  @Test func rowsThatGoAreNotDrawn() throws {
    let model = Model()
    let window = try SightWindow { Rows(model: model) }
    model.count = 3
    window.frame()
    window.drawLate()
    #expect(!window.host.isLate && rows(in: window.list) == 3)
    window.host.checkInvariants()
  }

  @Test func theContainerMayGo() throws {
    struct Content: View {
      let model: Model
      var body: some View { if model.count > 0 { Rows(model: model) } else { Text("None") } }
    }
    let model = Model()
    let window = try SightWindow { Content(model: model) }
    model.count = 0
    window.frame()
    window.drawLate()
    #expect(rows(in: window.list) == 1)
    window.host.checkInvariants()
  }

  private struct Fields: View {
    let model: Model
    var first: Int?
    @FocusState private var focus: Int?
    @State private var text = ""
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { number in
            HStack {
              TextField("Field \(number)", text: $text).focused($focus, equals: number)
              Button("Press") { model.pressed.append("\(number)") }
                .keyboardShortcut(number == 150 ? KeyboardShortcut("k", modifiers: .control) : nil)
            }
            .frame(height: 40)
          }
        }
      }
      .onAppear { focus = first }
    }
  }

  @Test func aKeyFindsWhatIsOutOfSight() throws {
    let model = Model()
    let window = try SightWindow { Fields(model: model) }
    #expect(window.host.isLate)
    window.window.send(.keyDown(.character("k"), modifiers: .control, isRepeat: false))
    window.frame()
    #expect(model.pressed == ["150"])
  }

  @Test func theFocusGoesOutOfSightAndIsScrolledTo() throws {
    let model = Model()
    let window = try SightWindow { Fields(model: model, first: 150) }
    let whole = try SightWindow(drawsSightFirst: false) { Fields(model: model, first: 150) }
    for window in [window, whole] { for _ in 0..<4 { window.frame() } }
    let frame = try #require(window.host.focusedFrame)
    #expect(frame.height > 10 && frame == whole.host.focusedFrame)
  }

  @Test func assistiveProgramsHearOfAll() throws {
    let model = Model()
    let window = try SightWindow { Rows(model: model) }
    #expect(window.host.isLate)
    let labels = window.host.accessibilityElements.flatMap(\.flattened).map(\.label)
    #expect(labels.count { $0.hasPrefix("Row ") } == 500)
  }

  @Test func aSheetOfScrolledContentIsDrawnAtOnce() throws {
    struct Content: View {
      let model: Model
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) } }
            .padding(.top, 5_000)
            .sheet(isPresented: .constant(model.count == 1)) {
              VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text("Line \($0)").frame(width: 90, height: 10) } }
            }
        }
      }
    }
    let model = Model()
    let windows = try [true, false].map { first in
      try SightWindow(size: CGSize(width: 400, height: 500), drawsSightFirst: first) { Content(model: model) }
    }
    windows[0].drawLate()
    model.count = 1
    for window in windows { window.frame() }
    #expect(windows[0].picture == windows[1].picture)
    #expect(!windows[0].host.isLate)
  }

  @Test func anAppDrawsTheRestBetweenFrames() throws {
    let model = Model()
    let app = try OpenedApp(size: CGSize(width: 200, height: 400)) { Rows(model: model) }
    let host = app.host.windows[0].host
    #expect(!host.isLate)
    model.count = 900
    app.platform.advance(by: 1)
    #expect(!host.isLate)
    #expect(rows(in: try #require(app.platform.windows[0].lastFrame).list) == 900)
    app.platform.advance(by: 1)
    let frames = app.platform.windows[0].presentCount
    app.platform.advance(by: 1)
    #expect(app.platform.windows[0].presentCount == frames, "nothing is left to be drawn")
  }

  /// What is in sight is right at once, and all of it in the end: against windows that draw all at once.
  @Test(arguments: 0..<60) func randomContentIsTheSame(seed: Int) throws {
    var random = SystemlessGenerator(seed: UInt64(seed))
    var nextID = 0
    let stage = RandomStage()
    let count = Int.random(in: 18...60, using: &random)
    stage.isHorizontal = seed % 3 == 0
    stage.direction = seed % 4 == 1 ? .rightToLeft : .leftToRight
    stage.nodes = (0..<count).map { _ in RandomNode.make(&random, depth: 2, nextID: &nextID) }
    let size = CGSize(width: 150, height: 120)
    let first = try SightWindow(size: size) { RandomContent(stage: stage) }
    let whole = try SightWindow(size: size, drawsSightFirst: false) { RandomContent(stage: stage) }
    for step in 0..<12 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: stage.spacing += 1
      case 1: stage.nodes.shuffle(using: &random)
      case 2: stage.nodes[Int.random(in: 0..<stage.nodes.count, using: &random)].number += 1
      case 3:
        let size = CGSize(width: .random(in: 100...220, using: &random), height: .random(in: 60...200, using: &random))
        for window in [first, whole] { window.window.resize(to: size) }
      case 4: stage.isDark.toggle()
      case 5:
        for index in stage.nodes.indices { stage.nodes[index].edit(&random, depth: 2, nextID: &nextID) }
      default:
        let way = CGFloat.random(in: -300...600, using: &random)
        for window in [first, whole] { window.scroll(way, isHorizontal: stage.isHorizontal) }
      }
      for window in [first, whole] { window.frame() }
      #expect(first.picture == whole.picture, "seed \(seed), step \(step)")
      if Bool.random(using: &random) {
        first.drawLate()
        whole.frame()
        #expect(first.list.dump() == whole.list.dump(), "seed \(seed), step \(step)")
        first.host.checkInvariants()
      }
    }
  }

  @MainActor @Observable fileprivate final class RandomStage {
    var nodes: [RandomNode] = []
    var spacing: CGFloat = 2
    var isHorizontal = false
    var isDark = false
    var direction = LayoutDirection.leftToRight
  }

  private struct RandomContent: View {
    let stage: RandomStage
    var body: some View {
      ScrollView(stage.isHorizontal ? .horizontal : .vertical) {
        let layout =
          stage.isHorizontal
          ? AnyLayout(HStackLayout(spacing: stage.spacing)) : AnyLayout(VStackLayout(spacing: stage.spacing))
        layout { ForEach(stage.nodes) { RandomTree(node: $0) } }.padding(7)
      }
      .environment(\.layoutDirection, stage.direction)
      .colorScheme(stage.isDark ? .dark : .light)
    }
  }
}

/// A window whose views the test draws, frame by frame.
@MainActor private final class SightWindow: PlatformWindowClient {
  let host: ViewHost
  let platform = HeadlessPlatform()
  private let fonts: FontSystem
  private(set) var window: HeadlessWindow!

  init(
    size: CGSize = CGSize(width: 200, height: 400), drawsSightFirst: Bool = true, @ViewBuilder _ root: () -> some View
  ) throws {
    fonts = try FontSystem()
    host = ViewHost(root(), fonts: fonts, size: size)
    host.drawsSightFirst = drawsSightFirst
    window = platform.openWindow(WindowConfiguration(title: "", size: size), client: self) as? HeadlessWindow
    host.needsUpdate = { [weak window] in window?.requestFrame() }
    window.requestFrame()
    platform.step()
  }

  var list: DisplayList { window.lastFrame?.list ?? .empty }
  var picture: [UInt32] { window.snapshot()?.pixels ?? [] }

  func frame() {
    window.requestFrame()
    platform.step()
  }

  func drawLate() {
    while host.isLate { host.drawLate(atMost: 100) }
    frame()
  }

  func scroll(_ way: CGFloat, isHorizontal: Bool = false) {
    let delta = isHorizontal ? CGVector(dx: -way, dy: 0) : CGVector(dx: 0, dy: -way)
    window.send(.scroll(location: CGPoint(x: 50, y: 50), delta: delta, isPrecise: true, modifiers: []))
    frame()
  }

  func windowDidReceive(_ event: InputEvent) { host.send(event) }
  func windowDidResize(to size: CGSize, scale: CGFloat) { host.size = size }
  func windowAppearanceDidChange(isDark: Bool) {}
  func windowShouldClose() {}
  func windowDrawFrame(at time: Double) {
    let list = host.update(at: time)
    window.present(
      PresentedFrame(list: list, size: window.size, scale: window.scale, background: .white, glyphs: fonts))
  }
}
