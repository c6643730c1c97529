import Foundation

/// A run of a lazy container's views that belong together: a section's header, content or footer, or views outside one.
struct LazySegment: Equatable {
  /// nil outside sections.
  var role: SectionRole?
  var count: Int
}

/// The lines of a lazy container: which views stand beside each other.
///
/// In a stack each view is a line. In a grid a line is filled before the next begins; each header and footer has a line
/// to itself, and what follows one begins a new line. What it keeps grows with the sections, not with the views.
struct LazyLines {
  /// Lines of which each but the last has as many views.
  private struct Block {
    var firstLine: Int
    var firstView: Int
    /// Views of a line.
    var step: Int
    var isWhole: Bool
  }

  let viewCount: Int
  /// How many views stand beside each other; nil in a stack.
  let columns: Int?
  let count: Int
  /// Empty where every view is a line.
  private let blocks: [Block]

  /// - Parameter columns: how many views stand beside each other; nil in a stack.
  init(_ content: LazyContent, columns: Int?) {
    viewCount = content.count
    self.columns = columns
    guard let columns else {
      (count, blocks) = (content.count, [])
      return
    }
    var blocks: [Block] = []
    var (line, view) = (0, 0)
    for segment in content.segments where segment.count > 0 {
      let isWhole = segment.role == .header || segment.role == .footer
      let step = isWhole ? 1 : max(1, columns)
      blocks.append(Block(firstLine: line, firstView: view, step: step, isWhole: isWhole))
      line += (segment.count + step - 1) / step
      view += segment.count
    }
    (count, self.blocks) = (line, blocks)
  }

  /// The last block whose first line or view, as `first` says, is at or before `position`.
  private func block(at position: Int, _ first: KeyPath<Block, Int>) -> Block {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle][keyPath: first] <= position { low = middle } else { high = middle }
    }
    return blocks[low]
  }

  /// The first view of a line; `line == count` gives the number of views.
  func start(of line: Int) -> Int {
    if columns == nil { return line }
    if line >= count { return viewCount }
    let block = block(at: line, \.firstLine)
    return block.firstView + (line - block.firstLine) * block.step
  }

  func views(in lines: Range<Int>) -> Range<Int> { start(of: lines.lowerBound)..<start(of: lines.upperBound) }

  /// Whether the line is a header's or footer's, which spans all columns.
  func isWhole(_ line: Int) -> Bool { !blocks.isEmpty && block(at: line, \.firstLine).isWhole }

  /// The line that holds a view.
  func line(of view: Int) -> Int {
    if columns == nil { return view }
    if blocks.isEmpty { return 0 }
    let block = block(at: view, \.firstView)
    return min(block.firstLine + (view - block.firstView) / block.step, max(0, count - 1))
  }
}

/// A section's views in a lazy container.
struct LazySection: Equatable {
  var views: Range<Int>
  var hasHeader = false
  var hasFooter = false

  var header: Int? { hasHeader ? views.lowerBound : nil }
  var footer: Int? { hasFooter ? views.upperBound - 1 : nil }

  /// The sections that segments make up: a header begins one, and so does content after content or a footer.
  static func sections(of segments: [LazySegment]) -> [LazySection] {
    var result: [LazySection] = []
    var last: SectionRole?
    var first = 0
    for segment in segments {
      let views = first..<first + segment.count
      first = views.upperBound
      guard let role = segment.role else {
        last = nil
        continue
      }
      let continues = role == .content ? last == .header : role == .footer && (last == .header || last == .content)
      if continues, let index = result.indices.last {
        result[index].views = result[index].views.lowerBound..<views.upperBound
      } else {
        result.append(LazySection(views: views))
      }
      if role == .header && segment.count == 1 { result[result.count - 1].hasHeader = true }
      if role == .footer && segment.count == 1 { result[result.count - 1].hasFooter = true }
      last = role
    }
    return result.filter { !$0.views.isEmpty }
  }
}
