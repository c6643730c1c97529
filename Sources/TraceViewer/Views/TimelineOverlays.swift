import SwiftUI

/// Darkens everything outside of the selection.
struct SelectionShade: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    Canvas { context, size in
      guard let selection = model.selection else { return }
      let x = { (time: Int64) in
        (min(1, max(0, model.window.place(of: Double(time)))) * size.width).rounded()
      }
      let (left, right) = (x(selection.lowerBound), x(selection.upperBound))
      let (before, after) = (
        CGRect(x: 0, y: 0, width: left, height: size.height),
        CGRect(x: right, y: 0, width: size.width - right, height: size.height)
      )
      for rect in [before, after] { context.fill(Path(rect), with: .color(palette.shade)) }
      let edges = [(left, left > 0), (right, right < size.width)]
      for (edge, isShown) in edges where isShown {
        let line = CGRect(x: edge - 1, y: 0, width: 2, height: size.height)
        context.fill(Path(line), with: .color(palette.accent))
      }
    }
    .allowsHitTesting(false)
  }
}

/// A line through all lanes at the pointer.
struct PointerLine: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    Canvas { context, size in
      guard let pointer = model.pointer else { return }
      let line = CGRect(x: pointer.x.rounded(), y: 0, width: 1, height: size.height)
      context.fill(Path(line), with: .color(palette.accent.opacity(0.6)))
    }
    .allowsHitTesting(false)
  }
}

/// The text about the span under the pointer.
struct PointerTip: View {
  let model: TraceModel
  let palette: Palette
  let width: Double

  var body: some View {
    if let pointer = model.pointer {
      let isRight = pointer.x > width / 2
      VStack(alignment: .leading, spacing: 2) {
        ForEach(Array(model.tip(at: pointer, width: width).enumerated()), id: \.offset) { index, line in
          Text(verbatim: line).foregroundStyle(index == 0 ? palette.text : palette.dim).lineLimit(2)
        }
      }
      .font(.viewerSmall)
      .monospacedDigit()
      .padding(.horizontal, 9)
      .padding(.vertical, 6)
      .background(
        RoundedRectangle(cornerRadius: 6).fill(palette.raised).shadow(color: .black.opacity(0.18), radius: 6, y: 3)
      )
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(palette.line))
      .frame(maxWidth: 420, alignment: isRight ? .trailing : .leading)
      .frame(width: 420, alignment: isRight ? .trailing : .leading)
      .offset(x: isRight ? pointer.x - 434 : pointer.x + 14, y: pointer.y + 14)
      .allowsHitTesting(false)
    }
  }
}

extension TraceModel {
  /// The text about a place in the timeline: its time, and the span there.
  func tip(at place: CGPoint, width: Double) -> [String] {
    let step = window.length / max(1, width)
    let time = window.time(at: place.x / max(1, width))
    if let (lane, span) = span(at: place, width: width) {
      return document.lines(of: span, in: lane).filter { !$0.isEmpty }
    }
    var lines = [AxisTime.text(Int64(clamping: time), step: AxisTime.step(atLeast: step / 10))]
    if let lane = TimelineMetrics.lane(at: place.y, of: document.lanes), case .load(let load, _) = lane.content {
      let half = max(step, 2 * load.period) / 2
      lines.append("\(lane.name): \(Int((100 * load.load(from: time - half, to: time + half)).rounded())) % busy")
    }
    return lines
  }
}
