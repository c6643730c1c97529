import AttributeGraph
import Foundation
import Testing
import TextLayout
import UITestSupport

@testable import UICore

/// What is offered more room than it uses is not laid out anew when that room changes; and what comes out is what a new window
/// of that size shows.
@MainActor struct OfferedRoomTests {
  // MARK: What runs

  private struct Rows<Row: View>: View {
    let count: Int
    let row: Row
    var body: some View { VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { _ in row } } }
  }

  /// The rules that one more row costs when the window gets wider and narrower again.
  private func rulesPerRow<Row: View>(_ row: Row, widths: [CGFloat] = [260, 200]) throws -> Int {
    func rules(_ count: Int) throws -> Int {
      let host = try TestHost(size: CGSize(width: 200, height: 400)) { Rows(count: count, row: row) }
      host.resetCounts()
      for width in widths { host.resize(to: CGSize(width: width, height: 400)) }
      return host.rules
    }
    let (one, eleven) = (try rules(1), try rules(11))
    #expect((eleven - one) % 10 == 0)
    return (eleven - one) / 10
  }

  @Test func whatFitsRunsNothing() throws {
    #expect(try rulesPerRow(Text("Hello")) == 0)
    #expect(
      try rulesPerRow(
        HStack {
          Text("Name"); Text("Value").padding(4).background(.red)
        }) == 0)
    #expect(try rulesPerRow(Text("Name").frame(minWidth: 20, maxWidth: 100).overlay { Color.red }.border(.blue)) == 0)
    #expect(try rulesPerRow(Color.red.frame(width: 10, height: 10).padding()) == 0)
    #expect(
      try rulesPerRow(
        ZStack {
          Color.red.frame(width: 40, height: 4); Text("On it")
        }) == 0)
    #expect(
      try rulesPerRow(
        Grid {
          GridRow {
            Text("One"); Text("Two")
          }
        }) == 0)
    #expect(
      try rulesPerRow(
        HStack {
          Image(systemName: "star"); Text("Star").fixedSize()
        }) == 0)
  }

  @Test func whatFillsTheRoomRuns() throws {
    #expect(try rulesPerRow(Color.red.frame(height: 2)) > 0)
    #expect(
      try rulesPerRow(
        HStack {
          Text("Name"); Spacer(); Text("Value")
        }) > 0)
    #expect(try rulesPerRow(Text("Words that are broken into lines in a window as narrow as these are here")) > 0)
    // A layout of a program may do anything with what it is offered.
    #expect(try rulesPerRow(Offered { Text("Hello") }) > 0)
  }

  /// As high as is offered wide, its view where a fifth of that ends.
  private struct Offered: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 50, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + (proposal.width ?? 0) / 5, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test func aLayoutOfAProgramIsAskedForEachProposal() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      HStack { Offered { Color.red.frame(width: 4, height: 4) } }.frame(maxWidth: .infinity, alignment: .leading)
    }
    for width in [100, 150, 200, 120] as [CGFloat] {
      host.resize(to: CGSize(width: width, height: 100))
      let red = host.snapshot()
      let first = red.pixels.firstIndex { $0 >> 16 & 0xff > 200 && $0 >> 8 & 0xff < 90 }
      #expect(first.map { $0 % Int(width) } == Int(width / 5))
    }
  }

  // MARK: Against new windows

  private static let texts = [
    "a", "Hello", "Some words to be broken", "A longer line of text that needs three or four lines in a narrow window.",
    "ÄÖ\nÜ",
    "verylongwordthatcannotbebroken",
  ]

  /// A view of what layout has, from random numbers.
  private static func view(_ random: inout SystemlessGenerator, depth: Int) -> AnyView {
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    func optional(_ range: ClosedRange<Int>) -> CGFloat? { Bool.random(using: &random) ? number(range) : nil }
    func child() -> AnyView { view(&random, depth: depth - 1) }
    func children() -> [AnyView] { (0..<Int.random(in: 1...3, using: &random)).map { _ in child() } }
    let colors: [Color] = [.red, .green, .blue, .orange]
    let color = colors.randomElement(using: &random)!
    if depth == 0 || Int.random(in: 0..<8, using: &random) == 0 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: return AnyView(Text(texts.randomElement(using: &random)!))
      case 3: return AnyView(color)
      case 4: return AnyView(Circle().fill(color))
      case 5: return AnyView(Image(systemName: "star"))
      case 6: return AnyView(Spacer())
      default: return AnyView(Text(texts.randomElement(using: &random)!).lineLimit(1))
      }
    }
    let (h, v) = (
      [HorizontalAlignment.leading, .center, .trailing].randomElement(using: &random)!,
      [VerticalAlignment.top, .center, .firstTextBaseline].randomElement(using: &random)!
    )
    let all = Alignment(horizontal: h, vertical: v)
    switch Int.random(in: 0..<22, using: &random) {
    case 0...3:
      let views = children()
      return AnyView(
        HStack(alignment: v, spacing: optional(0...6)) { ForEach(views.indices, id: \.self) { views[$0] } })
    case 4...7:
      let views = children()
      return AnyView(
        VStack(alignment: h, spacing: optional(0...6)) { ForEach(views.indices, id: \.self) { views[$0] } })
    case 8:
      let views = children()
      return AnyView(ZStack(alignment: all) { ForEach(views.indices, id: \.self) { views[$0] } })
    case 9: return AnyView(child().padding(number(-2...6)))
    case 10: return AnyView(child().frame(width: optional(5...90), height: optional(5...60), alignment: all))
    case 11:
      let (low, high) = (number(0...40), number(40...160))
      return AnyView(
        child().frame(
          minWidth: Bool.random(using: &random) ? low : nil, maxWidth: Bool.random(using: &random) ? high : .infinity,
          alignment: all))
    case 12: return AnyView(child().fixedSize(horizontal: .random(using: &random), vertical: .random(using: &random)))
    case 13:
      let behind = child()
      return AnyView(child().background(alignment: all) { behind })
    case 14:
      let front = child()
      return AnyView(child().overlay(alignment: all) { front })
    case 15: return AnyView(child().aspectRatio(number(1...3), contentMode: .fit))
    case 16: return AnyView(child().layoutPriority(Double(number(0...2))))
    case 17:
      let content = child()
      return AnyView(GeometryReader { proxy in content.frame(width: proxy.size.width / 2) })
    case 18:
      let (a, b) = (child(), child())
      return AnyView(
        ViewThatFits {
          a; b
        })
    case 19:
      let views = children() + children()
      return AnyView(
        Grid(alignment: all, horizontalSpacing: optional(0...6)) {
          GridRow { ForEach(views.indices, id: \.self) { views[$0] } }
          GridRow { views[0] }
        })
    case 20: return AnyView(ScrollView(Bool.random(using: &random) ? .vertical : .horizontal) { child() })
    default:
      let shift = number(-5...5)
      return AnyView(child().alignmentGuide(h) { $0[h] + shift }.offset(x: shift))
    }
  }

  private static func tree(_ seed: UInt64) -> AnyView {
    var random = SystemlessGenerator(seed: seed)
    return view(&random, depth: 5)
  }

  private static let seeds: ClosedRange<UInt64> =
    1...(ProcessInfo.processInfo.environment["APUS_LAYOUT_SEEDS"].flatMap(UInt64.init) ?? 120)

  @Test(.timeLimit(.minutes(10)), arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aResizedWindowShowsWhatANewOneShows(direction: LayoutDirection) throws {
    let fonts = try FontSystem()
    for seed in Self.seeds {
      let tree = Self.tree(seed)
      func host(_ size: CGSize) throws -> TestHost {
        try TestHost(size: size, fonts: fonts) { tree.environment(\.layoutDirection, direction) }
      }
      var random = SystemlessGenerator(seed: seed &* 77)
      var size = CGSize(width: 150, height: 120)
      let resized = try host(size)
      for step in 0..<12 {
        // By a little, and by much.
        let by = step % 2 == 0 ? 9 : 60
        size.width = min(max(size.width + CGFloat(Int.random(in: -by...by, using: &random)), 20), 320)
        if step % 3 == 0 {
          size.height = min(max(size.height + CGFloat(Int.random(in: -by...by, using: &random)), 20), 240)
        }
        resized.resize(to: size)
        resized.checkInvariants()
        let new = try host(size)
        let (shown, expected) = (resized.snapshot().pixels, new.snapshot().pixels)
        guard shown != expected else { continue }
        let wrong = shown.indices.filter { shown[$0] != expected[$0] }
        Issue.record("seed \(seed), step \(step): \(wrong.count) pixels differ at \(size), the first is \(wrong[0])")
        break
      }
    }
  }
}
