import Foundation
import Geometry

/// Where the Gallery's own script clicks for each page.
///
/// Lines are `click X Y`, and `snapshot out/NAME.png` after the page is shown.
struct GalleryScript {
  private(set) var clicks: [(page: String, point: CGPoint)] = []

  init(path: String) throws {
    var last: CGPoint?
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3, words[0] == "click", let x = Double(words[1]), let y = Double(words[2]) {
        last = CGPoint(x: x, y: y)
      } else if words.count == 2, words[0] == "snapshot", let point = last {
        let file = URL(fileURLWithPath: String(words[1])).deletingPathExtension()
        clicks.append((file.lastPathComponent, point))
        last = nil
      }
    }
    precondition(!clicks.isEmpty, "\(path) clicks nowhere")
  }
}
