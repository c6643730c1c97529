import SwiftUI

/// The chain of causes of the chosen view. Causes are above their effects.
struct CauseList: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    if model.causes.isEmpty {
      Text(model.chosenView == nil ? "Choose a view to see why its bodies ran" : "Nothing ran in this range")
        .foregroundStyle(palette.dim)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.causes) { row in
            CauseLine(row: row, palette: palette)
              .onTapGesture { if let view = row.view { model.choose(view: view) } }
          }
        }
        .padding(.vertical, 6)
      }
    }
  }
}

struct CauseLine: View {
  let row: CauseRow
  let palette: Palette

  var body: some View {
    HStack(spacing: 7) {
      Circle().fill(color).frame(width: 8, height: 8)
      Text(verbatim: row.title).fontWeight(row.isSelected ? .semibold : .regular)
        .foregroundStyle(row.kind == .check ? palette.dim : palette.text).lineLimit(1).layoutPriority(1)
      Text(verbatim: count).monospacedDigit().foregroundStyle(isWasteful ? palette.color(of: .warning) : palette.dim)
        .lineLimit(1).layoutPriority(1)
      Text(verbatim: row.detail).lineLimit(1).foregroundStyle(palette.dim)
      Spacer(minLength: 0)
    }
    .padding(.leading, 14 + 16 * Double(row.depth))
    .padding(.trailing, 12)
    .frame(height: ViewTableMetrics.rowHeight)
    .contentShape(Rectangle())
  }

  private var count: String {
    let text = "×\(row.count.formatted())"
    return row.changed.map { "\(text), \($0.formatted()) changed" } ?? text
  }

  private var isWasteful: Bool { row.kind == .body && row.changed.map { $0 * 2 < row.count } ?? false }

  private var color: Color {
    switch row.kind {
    case .external, .launch, .unknown: palette.color(of: .cause)
    case .write: palette.color(of: .write)
    case .body: palette.color(of: .body)
    case .environment, .update: palette.color(of: .other)
    case .check: palette.line
    }
  }
}
