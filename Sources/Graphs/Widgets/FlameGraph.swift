import SwiftUI

/// A flame graph of call stacks: the width of a frame is its share, and callees are below their callers.
///
/// A click on a frame zooms to its full width; a click on the outermost frame shows everything.
public struct FlameGraph: View {
  /// A call and its callees.
  public struct Frame: Hashable, Sendable {
    public var name: String
    /// The value, including callees.
    public var value: Double
    public var children: [Frame]

    public init(_ name: String, _ value: Double, children: [Frame] = []) {
      self.name = name
      self.value = value
      self.children = children
    }
  }

  let root: Frame
  let palette: GraphPalette
  @State private var path: [Int] = []
  private static let rowHeight = 18.0

  public init(_ root: Frame, palette: GraphPalette = .standard) {
    self.root = root
    self.palette = palette
  }

  public var body: some View {
    GeometryReader { geometry in
      Canvas { context, size in
        for box in boxes(width: size.width) where box.rect.minY < size.height { draw(box, &context) }
      }
      .onTapGesture { place in
        path = boxes(width: geometry.size.width).last { $0.rect.contains(place) }?.path ?? []
      }
    }
  }

  private struct Box {
    var frame: Frame
    var path: [Int]
    var rect: CGRect
  }

  /// The visible frames, callers first.
  private func boxes(width: Double) -> [Box] {
    var boxes: [Box] = []
    func add(_ frame: Frame, _ path: [Int], _ left: Double, _ width: Double) {
      let rect = CGRect(x: left, y: Double(path.count) * Self.rowHeight, width: width, height: Self.rowHeight - 1)
      boxes.append(Box(frame: frame, path: path, rect: rect))
      // Above the chosen frame, show only its callers.
      if path.count < self.path.count, self.path.starts(with: path) {
        let next = self.path[path.count]
        if frame.children.indices.contains(next) { add(frame.children[next], path + [next], left, width) }
        return
      }
      let total = max(frame.value, frame.children.reduce(0) { $0 + max(0, $1.value) })
      guard total > 0 else { return }
      var left = left
      for (index, child) in frame.children.enumerated() where child.value > 0 {
        let share = child.value / total * width
        if share >= 0.5 { add(child, path + [index], left, share) }
        left += share
      }
    }
    add(root, [], 0, width)
    return boxes
  }

  private func draw(_ box: Box, _ context: inout GraphicsContext) {
    // The hash of the name chooses the colour, the same for every call.
    let hash = box.frame.name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let rect = CGRect(
      x: box.rect.minX, y: box.rect.minY, width: max(0.5, box.rect.width - 1), height: box.rect.height)
    context.fill(Path(rect), with: .color(palette.color(at: Int(hash % 10)).opacity(0.75)))
    guard rect.width > 24 else { return }
    var inside = context
    inside.clip(to: Path(rect))
    var text = inside.resolve(Text(box.frame.name).font(.system(size: 11)))
    text.shading = .color(.white)
    inside.draw(text, at: CGPoint(x: max(rect.minX, 0) + 4, y: rect.midY), anchor: .leading)
  }
}
