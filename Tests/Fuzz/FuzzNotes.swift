@testable import DashboardFormat

/// The input is a note in Markdown: what is shown of it is no longer than it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNotes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let note = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  var shown = 0
  for block in MarkdownText.blocks(note) {
    switch block {
    case .heading(_, let text), .paragraph(let text), .item(_, _, let text):
      shown += MarkdownInline(text).runs.reduce(0) { $0 + $1.text.utf8.count }
    case .code(let text): shown += text.utf8.count
    case .rule: break
    }
  }
  precondition(shown <= note.utf8.count, "a note of \(note.utf8.count) bytes shows \(shown)")
  return 0
}
