import SwiftUI
import TraceAnalysis

/// The details of the chosen view: why its bodies ran, its longest runs, and their functions.
struct DetailPaneView: View {
  @Bindable var model: TraceModel
  let palette: Palette

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 10) {
        Segments(selection: $model.pane, palette: palette)
        Text(verbatim: subject).lineLimit(1).foregroundStyle(palette.dim)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 12)
      .frame(height: ViewTableMetrics.headerHeight)
      .background(palette.panel)
      Hairline(palette: palette)
      switch model.pane {
      case .causes: CauseList(model: model, palette: palette)
      case .updates: UpdateList(model: model, palette: palette)
      case .flame: FlameView(model: model, palette: palette)
      }
    }
  }

  private var subject: String {
    guard let view = model.chosenView else {
      switch model.pane {
      case .causes: return ""
      case .updates: return "of all views, longest first"
      case .flame: return "of all samples"
      }
    }
    let group = model.document.views.groups.groups[view]
    return group.name + (group.location.map { "  \($0)" } ?? "")
  }
}

/// Buttons that choose a pane.
struct Segments: View {
  @Binding var selection: DetailPane
  let palette: Palette

  var body: some View {
    // Read the model here, in the body, because reads in a row's closure are not observed.
    let chosen = selection
    HStack(spacing: 0) {
      ForEach(DetailPane.allCases, id: \.self) { pane in
        let isChosen = pane == chosen
        Button {
          selection = pane
        } label: {
          Text(verbatim: pane.rawValue)
            .foregroundStyle(isChosen ? palette.page : palette.text)
            .padding(.horizontal, 9)
            .frame(height: 22)
            .background(isChosen ? palette.accent : palette.raised)
        }
        .buttonStyle(.plain)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 5))
    .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(palette.line))
  }
}

/// The longest runs.
struct UpdateList: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    let chosen = model.chosenUpdate
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.updates) { row in
          UpdateLine(row: row, isChosen: row.id == chosen, palette: palette)
            .onTapGesture {
              model.choose(update: row.id)
              model.reveal(row.start, row.duration)
            }
        }
      }
    }
  }
}

struct UpdateLine: View {
  let row: UpdateRow
  let isChosen: Bool
  let palette: Palette

  var body: some View {
    HStack(spacing: 10) {
      Text(verbatim: AxisTime.text(row.start, step: 1_000_000)).foregroundStyle(palette.dim)
        .frame(width: 68, alignment: .trailing)
      Text(verbatim: TimeText.text(row.duration)).foregroundStyle(durationColor)
        .frame(width: 62, alignment: .trailing)
      Text(verbatim: row.name).lineLimit(1).layoutPriority(1)
      Text(verbatim: row.outcome).foregroundStyle(row.isWasted ? palette.color(of: .warning) : palette.dim)
      Text(verbatim: row.path).lineLimit(1).truncationMode(.head).foregroundStyle(palette.dim)
      Spacer(minLength: 0)
    }
    .monospacedDigit()
    .padding(.horizontal, 12)
    .frame(height: ViewTableMetrics.rowHeight)
    .background(isChosen ? palette.chosen : .clear)
    .contentShape(Rectangle())
  }

  private var durationColor: Color {
    row.level == 2
      ? palette.color(of: .critical) : row.level == 1 ? palette.color(of: .warning) : palette.text
  }
}
