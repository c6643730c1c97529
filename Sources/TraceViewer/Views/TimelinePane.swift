import SwiftUI

/// The ruler, the lanes, and their names.
struct TimelinePane: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    HStack(spacing: 0) {
      LaneNames(lanes: model.document.lanes, palette: palette)
      palette.line.frame(width: 1)
      GeometryReader { proxy in
        TimelineStage(model: model, palette: palette, width: proxy.size.width)
      }
    }
    .frame(height: TimelineMetrics.height(of: model.document.lanes))
  }
}

/// The names of the lanes and how many items they have.
struct LaneNames: View {
  let lanes: [Lane]
  let palette: Palette

  var body: some View {
    VStack(spacing: 0) {
      palette.line.frame(height: 1).padding(.top, TimelineMetrics.rulerHeight - 1)
      ForEach(lanes) { lane in
        HStack(spacing: 8) {
          Text(verbatim: lane.name).lineLimit(1)
          Spacer(minLength: 0)
          Text(verbatim: lane.count.formatted()).font(.viewerSmall).monospacedDigit().foregroundStyle(palette.dim)
        }
        .padding(.leading, 12)
        .padding(.trailing, 10)
        .frame(height: lane.height + TimelineMetrics.laneGap)
      }
    }
    .frame(width: TimelineMetrics.gutterWidth)
    .background(palette.panel)
  }
}

/// The layers right of the names: pictures at the bottom, and what handles the pointer on top.
struct TimelineStage: View {
  let model: TraceModel
  let palette: Palette
  let width: Double

  var body: some View {
    ZStack(alignment: .topLeading) {
      VStack(spacing: 0) {
        TimeRuler(model: model, palette: palette).frame(height: TimelineMetrics.rulerHeight)
        ForEach(model.document.lanes) { lane in
          LaneCanvas(model: model, lane: lane, palette: palette).frame(height: lane.height + TimelineMetrics.laneGap)
        }
      }
      SelectionShade(model: model, palette: palette)
      PointerLine(model: model, palette: palette)
      WheelPad { dx, dy in model.wheel(dx: dx, dy: dy, width: width) }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { model.drag(from: $0.startLocation, to: $0.location, width: width) }
            .onEnded { model.endDrag(from: $0.startLocation, to: $0.location, width: width) }
        )
        .onContinuousHover { phase in
          if case .active(let place) = phase { model.pointer = place } else { model.pointer = nil }
        }
      PointerTip(model: model, palette: palette, width: width)
    }
  }
}
