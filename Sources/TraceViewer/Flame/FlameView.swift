import SwiftUI

/// The samples of the range; after a click, those of one function in it.
struct FlameView: View {
  let model: TraceModel
  let palette: Palette

  nonisolated static let rowHeight = 18.0

  var body: some View {
    if model.flame.boxes.isEmpty {
      Text(model.chosenView == nil ? "No samples in this range" : "No samples in this view’s bodies")
        .foregroundStyle(palette.dim)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          ScrollView {
            FlameCanvas(model: model, palette: palette)
              .frame(width: proxy.size.width, height: Double(model.flame.rows) * Self.rowHeight)
              .contentShape(Rectangle())
              .gesture(
                DragGesture(minimumDistance: 0).onEnded { press in
                  model.enlarge(FlamePlace(press.location, width: proxy.size.width))
                }
              )
              .onContinuousHover { phase in
                if case .active(let location) = phase {
                  model.flamePlace = FlamePlace(location, width: proxy.size.width)
                } else {
                  model.flamePlace = nil
                }
              }
          }
        }
        Hairline(palette: palette)
        FlameLegend(model: model, palette: palette)
      }
    }
  }
}

/// A place in the flame graph.
struct FlamePlace: Equatable {
  var row: Int
  /// A share of the width.
  var place: Double

  init(_ location: CGPoint, width: Double) {
    row = Int((location.y / FlameView.rowHeight).rounded(.down))
    place = location.x / max(1, width)
  }
}

/// The boxes.
struct FlameCanvas: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    Canvas { context, size in
      for box in model.flame.boxes {
        let left = (box.left * size.width).rounded()
        let right = ((box.left + box.width) * size.width).rounded()
        guard right > left else { continue }
        let width = right - left > 2 ? right - left - 1 : right - left
        let frame = CGRect(
          x: left, y: Double(box.depth) * FlameView.rowHeight, width: width, height: FlameView.rowHeight - 1)
        let name = model.flameName(of: box)
        context.fill(Path(frame), with: .color(palette.flame(name)))
        guard width > 30 else { continue }
        var text = context.resolve(Text(verbatim: name))
        text.shading = .color(palette.label)
        let room = CGSize(width: width - 8, height: FlameView.rowHeight)
        let height = text.measure(in: room).height
        context.draw(
          text, in: CGRect(x: left + 4, y: frame.midY - height / 2, width: room.width, height: height))
      }
    }
    .font(.viewerSmall)
    .lineLimit(1)
  }
}

/// The function under the pointer with its samples. Without one, the number of all samples.
struct FlameLegend: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: title).lineLimit(1).truncationMode(.middle)
      Spacer(minLength: 0)
      Text(verbatim: figures).monospacedDigit().lineLimit(1).foregroundStyle(palette.dim).layoutPriority(1)
      if model.enlargedCall != nil { BarButton("All", palette: palette) { model.enlarge(nil) } }
    }
    .padding(.horizontal, 12)
    .frame(height: ViewTableMetrics.headerHeight)
    .background(palette.panel)
  }

  private var box: FlameGraph.Box? { model.flamePlace.flatMap { model.flame.box(row: $0.row, at: $0.place) } }
  private var title: String { box.map { model.flameName(of: $0) } ?? "" }

  private var figures: String {
    let all = model.flame.samples
    guard let box else { return "\(all.formatted()) samples" }
    let share = Double(box.samples) / Double(max(1, all))
    return "\(box.samples.formatted()) samples, \(Int((share * 100).rounded())) %, \(box.own.formatted()) in itself"
  }
}

extension Palette {
  /// A hue for each type, a shade for each function.
  func flame(_ name: String) -> Color {
    func hash(_ text: some Sequence<UInt8>) -> UInt32 { text.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 } }
    let type = hash(name.utf8.prefix { $0 != UInt8(ascii: ".") })
    let shade = Double(hash(name.utf8) % 9) / 100
    // From red through yellow and green to blue. The lanes use these hues for states, but here they are too pale to be
    // confused with them.
    return Color(
      hue: Double(type % 300) / 360 + 0.05, saturation: isDark ? 0.40 : 0.22,
      brightness: (isDark ? 0.38 : 0.88) + shade)
  }
}
