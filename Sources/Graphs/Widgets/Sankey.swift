import SwiftUI

/// Flows between groups, in columns from sources to targets.
public struct Sankey: View {
  /// An amount that flows from one group to another.
  public struct Flow: Hashable, Sendable {
    public var source: String
    public var target: String
    public var value: Double

    public init(_ source: String, _ target: String, _ value: Double) {
      self.source = source
      self.target = target
      self.value = value
    }
  }

  let layout: SankeyLayout
  let palette: GraphPalette

  /// - Parameter flows: flows without a value above zero, and flows that would close a cycle, are left out.
  public init(_ flows: [Flow], palette: GraphPalette = .standard) {
    layout = SankeyLayout(flows)
    self.palette = palette
  }

  public var body: some View {
    Canvas { context, size in
      let boxes = layout.boxes(in: size)
      drawFlows(boxes, &context)
      for (index, rect) in boxes.enumerated() {
        context.fill(Path(roundedRect: rect, cornerRadius: 2), with: .color(palette.color(at: index)))
      }
      for (index, frame) in layout.labels(boxes, in: size) {
        var text = context.resolve(Text(layout.names[index]).font(.system(size: 11)))
        text.shading = .foreground
        context.drawShortened(
          text, layout.names[index], .system(size: 11), in: frame,
          isTrailing: layout.columns[index] == layout.columnCount - 1)
      }
    }
  }

  private func drawFlows(_ boxes: [CGRect], _ context: inout GraphicsContext) {
    var outgoing = boxes.map(\.minY)
    var incoming = boxes.map(\.minY)
    for flow in layout.flows {
      let (from, to) = (boxes[flow.source], boxes[flow.target])
      let (left, right) = (
        flow.value * from.height / layout.weights[flow.source], flow.value * to.height / layout.weights[flow.target]
      )
      let (y0, y1) = (outgoing[flow.source], incoming[flow.target])
      outgoing[flow.source] += left
      incoming[flow.target] += right
      let middle = (from.maxX + to.minX) / 2
      var path = Path()
      path.move(to: CGPoint(x: from.maxX, y: y0))
      path.addCurve(
        to: CGPoint(x: to.minX, y: y1), control1: CGPoint(x: middle, y: y0), control2: CGPoint(x: middle, y: y1))
      path.addLine(to: CGPoint(x: to.minX, y: y1 + right))
      path.addCurve(
        to: CGPoint(x: from.maxX, y: y0 + left), control1: CGPoint(x: middle, y: y1 + right),
        control2: CGPoint(x: middle, y: y0 + left))
      path.closeSubpath()
      context.fill(path, with: .color(palette.color(at: flow.source).opacity(0.28)))
    }
  }
}

/// The column and height of each group.
struct SankeyLayout {
  struct Link {
    var source: Int
    var target: Int
    var value: Double
  }

  private(set) var names: [String] = []
  private(set) var flows: [Link] = []
  private(set) var columns: [Int] = []
  /// The sum of incoming or of outgoing flows, whichever is larger.
  private(set) var weights: [Double] = []
  var columnCount: Int { (columns.max() ?? 0) + 1 }
  private static let boxWidth = 12.0
  private static let gap = 10.0

  init(_ flows: [Sankey.Flow]) {
    var indices: [String: Int] = [:]
    func index(of name: String) -> Int {
      if let index = indices[name] { return index }
      indices[name] = names.count
      names.append(name)
      columns.append(0)
      return names.count - 1
    }
    for flow in flows where flow.value > 0 && flow.value.isFinite {
      let link = Link(source: index(of: flow.source), target: index(of: flow.target), value: flow.value)
      if !isReachable(link.source, from: link.target) { self.flows.append(link) }
    }
    // Move each group to the right of all that flow into it. This ends because there are no cycles.
    var changed = true
    while changed {
      changed = false
      for flow in self.flows where columns[flow.target] <= columns[flow.source] {
        columns[flow.target] = columns[flow.source] + 1
        changed = true
      }
    }
    var (incoming, outgoing) = ([Double](repeating: 0, count: names.count), [Double](repeating: 0, count: names.count))
    for flow in self.flows {
      outgoing[flow.source] += flow.value
      incoming[flow.target] += flow.value
    }
    weights = zip(incoming, outgoing).map { max($0, $1, .leastNormalMagnitude) }
  }

  private func isReachable(_ target: Int, from start: Int) -> Bool {
    if start == target { return true }
    var seen: Set<Int> = [start]
    var open = [start]
    while let node = open.popLast() {
      for flow in flows where flow.source == node && seen.insert(flow.target).inserted {
        if flow.target == target { return true }
        open.append(flow.target)
      }
    }
    return false
  }

  /// The height of a label, in points.
  static let labelHeight = 14.0

  /// Where the names of groups stand: beside their boxes, moved apart where they would touch, inside the canvas.
  ///
  /// A label is as wide as there is room to the next column. Where a column has no room for all, the smallest groups have
  /// none.
  func labels(_ boxes: [CGRect], in size: CGSize) -> [(node: Int, frame: CGRect)] {
    guard columnCount > 0, size.height >= Self.labelHeight else { return [] }
    let step = columnCount > 1 ? (size.width - Self.boxWidth) / Double(columnCount - 1) : size.width
    // The labels of the last two columns share the room between them.
    let room = max(0, step - Self.boxWidth - 10)
    var result: [(Int, CGRect)] = []
    for column in 0..<columnCount {
      let most = Int(size.height / Self.labelHeight)
      let shown = names.indices.filter { columns[$0] == column }
        .sorted { (weights[$1], $0) < (weights[$0], $1) }.prefix(most).sorted { boxes[$0].minY < boxes[$1].minY }
      var tops = shown.map { boxes[$0].midY - Self.labelHeight / 2 }
      for index in tops.indices {
        tops[index] = max(tops[index], index == 0 ? 0 : tops[index - 1] + Self.labelHeight)
      }
      // What went beyond the lower edge moves the others up.
      var limit = size.height - Self.labelHeight
      for index in tops.indices.reversed() {
        tops[index] = min(tops[index], limit)
        limit = tops[index] - Self.labelHeight
      }
      let isLast = column == columnCount - 1
      let width = column >= columnCount - 2 && columnCount > 1 ? room / 2 : room
      for (index, node) in shown.enumerated() {
        let x = isLast && columnCount > 1 ? boxes[node].minX - 5 - width : boxes[node].maxX + 5
        result.append((node, CGRect(x: x, y: tops[index], width: width, height: Self.labelHeight)))
      }
    }
    return result
  }

  func boxes(in size: CGSize) -> [CGRect] {
    let members = (0..<columnCount).map { column in names.indices.filter { columns[$0] == column } }
    // All columns use the scale of the fullest.
    let scale =
      members.map { group in
        let total = group.reduce(0) { $0 + weights[$1] }
        return total > 0 ? max(1, size.height - Self.gap * Double(group.count - 1)) / total : .infinity
      }.min() ?? 1
    var boxes = [CGRect](repeating: .zero, count: names.count)
    let step = columnCount > 1 ? (size.width - Self.boxWidth) / Double(columnCount - 1) : 0
    for (column, group) in members.enumerated() {
      let height = group.reduce(0) { $0 + weights[$1] * scale } + Self.gap * Double(max(0, group.count - 1))
      var y = max(0, (size.height - height) / 2)
      for node in group {
        boxes[node] = CGRect(
          x: step * Double(column), y: y, width: Self.boxWidth, height: max(1, weights[node] * scale))
        y += boxes[node].height + Self.gap
      }
    }
    return boxes
  }
}
