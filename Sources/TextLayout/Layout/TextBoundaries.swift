import Foundation
import _FoundationICU

/// Where text may be broken, after the Unicode annexes 14 (lines) and 29 (words, grapheme clusters).
///
/// Uses the ICU that Foundation ships: its tables follow the toolchain's Unicode version and it knows the dictionary
/// languages (Thai, Lao, Khmer). About 7 ns a character. Not thread-safe.
final class TextBoundaries {
  private var iterators: [UInt32: OpaquePointer] = [:]

  deinit { iterators.values.forEach { swift_ubrk_close($0) } }

  /// Calls `body` with every offset before which `units` may be broken, ascending, without 0, with the end.
  func forEachLineBreak(in units: UnsafeBufferPointer<UInt16>, _ body: (Int) -> Void) {
    forEach(UBRK_LINE, units, body)
  }

  /// The word (or the space, or the symbol) around `offset`.
  func word(around offset: Int, in units: UnsafeBufferPointer<UInt16>) -> Range<Int> {
    guard !units.isEmpty, let iterator = start(UBRK_WORD, units) else { return 0..<units.count }
    let at = Int32(min(max(offset, 0), units.count - 1))
    let end = swift_ubrk_following(iterator, at)
    let start = swift_ubrk_previous(iterator)
    return Int(max(start, 0))..<(end < 0 ? units.count : Int(end))
  }

  /// The nearest grapheme boundary after `offset`, or before it.
  func grapheme(after offset: Int, in units: UnsafeBufferPointer<UInt16>) -> Int {
    guard offset < units.count, let iterator = start(UBRK_CHARACTER, units) else { return units.count }
    let end = swift_ubrk_following(iterator, Int32(max(offset, 0)))
    return end < 0 ? units.count : Int(end)
  }

  func grapheme(before offset: Int, in units: UnsafeBufferPointer<UInt16>) -> Int {
    guard offset > 0, let iterator = start(UBRK_CHARACTER, units) else { return 0 }
    return Int(max(swift_ubrk_preceding(iterator, Int32(min(offset, units.count))), 0))
  }

  private func forEach(
    _ type: UBreakIteratorType, _ units: UnsafeBufferPointer<UInt16>, _ body: (Int) -> Void
  ) {
    guard !units.isEmpty, let iterator = start(type, units) else { return }
    while case let next = swift_ubrk_next(iterator), next >= 0 { body(Int(next)) }
  }

  /// `units` must outlive the use of the iterator.
  private func start(_ type: UBreakIteratorType, _ units: UnsafeBufferPointer<UInt16>) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    let iterator: OpaquePointer
    if let known = iterators[type.rawValue] {
      iterator = known
    } else {
      // The root locale: line breaking differs by locale only in CJK strictness.
      guard let opened = swift_ubrk_open(type, "", nil, 0, &status), status.rawValue <= 0 else { return nil }
      iterators[type.rawValue] = opened
      iterator = opened
    }
    swift_ubrk_setText(iterator, units.baseAddress, Int32(clamping: units.count), &status)
    return status.rawValue <= 0 ? iterator : nil
  }
}
