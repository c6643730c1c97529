import SwiftUI

/// Views beside one another, on as many lines as they need.
struct Flow: Layout {
  var alignment = VerticalAlignment.center
  var spacing: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let lines = lines(in: proposal.width ?? .infinity, subviews)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, lines.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for line in lines(in: bounds.width, subviews) {
      for item in line.items {
        let subview = subviews[item.index]
        subview.place(
          at: CGPoint(x: bounds.minX + item.x, y: y + line.ascent - item.ascent),
          proposal: ProposedViewSize(item.size))
      }
      y += line.height + spacing
    }
  }

  private struct Item {
    let index: Int
    let x: CGFloat
    let size: CGSize
    /// From the item's top to its guide.
    let ascent: CGFloat
  }

  private struct Line {
    var items: [Item] = []
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var height: CGFloat { ascent + descent }
  }

  /// Views have their ideal size, and no more width than there is.
  private func lines(in width: CGFloat, _ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      var size = subview.sizeThatFits(.unspecified)
      if size.width > width { size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
      let ascent = subview.dimensions(in: ProposedViewSize(size))[alignment]
      var line = lines.popLast() ?? Line()
      if !line.items.isEmpty, line.width + spacing + size.width > width {
        lines.append(line)
        line = Line()
      }
      let x = line.items.isEmpty ? 0 : line.width + spacing
      line.items.append(Item(index: index, x: x, size: size, ascent: ascent))
      line.width = x + size.width
      line.ascent = max(line.ascent, ascent)
      line.descent = max(line.descent, size.height - ascent)
      lines.append(line)
    }
    return lines
  }
}
