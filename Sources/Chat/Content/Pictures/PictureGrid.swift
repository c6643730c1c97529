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
      let said = Self.said(attachments[0])
      let ratio = said.map { min(max($0.width / $0.height, Self.ratios.lowerBound), Self.ratios.upperBound) } ?? 4 / 3
      // Small pictures stay small.
      let width = min(maximum.width, maximum.height * ratio, said.map { max($0.width, 96) } ?? .infinity)
      size = CGSize(width: width, height: (width / ratio).rounded())
    default:
      let ratio = count == 2 ? 2.0 : count == 3 ? 1.5 : 4 / 3
      let width = min(maximum.width, maximum.height * ratio)
      size = CGSize(width: width, height: (width / ratio).rounded())
    }
  }

  /// The size that the sender says; nil for none that a picture can have.
  private static func said(_ attachment: Attachment) -> CGSize? {
    guard let width = attachment.width, let height = attachment.height, width > 0, height > 0 else { return nil }
    return CGSize(width: Double(width), height: Double(height))
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
