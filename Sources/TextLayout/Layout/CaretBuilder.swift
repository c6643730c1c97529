import Foundation

/// A stretch of a line between two caret positions, in visual order.
struct CaretCluster: Sendable {
  var range: Range<Int>
  var x, width: CGFloat
  var isRightToLeft: Bool
}

/// The caret positions of one line.
struct CaretLine: Sendable {
  var clusters: [CaretCluster]
  /// Where a caret stands on a line that shows nothing.
  var emptyX: CGFloat
}

/// Finds where carets may stand, for the few lines that are edited, selected or hit-tested. Runs under the shaping lock.
struct CaretBuilder {
  let text: ShapedText
  let options: TextLayoutOptions
  let records: LineRecords
  let marks: MarkShaper

  func line(_ index: Int) -> CaretLine {
    let record = records.lines[index]
    let left = options.leftEdge(of: record, in: records)
    var clusters: [CaretCluster] = []
    for segment in LineSegment.segments(of: record, in: text, scale: records.scale, marks: marks) {
      append(segment, left: left, to: &clusters)
    }
    let isRightToLeft = text.paragraphs[record.paragraph].level & 1 != 0
    return CaretLine(clusters: clusters, emptyX: isRightToLeft ? left + record.width : left)
  }

  private func append(_ segment: LineSegment, left: CGFloat, to list: inout [CaretCluster]) {
    guard !segment.range.isEmpty else { return }
    let isRightToLeft = segment.level & 1 != 0
    guard !segment.item.isTab else {
      list.append(
        CaretCluster(range: segment.range, x: left + segment.x, width: segment.width, isRightToLeft: isRightToLeft))
      return
    }
    var x = left + segment.x
    var i = 0
    let glyphs = Array(segment.glyphs)
    while i < glyphs.count {
      let cluster = glyphs[i].cluster
      var width: CGFloat = 0
      var end = i
      while end < glyphs.count, glyphs[end].cluster == cluster {
        width += CGFloat(glyphs[end].advance) * records.scale
        end += 1
      }
      // The cluster reaches to the next one in logical order.
      let next: Int
      if segment.item.isRightToLeft {
        next = i > 0 ? Int(glyphs[i - 1].cluster) : segment.range.upperBound
      } else {
        next = end < glyphs.count ? Int(glyphs[end].cluster) : segment.range.upperBound
      }
      let range = Int(cluster)..<max(next, Int(cluster))
      appendParts(of: CaretCluster(range: range, x: x, width: width, isRightToLeft: isRightToLeft), to: &list)
      x += width
      i = end
    }
  }

  /// A ligature has a caret position between the characters that it joins. They are at equal distances, because fonts
  /// rarely say where they belong.
  private func appendParts(of cluster: CaretCluster, to list: inout [CaretCluster]) {
    guard cluster.range.count > 1 else { return list.append(cluster) }
    let string = String(decoding: text.units[cluster.range], as: UTF16.self)
    let parts = string.count
    guard parts > 1 else { return list.append(cluster) }
    let width = cluster.width / CGFloat(parts)
    var start = cluster.range.lowerBound
    let all = string.enumerated().map { index, character in
      let end = start + character.utf16.count
      defer { start = end }
      let place = cluster.isRightToLeft ? parts - 1 - index : index
      return CaretCluster(
        range: start..<end, x: cluster.x + CGFloat(place) * width, width: width, isRightToLeft: cluster.isRightToLeft)
    }
    list.append(contentsOf: cluster.isRightToLeft ? all.reversed() : all)
  }
}
