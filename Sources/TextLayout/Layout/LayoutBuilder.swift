import Foundation
import Synchronization

/// What a layout needs of its font system: the lock under which glyphs are shaped and placed, and the measures of what they
/// draw. A layout keeps this and not the system, which keeps layouts.
final class LayoutBuilder: Sendable {
  private let shapingLock = Mutex(())
  let rasterizer: GlyphRasterizer

  init(rasterizer: GlyphRasterizer) { self.rasterizer = rasterizer }

  func withShapingLock<R: Sendable>(_ body: () -> R) -> R { shapingLock.withLock { _ in body() } }

  func lines(_ source: TextLayout.Source) -> [TextLine] {
    withShapingLock {
      LineBuilder(
        source: source.source, text: source.text, options: source.options, records: source.records, marks: source.marks
      ).build()
    }
  }

  func carets(_ source: TextLayout.Source, line: Int) -> CaretLine {
    withShapingLock {
      CaretBuilder(text: source.text, options: source.options, records: source.records, marks: source.marks).line(line)
    }
  }
}
