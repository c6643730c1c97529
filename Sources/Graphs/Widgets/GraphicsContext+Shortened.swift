import SwiftUI

extension GraphicsContext {
  /// Draws one line of text at the leading edge of a rectangle, cut with an ellipsis where it is too long; nothing if not
  /// even its first letter fits.
  func drawShortened(_ resolved: ResolvedText, _ text: String, _ font: Font, in rect: CGRect, isTrailing: Bool = false)
  {
    let free = CGSize(width: 10_000, height: 100)
    var shown = resolved
    if resolved.measure(in: free).width > rect.width {
      // By halves: text is measured some ten times at most.
      let letters = Array(text.prefix(200))
      var (low, high) = (0, letters.count)
      while low < high {
        let middle = (low + high + 1) / 2
        let width = resolve(Text(String(letters[..<middle]) + "…").font(font)).measure(in: free).width
        if width <= rect.width { low = middle } else { high = middle - 1 }
      }
      guard low > 0 else { return }
      shown = resolve(Text(String(letters[..<low]) + "…").font(font))
      shown.shading = resolved.shading
    }
    draw(
      shown, at: CGPoint(x: isTrailing ? rect.maxX : rect.minX, y: rect.midY), anchor: isTrailing ? .trailing : .leading
    )
  }
}
