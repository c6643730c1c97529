import Graphs
import SwiftUI

/// Texts that nobody has seen before, in sizes and colours that change.
struct WordsPanel: View {
  let frame: Int

  var body: some View {
    Panel(title: "Words") {
      VStack(alignment: .leading) {
        Text("frame \(frame)").font(.system(size: 12 + Double(frame % 240) / 40))
        Text("A sentence that ends with \(frame % 100_003) is as long as the others, \(frame % 7) times over.")
        Text("٣ סך הכול \(frame % 1009) 日本 🙂").foregroundColor(
          Color(hue: Double(frame % 360) / 360, saturation: 1, brightness: 0.7))
        Image(systemName: frame / 30 % 2 == 0 ? "star" : "star.fill").foregroundColor(.orange)
      }
    }
  }
}

/// Springs that get another target before they rest.
struct MotionPanel: View {
  let turn: Int
  @State private var x = 0.0
  @State private var arrivals = 0

  var body: some View {
    Panel(title: "Motion, \(arrivals % 10)") {
      ZStack(alignment: .leading) {
        Circle().fill(.blue).frame(width: 24, height: 24).offset(x: x)
        RoundedRectangle(cornerRadius: 6).fill(.green).frame(width: 24, height: 24).offset(y: 30)
          .phaseAnimator([0.0, 40.0], trigger: turn) { view, phase in
            view.offset(x: phase)
          } animation: { _ in
            .spring
          }
      }
      .shadow(radius: 3)
    }
    .onChange(of: turn) {
      withAnimation(.spring) {
        x = turn % 2 == 0 ? 0 : 120
      } completion: {
        arrivals += 1
      }
    }
  }
}

/// A sheet of rows that slides in and out.
struct SheetPanel: View {
  let turn: Int

  var body: some View {
    Panel(title: "Sheet") {
      ZStack(alignment: .bottom) {
        Color.clear
        if turn % 2 == 0 {
          VStack(alignment: .leading) {
            ForEach(0..<6) { Text("row \($0) of sheet \(turn % 1000)") }
          }
          .padding(8)
          .background(RoundedRectangle(cornerRadius: 8).fill(.yellow.opacity(0.4)))
          .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .animation(.easeInOut(duration: 0.4), value: turn)
    }
  }
}

/// A list whose rows come and go with an animation, each with a task of its own.
struct RowsPanel: View {
  let model: SoakModel

  var body: some View {
    Panel(title: "Rows") {
      List(model.rows) { row in
        HStack {
          Text("Row \(row.id)")
          Spacer()
          Text("\(row.count)").contentTransition(.numericText())
        }
        .task { try? await Task.sleep(for: .seconds(3)) }
      }
      .animation(.default, value: model.rows.map(\.id))
    }
  }
}

/// A graph that follows what is measured.
struct StreamPanel: View {
  let model: SoakModel

  var body: some View {
    Panel(title: "Stream") {
      Graph {
        Area("first", points: model.first)
        Line("second", points: model.second)
        TimeAxis()
        YAxis()
      }
      .following(30)
    }
  }
}

/// Ten thousand rows, to another of which it goes each time.
struct ScrollPanel: View {
  let turn: Int

  var body: some View {
    Panel(title: "Scrolling") {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<10_000, id: \.self) { Text("line \($0)") }
          }
        }
        .onChange(of: turn) { withAnimation { reader.scrollTo(turn * 7919 % 10_000, anchor: .top) } }
      }
    }
  }
}
