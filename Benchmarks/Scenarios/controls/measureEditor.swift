import BenchKit
import Foundation
import SwiftUI
import UICore
import WindowRun

/// An editor alone in its window. `Peers/controls-*.cpp` hold the same text.
private struct Editor: View {
  @State var text: String

  var body: some View { TextEditor(text: $text) }
}

/// `count` paragraphs of 481 to 491 characters.
private func prose(paragraphs count: Int) -> String {
  (0..<count).map { number in
    let sentence =
      "Paragraph \(number) holds words that wrap in a window of this width, and a few more of them after that. "
    return String(repeating: sentence, count: 5) + "\n"
  }.joined()
}

/// A long text in an editor, in a process of its own: its first frame, and letters typed into its first paragraph.
@MainActor func measureEditor(paragraphs: Int, frames: Int) throws -> Metrics {
  var metrics = Metrics()
  let size = CGSize(width: 420, height: 800)
  let run = try WindowRun(Editor(text: prose(paragraphs: paragraphs)), size: size)
  metrics.record("editor_first_frame_ms", run.firstFrame / 1e6)
  let pointer = PointerEvent(location: CGPoint(x: 200, y: 20), clickCount: 1)
  _ = run.time(of: [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)])

  let times = (0..<frames).map { _ in
    let drawn = run.frameCount
    let time = run.time(of: [.text("a")])
    precondition(run.frameCount > drawn, "a letter draws a frame")
    return time
  }
  metrics.record("editor_letter_ms", Samples(times), in: .milliseconds)
  if let path = ProcessInfo.processInfo.environment["EDITOR_SNAPSHOT"] { try run.save(to: path) }
  return metrics
}
