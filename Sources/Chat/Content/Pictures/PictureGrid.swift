import ChatStore
import SwiftUI

/// Pictures of a message: one in its shape, two beside each other, three, or four of which the last says how many more.
struct PictureGrid: View {
  let attachments: [Attachment]
  let surface: ChatTheme.Palette.Surface
  let maximum: CGSize
  /// Shows them large, beginning with one of them.
  let open: (Int) -> Void

  var body: some View {
    let layout = PictureLayout(attachments, maximum: maximum)
    let open = open
    layout {
      ForEach(0..<min(attachments.count, 4), id: \.self) { index in
        PictureTile(
          attachment: attachments[index], size: layout.cells(in: layout.size)[index].size, surface: surface,
          more: index == 3 ? attachments.count - 4 : 0, open: { open(index) })
      }
    }
  }
}

/// Where pictures stand, by what their sender says of their size: nothing moves when they arrive.
struct PictureLayout: Layout, Equatable {
  static let gap = 2.0
  /// What the shape of a single picture is held to: width by height.
  static let ratios = 0.5...2.5

  /// As large as they become where there is room, in points.
  let size: CGSize
  private let count: Int

  init(_ attachments: [Attachment], maximum: CGSize) {
    count = min(attachments.count, 4)
    switch count {
    case 0: size = .zero
    case 1:
      let ratio = Self.ratio(attachments[0])
      // Small pictures stay small.
      let own = attachments[0].width.map { max(Double($0), 96) } ?? .infinity
      let width = min(maximum.width, maximum.height * ratio, own)
      size = CGSize(width: width, height: (width / ratio).rounded())
    default:
      let ratio = count == 2 ? 2.0 : count == 3 ? 1.5 : 4 / 3
      let width = min(maximum.width, maximum.height * ratio)
      size = CGSize(width: width, height: (width / ratio).rounded())
    }
  }

  private static func ratio(_ attachment: Attachment) -> Double {
    guard let width = attachment.width, let height = attachment.height, width > 0, height > 0 else { return 4 / 3 }
    return min(max(Double(width) / Double(height), ratios.lowerBound), ratios.upperBound)
  }

  /// The places of the pictures.
  func cells(in size: CGSize) -> [CGRect] {
    let (width, height, gap) = (size.width, size.height, Self.gap)
    let (halfWidth, halfHeight) = ((width - gap) / 2, (height - gap) / 2)
    switch count {
    case 0: return []
    case 1: return [CGRect(x: 0, y: 0, width: width, height: height)]
    case 2:
      return [
        CGRect(x: 0, y: 0, width: halfWidth, height: height),
        CGRect(x: halfWidth + gap, y: 0, width: halfWidth, height: height),
      ]
    case 3:
      let large = ((width - gap) * 2 / 3).rounded()
      let small = width - gap - large
      return [
        CGRect(x: 0, y: 0, width: large, height: height),
        CGRect(x: large + gap, y: 0, width: small, height: halfHeight),
        CGRect(x: large + gap, y: halfHeight + gap, width: small, height: halfHeight),
      ]
    default:
      return (0..<4).map { index in
        CGRect(
          x: Double(index % 2) * (halfWidth + gap), y: Double(index / 2) * (halfHeight + gap), width: halfWidth,
          height: halfHeight)
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let width = proposal.width, width < size.width, size.width > 0 else { return size }
    let narrow = max(width, 1)
    return CGSize(width: narrow, height: (size.height * narrow / size.width).rounded())
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, cell) in zip(subviews, cells(in: bounds.size)) {
      subview.place(
        at: CGPoint(x: bounds.minX + cell.minX, y: bounds.minY + cell.minY), proposal: ProposedViewSize(cell.size))
    }
  }
}
