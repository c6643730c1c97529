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
/// to itself, and what follows one begins a new line.
struct LazyLines {
  let viewCount: Int
  /// How many views stand beside each other; nil in a stack.
  let columns: Int?
  /// The first view of each line; nil where every view is a line.
  private let starts: [Int]?
  private let whole: [Bool]

  /// - Parameter columns: how many views stand beside each other; nil in a stack.
  init(_ content: LazyContent, columns: Int?) {
    viewCount = content.count
    self.columns = columns
    guard let columns else {
      (starts, whole) = (nil, [])
      return
    }
    var starts: [Int] = []
    var whole: [Bool] = []
    var first = 0
    for segment in content.segments {
      let isWhole = segment.role == .header || segment.role == .footer
      let step = isWhole ? 1 : max(1, columns)
      for start in stride(from: first, to: first + segment.count, by: step) {
        starts.append(start)
        whole.append(isWhole)
      }
      first += segment.count
    }
    (self.starts, self.whole) = (starts, whole)
  }

  var count: Int { starts?.count ?? viewCount }

  /// The first view of a line; `line == count` gives the number of views.
  func start(of line: Int) -> Int {
    guard let starts else { return line }
    return line < starts.count ? starts[line] : viewCount
  }

  func views(in lines: Range<Int>) -> Range<Int> { start(of: lines.lowerBound)..<start(of: lines.upperBound) }

  /// Whether the line is a header's or footer's, which spans all columns.
  func isWhole(_ line: Int) -> Bool { starts != nil && whole[line] }

  /// The line that holds a view.
  func line(of view: Int) -> Int {
    guard let starts else { return view }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= view { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
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
