import SwiftUI

/// Views beside each other, in as many lines as it takes, at the side of the message.
struct FlowLayout: Layout {
  let isTrailing: Bool
  /// Points between views.
  var gap = 4.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(0, +) + gap * Double(max(0, lines.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(subviews, width: bounds.width) {
      var x = isTrailing ? bounds.maxX - line.width : bounds.minX
      for (index, size) in line.places {
        subviews[index].place(
          at: CGPoint(x: x, y: y + (line.height - size.height) / 2), proposal: ProposedViewSize(size))
        x += size.width + gap
      }
      y += line.height + gap
    }
  }

  private struct Line {
    var places: [(Int, CGSize)] = []
    var width = 0.0
    var height = 0.0
  }

  private func lines(_ subviews: Subviews, width: Double) -> [Line] {
    var lines: [Line] = []
    for index in subviews.indices {
      var size = subviews[index].sizeThatFits(.unspecified)
      if size.width > width { size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)) }
      // A rounding of what the bounds are must not break a line that was measured whole.
      if let last = lines.last, last.width + gap + size.width <= width + 0.01 {
        lines[lines.count - 1].width += gap + size.width
      } else {
        lines.append(Line(width: size.width))
      }
      lines[lines.count - 1].places.append((index, size))
      lines[lines.count - 1].height = max(lines[lines.count - 1].height, size.height)
    }
    return lines
  }
}
