import SwiftUI

/// Groups in the order of their values, each with a bar as long as its share of the greatest.
///
/// Values below zero have no bar. Rows are 24 points high; more than fit scroll.
public struct TopList: View {
  let items: [NamedValue]
  let unit: MetricUnit
  let palette: GraphPalette
  let formats: [ValueFormat]

  /// - Parameter items: in the order in which they are listed.
  public init(
    _ items: [NamedValue], unit: MetricUnit = .short, palette: GraphPalette = .standard, formats: [ValueFormat] = []
  ) {
    self.items = items
    self.unit = unit
    self.palette = palette
    self.formats = formats
  }

  public var body: some View {
    let most = items.lazy.map(\.value).filter(\.isFinite).max() ?? 0
    let formatter = unit.formatter()
    ScrollView {
      LazyVStack(spacing: 2) {
        ForEach(items.indices, id: \.self) { index in
          row(items[index], share: most > 0 ? items[index].value / most : 0, formatter)
        }
      }
    }
  }

  private func row(_ item: NamedValue, share: Double, _ formatter: ValueFormatter) -> some View {
    let format = formats.first(for: item.value)
    let color = format?.background ?? item.color ?? palette.color(at: 0)
    return HStack(spacing: 8) {
      Text(item.value.isFinite ? formatter.string(from: item.value) : "–")
        .font(.system(size: 11).weight(.semibold).monospacedDigit())
        .foregroundStyle(format?.foreground ?? .primary)
        .frame(width: 72, alignment: .trailing)
      Text(item.name)
        .font(.system(size: 11))
        .lineLimit(1)
        .padding(.horizontal, 6)
        .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
        .background(alignment: .leading) {
          GeometryReader { geometry in
            RoundedRectangle(cornerRadius: 3)
              .fill(color.opacity(0.32))
              .frame(width: max(2, geometry.size.width * min(1, max(0, share.isFinite ? share : 0))))
          }
        }
    }
  }
}
