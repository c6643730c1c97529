import SwiftUI

/// Draws cells, the darker the higher their count; the scale is that of square roots, so that single counts show.
struct HeatmapView: View {
  let mark: HeatmapMark
  let style: LayerStyle
  let color: Color
  let space: PlotSpace

  var body: some View {
    Canvas { context, _ in
      let rows = mark.buckets.count - 1
      guard rows > 0, let most = mark.most, most > 0 else { return }
      var cells: [[CGRect]] = Array(repeating: [], count: HeatmapMark.levels)
      for (index, count) in mark.counts.enumerated() where count > 0 {
        let (column, row) = index.quotientAndRemainder(dividingBy: rows)
        let level = min(
          HeatmapMark.levels - 1, Int((min(count, most) / most).squareRoot() * Double(HeatmapMark.levels)))
        guard let rect = rect(column, row) else { continue }
        cells[level].append(rect)
      }
      for (level, rects) in cells.enumerated() where !rects.isEmpty {
        let shading = context.resolve(.color(color.opacity(style.opacity * HeatmapMark.opacity(ofLevel: level))))
        for rect in rects { context.fill(Path(rect), with: shading) }
      }
    }
  }

  private func rect(_ column: Int, _ row: Int) -> CGRect? {
    let left = space.snapped(space.x.position(mark.columns[column]))
    let right = space.snapped(space.x.position(mark.columns[column + 1]))
    let bottom = space.snapped(space.y.position(mark.buckets[row]))
    let top = space.snapped(space.y.position(mark.buckets[row + 1]))
    guard right > 0, left < space.size.width, right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
