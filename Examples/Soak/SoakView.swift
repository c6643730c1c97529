import SwiftUI

/// One panel for each thing that programs do for days; each starts anew every few seconds.
struct SoakView: View {
  @Environment(\.openWindow) private var openWindow
  @State private var model = SoakModel()

  var body: some View {
    TimelineView(.animation) { context in
      let frame = Int(context.date.timeIntervalSinceReferenceDate * 60)
      HStack(alignment: .top, spacing: 12) {
        VStack(spacing: 12) {
          WordsPanel(frame: frame)
          MotionPanel(turn: frame / 24)
          SheetPanel(turn: frame / 60)
        }
        RowsPanel(model: model)
        VStack(spacing: 12) {
          StreamPanel(model: model)
          ScrollPanel(turn: frame / 90)
        }
      }
      .padding(12)
    }
    .task { await model.run(visit: { openWindow(id: "visitor") }) }
  }
}

struct Panel<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.headline)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(8)
    .background(RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.12)))
    .clipped()
  }
}

/// Closes by itself.
struct VisitorView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Back in five seconds")
      ProgressView()
    }
    .task {
      try? await Task.sleep(for: .seconds(5))
      dismiss()
    }
  }
}
