import Foundation
import Testing

@testable import TextLayout

/// Characters that move closer together before text is cut: by up to 0.05 of the size, the default of NSParagraphStyle's
/// `tighteningFactorForTruncation`, in hundredths.
@Suite(.enabled(if: Fonts.hasInter, "fonts-inter is not installed"))
struct TighteningTests {
  let fonts = Fonts.system!
  private let text = "nnnnnnnnnn"

  private func layout(
    _ width: CGFloat?, _ tightens: Bool = true, _ change: (inout TextLayoutOptions) -> Void = { _ in }
  )
    -> TextLayout
  {
    var options = TextLayoutOptions(lineLimit: 1)
    options.allowsTightening = tightens
    change(&options)
    return fonts.layout(StyledText(text, Fonts.inter(10)), options: options, maxWidth: width)
  }

  private var natural: CGFloat { layout(nil).size.width }

  /// Ten characters of ten points: a hundredth is a point in all.
  @Test func textIsAsLittleTighterAsFits() {
    for (missing, taken) in [(0, 0), (0.5, 1), (2.5, 3), (4.9, 5)] as [(CGFloat, CGFloat)] {
      let result = layout(natural - missing)
      #expect(!result.isTruncated, "\(missing)")
      #expect(abs(result.size.width - (natural - taken)) < 0.01, "\(missing)")
      #expect(result.lines[0].characterRange == 0..<10)
    }
    #expect(layout(natural - 0.5, false).isTruncated)
  }

  /// Where even that is not enough the text is cut with its own distances.
  @Test func textThatIsMuchTooLongIsCut() {
    let (tight, plain) = (layout(natural - 6), layout(natural - 6, false))
    #expect(tight.isTruncated && tight.size == plain.size)
  }

  /// A text made tight for a narrow line is not taken for a wide one.
  @Test func widerLinesAreAsWithoutIt() {
    #expect(layout(natural - 3).size.width < natural)
    #expect(layout(natural).size.width == natural && layout(nil).size.width == natural)
    #expect(layout(natural + 100).size.width == natural)
  }

  /// First characters come closer, then fonts shrink.
  @Test func tighteningComesBeforeScaling() {
    let tight = layout(natural - 3) { $0.minimumScaleFactor = 0.5 }
    #expect(!tight.isTruncated && tight.scaleFactor == 1)
    let scaled = layout(natural - 20) { $0.minimumScaleFactor = 0.5 }
    #expect(!scaled.isTruncated && scaled.scaleFactor < 1)
  }

  /// Tracking is what comes closer where there is some.
  @Test func trackedTextIsTightened() {
    var attributes = Fonts.inter(10)
    attributes.tracking = 2
    let options = TextLayoutOptions(lineLimit: 1)
    let loose = fonts.layout(StyledText(text, attributes), options: options).size.width
    var tightening = options
    tightening.allowsTightening = true
    let tight = fonts.layout(StyledText(text, attributes), options: tightening, maxWidth: loose - 1.5)
    #expect(!tight.isTruncated && abs(tight.size.width - (loose - 2)) < 0.01)
  }
}
