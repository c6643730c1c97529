import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Every numeric argument of public modifiers takes any number: in pairs, changed in place and animated from one pair to the
/// next. Nothing stops, hangs or takes the rest of the window along.
///
/// A run tries one pair in sixteen; `APUS_ODD_NUMBERS=all` tries all, 225 for each modifier.
@MainActor struct OddModifierTests {
  nonisolated static let numbers: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1, -1, 1e-300, -1e-300, 1e300, -1e300,
    .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  struct Modifier: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor (Double, Double) -> AnyView

    init(_ name: String, _ view: @escaping @MainActor (Double, Double) -> some View) {
      testDescription = name
      self.view = { AnyView(view($0, $1)) }
    }
  }

  private static let pairs: [(Double, Double)] = {
    let all = numbers.flatMap { a in numbers.map { (a, $0) } }
    if ProcessInfo.processInfo.environment["APUS_ODD_NUMBERS"] == "all" { return all }
    return all.enumerated().filter { $0.offset % 16 == 3 }.map(\.element)
  }()

  private struct Stage: View {
    let modifier: Modifier
    let turn: Int
    let pair: (Double, Double)

    var body: some View {
      Color.clear
        .overlay { modifier.view(pair.0, pair.1).animation(.linear(duration: 0.05), value: turn) }
        .overlay { Color(red: 0, green: 1, blue: 0).frame(width: 4, height: 4).position(x: 30, y: 30) }
    }
  }

  @Test(arguments: layout + effects + drawing + text + others)
  func takesAnyNumber(_ modifier: Modifier) throws {
    let turn = Remote<Int>()
    let pairs = Self.pairs
    let host = try TestHost(size: CGSize(width: 60, height: 60)) {
      Owner(turn, 0) { Stage(modifier: modifier, turn: $0, pair: $0 < pairs.count ? pairs[$0] : (0.5, 0.25)) }
    }
    for index in pairs.indices {
      turn.value = index
      for _ in 0..<3 { host.advance(by: 1.0 / 60) }
      let bitmap = host.snapshot()
      #expect(bitmap.pixels[30 * bitmap.width + 30] == 0xff00_ff00, "\(pairs[index])")
    }
    host.checkInvariants()
    // A spring that never ends, and keyframes that are under way, are no remains.
    if ["springs", "keyframes"].contains(modifier.testDescription) { return }
    // Nothing stays of the others once the last has arrived.
    turn.value = pairs.count
    for _ in 0..<12 { host.advance(by: 1) }
    let fresh = try TestHost(size: CGSize(width: 60, height: 60)) {
      Stage(modifier: modifier, turn: pairs.count, pair: (0.5, 0.25))
    }
    fresh.advance(by: 12)
    #expect(host.frameDump() == fresh.frameDump())
  }

  private struct Red: View {
    var body: some View { Color.red.frame(width: 10, height: 10) }
  }
  private static var square: Red { Red() }

  nonisolated private static let layout: [Modifier] = [
    Modifier("frame") { Text("a").frame(width: $0, height: $1) },
    Modifier("frame between") { Text("a").frame(minWidth: $0, maxWidth: $1, minHeight: $1, maxHeight: $0) },
    Modifier("ideal frame") { Text("a").frame(idealWidth: $0, idealHeight: $1).fixedSize() },
    Modifier("padding") { Text("a").padding(.leading, $0).padding($1) },
    Modifier("insets") { Text("a").padding(EdgeInsets(top: $0, leading: $1, bottom: $1, trailing: $0)) },
    Modifier("safeAreaPadding") { square.safeAreaPadding(.top, $0).safeAreaPadding($1) },
    Modifier("safeAreaInset") { width, spacing in
      square.safeAreaInset(edge: .leading, spacing: spacing) { Color.blue.frame(width: width) }
    },
    Modifier("offset") { square.offset(x: $0, y: $1) },
    Modifier("position") { square.position(x: $0, y: $1) },
    Modifier("aspectRatio") { square.aspectRatio(CGSize(width: $0, height: $1), contentMode: .fit) },
    Modifier("aspectRatio of a number") { Color.red.aspectRatio($0, contentMode: .fill).frame(width: 10, height: $1) },
    Modifier("layoutPriority") { first, second in
      HStack {
        square.layoutPriority(first)
        Text("a longer text").layoutPriority(second)
      }
    },
    Modifier("zIndex") { first, second in
      ZStack {
        square.zIndex(first)
        square.zIndex(second)
      }
    },
    Modifier("HStack") { spacing, length in
      HStack(spacing: spacing) {
        square
        Spacer(minLength: length)
        square
      }
    },
    Modifier("VStack") { spacing, length in
      VStack(spacing: spacing) {
        square
        Spacer(minLength: length)
        square
      }
    },
    Modifier("Grid") { horizontal, vertical in
      Grid(horizontalSpacing: horizontal, verticalSpacing: vertical) {
        GridRow {
          square
          square.gridCellAnchor(UnitPoint(x: horizontal, y: vertical))
        }
        GridRow { square.gridCellColumns(2) }
      }
    },
    Modifier("LazyVStack") { spacing, height in
      ScrollView { LazyVStack(spacing: spacing) { ForEach(0..<9) { _ in Color.red.frame(height: height) } } }
    },
    Modifier("LazyHStack") { spacing, width in
      ScrollView(.horizontal) { LazyHStack(spacing: spacing) { ForEach(0..<9) { _ in Color.red.frame(width: width) } } }
    },
    Modifier("LazyVGrid") { minimum, spacing in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum), spacing: spacing)], spacing: spacing) {
          ForEach(0..<9) { _ in square }
        }
      }
    },
    Modifier("LazyHGrid") { size, spacing in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [
          GridItem(.fixed(size), spacing: spacing), GridItem(.flexible(minimum: size, maximum: spacing)),
        ]) {
          ForEach(0..<9) { _ in square }
        }
      }
    },
    Modifier("List") { height, inset in
      List { ForEach(0..<5) { _ in Color.red.frame(height: height) } }.listRowInsets(
        EdgeInsets(top: inset, leading: inset, bottom: 0, trailing: height))
    },
    Modifier("alignmentGuide") { first, second in
      HStack(alignment: .top) {
        square.alignmentGuide(VerticalAlignment.top) { _ in CGFloat(first) }
        square.alignmentGuide(VerticalAlignment.top) { _ in CGFloat(second) }
      }
    },
    Modifier("containerRelativeFrame") { count, spacing in
      square.containerRelativeFrame(.horizontal) { (length: CGFloat, _: Axis) -> CGFloat in length * count + spacing }
    },
    Modifier("GeometryReader") { x, y in
      GeometryReader { proxy in square.position(x: proxy.size.width * x, y: proxy.size.height + y) }
    },
    Modifier("Layout") { Odd(x: $0, y: $1) { square } },
    Modifier("navigationSplitViewColumnWidth") { width, height in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(width)
      } detail: {
        Text("b").frame(height: height)
      }
    },
  ]

  /// Answers and places by what it is given.
  private struct Odd: Layout {
    let x, y: Double
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: x, height: y)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews {
        view.place(
          at: CGPoint(x: x, y: y), anchor: UnitPoint(x: x, y: y), proposal: ProposedViewSize(width: x, height: y))
      }
    }
  }

  nonisolated private static let effects: [Modifier] = [
    Modifier("opacity") { square.opacity($0).opacity($1) },
    Modifier("rotationEffect") { square.rotationEffect(.radians($0), anchor: UnitPoint(x: $1, y: $0)) },
    Modifier("rotationEffect in degrees") { square.rotationEffect(.degrees($0)).rotationEffect(.degrees($1)) },
    Modifier("rotation3DEffect") { square.rotation3DEffect(.degrees($0), axis: (x: $1, y: $0, z: 1), perspective: $1) },
    Modifier("scaleEffect") { square.scaleEffect(x: $0, y: $1, anchor: UnitPoint(x: $1, y: $0)) },
    Modifier("transformEffect") {
      square.transformEffect(CGAffineTransform(a: $0, b: $1, c: $1, d: $0, tx: $0, ty: $1))
    },
    Modifier("projectionEffect") { x, y in
      square.projectionEffect(ProjectionTransform(CGAffineTransform(a: x, b: 0, c: y, d: 1, tx: y, ty: x)))
    },
    Modifier("blur") { square.blur(radius: $0).blur(radius: $1, opaque: true) },
    Modifier("shadow") { square.shadow(color: .black, radius: $0, x: $1, y: $0) },
    Modifier("cornerRadius") { square.cornerRadius($0).cornerRadius($1) },
    Modifier("clip") { x, y in square.clipShape(RoundedRectangle(cornerSize: CGSize(width: x, height: y))) },
    Modifier("mask") { x, y in square.mask { Circle().frame(width: x, height: y) } },
  ]

  nonisolated private static let drawing: [Modifier] = [
    Modifier("LinearGradient") { x, y in
      Rectangle().fill(
        LinearGradient(
          stops: [.init(color: .red, location: x), .init(color: .blue, location: y)],
          startPoint: UnitPoint(x: x, y: y), endPoint: UnitPoint(x: y, y: 1)))
    },
    Modifier("RadialGradient") { x, y in
      Rectangle().fill(
        RadialGradient(
          colors: [.red, .blue], center: UnitPoint(x: x, y: 0.5), startRadius: x, endRadius: y))
    },
    Modifier("AngularGradient") { x, y in
      Rectangle().fill(
        AngularGradient(colors: [.red, .blue], center: .center, startAngle: .radians(x), endAngle: .degrees(y)))
    },
    Modifier("stroke") { Circle().stroke(.red, style: StrokeStyle(lineWidth: $0, miterLimit: $1)) },
    Modifier("dash") { x, y in
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [x, y], dashPhase: y))
    },
    Modifier("strokeBorder") { Rectangle().inset(by: $0).strokeBorder(.red, lineWidth: $1) },
    Modifier("trim") { Circle().trim(from: $0, to: $1).stroke(.red) },
    Modifier("RoundedRectangle") { RoundedRectangle(cornerRadius: $0).inset(by: $1).fill(.red) },
    Modifier("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(
        topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: 3, topTrailingRadius: $0
      ).fill(.red)
    },
    Modifier("shape offset") { Circle().offset(x: $0, y: $1).fill(.red) },
    Modifier("shape scale") { Circle().scale(x: $0, y: $1).fill(.red) },
    Modifier("shape rotation") { Rectangle().rotation(.radians($0), anchor: UnitPoint(x: $1, y: 0)).fill(.red) },
    Modifier("shape size") { Rectangle().size(width: $0, height: $1).fill(.red) },
    Modifier("Color") { Color(red: $0, green: $1, blue: $0, opacity: $1).frame(width: 9, height: 9) },
    Modifier("Color by hue") { Color(hue: $0, saturation: $1, brightness: $0, opacity: $1).frame(width: 9, height: 9) },
    Modifier("Color mixed") { Color.red.mix(with: .blue, by: $0).opacity($1).frame(width: 9, height: 9) },
    Modifier("Path") { x, y in
      Path { path in
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: y, y: 10))
        path.addQuadCurve(to: CGPoint(x: 1, y: x), control: CGPoint(x: y, y: y))
        path.addCurve(to: CGPoint(x: x, y: 3), control1: CGPoint(x: 1, y: y), control2: CGPoint(x: y, y: x))
        path.addRect(CGRect(x: x, y: y, width: y, height: x))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: x, height: y))
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: x, height: 9), cornerSize: CGSize(width: y, height: x))
        path.closeSubpath()
      }.stroke(.red, lineWidth: 2)
    },
    Modifier("Path arcs") { x, y in
      Path { path in
        path.addArc(
          center: CGPoint(x: 10, y: 10), radius: x, startAngle: .radians(y), endAngle: .degrees(x), clockwise: y > 0)
        path.addRelativeArc(center: .zero, radius: y, startAngle: .radians(x), delta: .radians(y))
        path.addArc(tangent1End: CGPoint(x: x, y: y), tangent2End: CGPoint(x: 3, y: x), radius: y)
      }.fill(.red)
    },
    Modifier("Canvas") { x, y in
      Canvas { context, size in
        context.translateBy(x: x, y: y)
        context.scaleBy(x: y, y: 1)
        context.rotate(by: .radians(x))
        context.opacity = y
        context.addFilter(.blur(radius: x))
        context.addFilter(.shadow(radius: y, x: x, y: y))
        context.fill(
          Path(CGRect(x: 0, y: 0, width: x, height: y)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: x, y: 0), endPoint: CGPoint(x: 1, y: y)))
        context.stroke(
          Path(ellipseIn: CGRect(origin: .zero, size: size)),
          with: .conicGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: y, y: x), angle: .degrees(x)),
          lineWidth: y)
        context.draw(Text("a"), at: CGPoint(x: x, y: y))
        context.draw(Text("b"), in: CGRect(x: 0, y: x, width: y, height: y))
        context.draw(Image(systemName: "star"), in: CGRect(x: y, y: 0, width: x, height: y))
        context.clip(to: Path(CGRect(x: x, y: y, width: 10, height: x)))
      }
    },
    Modifier("symbol") { Image(systemName: "star").resizable().frame(width: $0, height: $1) },
    Modifier("capInsets") {
      Image(systemName: "star").resizable(capInsets: EdgeInsets(top: $0, leading: $1, bottom: $1, trailing: $0))
    },
  ]

  nonisolated private static let text: [Modifier] = [
    Modifier("font size") { Text("a word").font(.system(size: $0)).font(.custom("Serif", size: $1)) },
    Modifier("font in a text") {
      Text("a word").font(.custom("Serif", fixedSize: $1).weight(.bold)).font(.system(size: $0))
    },
    Modifier("kerning") { Text("a word").kerning($0).tracking($1) },
    Modifier("baselineOffset") { Text("a word").baselineOffset($0).kerning($1) },
    Modifier("lineSpacing") { Text("a word\nand more").lineSpacing($0).minimumScaleFactor($1) },
    Modifier("lineLimit") { x, y in
      Text("a word\nand more").lineLimit(Int(exactly: x.rounded()).map { max(0, $0) }).lineSpacing(y)
    },
    Modifier("text in a frame") { Text("some words that wrap").frame(width: $0).lineSpacing($1) },
    Modifier("TextField") { TextField("a", text: .constant("b")).font(.system(size: $0)).kerning($1) },
  ]

  nonisolated private static let others: [Modifier] = [
    Modifier("ProgressView") { ProgressView(value: $0, total: $1) },
    Modifier("Slider") { value, end in
      Slider(value: .constant(value), in: (end > 0 ? 0...end : 0...1))
    },
    Modifier("Stepper") { value, step in Stepper("a", value: .constant(value), step: step) },
    Modifier("transition") { x, y in
      ZStack {
        if !(x < 1) { square.transition(.offset(x: x, y: y).combined(with: .scale(scale: y))) }
      }
    },
    Modifier("contentTransition") { x, _ in Text("\(x)").contentTransition(.numericText(value: x)) },
    Modifier("animations") { x, y in
      square.offset(x: x == 1 ? 20 : 0).animation(.spring(response: x, dampingFraction: y), value: x)
        .scaleEffect(y == 1 ? 2 : 1).animation(.easeIn(duration: x).delay(y), value: y)
        .opacity(x > y ? 1 : 0.5).animation(.timingCurve(x, y, 0.5, x, duration: y).speed(x), value: x > y)
    },
    Modifier("springs") { x, y in
      square.offset(x: x == 1 ? 20 : 0)
        .animation(.interpolatingSpring(mass: x, stiffness: y, damping: x, initialVelocity: y), value: x)
        .padding(y == 1 ? 2 : 1).animation(.bouncy(duration: x, extraBounce: y).repeatCount(3), value: y)
    },
    Modifier("keyframes") { x, y in
      square.keyframeAnimator(initialValue: 0.0, trigger: x) { view, value in
        view.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(x, duration: y)
        SpringKeyframe(y, duration: x)
        CubicKeyframe(1, duration: y)
      }
    },
    Modifier("TimelineView") { x, y in
      TimelineView(.animation(minimumInterval: x)) { _ in square.opacity(y) }
    },
    Modifier("gestures") { x, y in
      square.onLongPressGesture(minimumDuration: x, maximumDistance: y) {}.gesture(DragGesture(minimumDistance: y))
    },
  ]
}

extension OddModifierTests.Modifier: CustomStringConvertible {
  var description: String { testDescription }
}
