import Foundation
import Geometry
import TextLayout

@testable import UIControls
@testable import UICore

/// What programs do for days, by the number of the frame; each repeats itself every sixty frames but for what it shows.
enum SteadyScene: String, CaseIterable, Sendable {
  case text, fonts, colors, symbols, transitions, redirectedTransitions, rows, matchedGeometry, redirectedSprings,
    phases
  case bindings, list, canvas, contentTransitions
}

struct SteadySceneView: View {
  let scene: SteadyScene
  let n: Int

  var body: some View {
    switch scene {
    case .text: Text(verbatim: "\(n) frames")
    case .fonts: Text(verbatim: "size").font(.system(size: 10 + Double(n % 6000) / 500))
    case .colors: Text(verbatim: "color").foregroundColor(shade)
    case .symbols: Image(systemName: "star").foregroundColor(shade)
    case .transitions:
      VStack { if n / 10 % 2 == 0 { Square().transition(.slide) } }
        .animation(.linear(duration: 0.1), value: n / 10)
    case .redirectedTransitions:
      ZStack { if n / 6 % 2 == 0 { Square().transition(.scale) } }.animation(.spring, value: n / 6)
    case .rows:
      VStack { ForEach(n / 10..<n / 10 + 3, id: \.self) { _ in Square() } }
        .animation(.linear(duration: 0.1), value: n / 10)
    case .matchedGeometry: SteadyPair(isOn: n / 10 % 2 == 0).animation(.linear(duration: 0.1), value: n / 10)
    case .redirectedSprings: SteadySpring(turn: n / 6)
    case .phases:
      Square().phaseAnimator([0, 20], trigger: n / 6) { view, x in
        view.offset(x: x)
      } animation: { _ in
        .spring
      }
    case .bindings: SteadyTable(n: n)
    case .list: List { ForEach(0..<40) { Text(verbatim: "\(($0 + n) % 60)") } }.frame(height: 60)
    case .canvas:
      Canvas { context, _ in context.draw(Text(verbatim: "\(n)"), at: CGPoint(x: 20, y: 10)) }.frame(height: 20)
    case .contentTransitions:
      Text(verbatim: "\(n / 10)").contentTransition(.numericText()).animation(.linear(duration: 0.1), value: n / 10)
    }
  }

  private var shade: Color { Color(red: Double(n % 5000) / 5000, green: 0, blue: 0) }
}

private struct SteadyPair: View {
  let isOn: Bool
  @Namespace private var namespace
  var body: some View {
    HStack {
      if isOn {
        Square().matchedGeometryEffect(id: 1, in: namespace)
      } else {
        Square(color: .blue).matchedGeometryEffect(id: 1, in: namespace)
      }
    }
  }
}

/// A spring with a completion that has not ended when it gets another target.
private struct SteadySpring: View {
  let turn: Int
  @State private var x = 0.0
  @State private var ends = 0
  var body: some View {
    Square().offset(x: x).onChange(of: turn) {
      withAnimation(.spring) {
        x = 50 - x
      } completion: {
        ends += 1
      }
    }
  }
}

/// A binding to another member in each frame.
private struct SteadyTable: View {
  struct Table: Equatable {
    var flags: Set<Int> = []
    subscript(index: Int) -> Bool {
      get { flags.contains(index) }
      set { if newValue { flags = [index] } else { flags.remove(index) } }
    }
  }
  @State private var table = Table()
  let n: Int
  var body: some View { Toggle("Flag", isOn: $table[n]) }
}
