import Dashboards
import Foundation
import PlatformHeadless
import Synchronization
import SwiftUI
import TextLayout
import UITestSupport

/// Pictures for any address, as made-up data is for any query: SVG for addresses that end so, otherwise PNG.
///
/// Paths with `missing` are answered 404, with `text` by no picture, with `slow` never.
final class MadeUpPictures: PictureLoader {
  private let png: Data
  private let state = Mutex<[URL]>([])
  var asked: [URL] { state.withLock { $0 } }

  @MainActor
  init(fonts: FontSystem? = nil) throws {
    let host = try TestHost(size: CGSize(width: 240, height: 120), fonts: fonts) { Landscape() }
    defer { host.close() }
    png = try PNGEncoder.encode(host.snapshot())
  }

  func bytes(at address: URL, access: HTTPAccess, limit: Int) async throws(DataSourceError) -> Data {
    state.withLock { $0.append(address) }
    let path = address.path()
    if path.contains("missing") { throw .status(404, message: "") }
    if path.contains("text") { return Data("hello".utf8) }
    if path.contains("slow") {
      do { try await Task.sleep(for: .seconds(60)) } catch { throw .cancelled }
    }
    let data = path.hasSuffix(".svg") ? Data(Self.drawing.utf8) : png
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  static let drawing = """
    <?xml version="1.0"?><!-- made up -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><defs><style>.a{fill:#3d7deb}</style>
    <linearGradient id="g" x2="1"><stop offset="0" stop-color="#8a6de6"/><stop offset="1" stop-color="#ed7d30"/>
    </linearGradient></defs>
    <g transform="translate(8 8)"><path class="a" d="M32 0a32 32 0 1 1 0 64 32 32 0 0 1 0-64zm0 16a16 16 0 1 0 0 32z"/></g>
    <rect x="88" y="20" width="140" height="14" rx="7" fill="url(#g)"/>
    <rect x="88" y="46" width="90" height="14" rx="7" fill="#8f98a8"/></svg>
    """
}

private struct Landscape: View {
  var body: some View {
    Canvas { context, size in
      let sky = Gradient(colors: [Color(red: 0.55, green: 0.72, blue: 0.93), Color(red: 0.93, green: 0.90, blue: 0.86)])
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
      context.fill(Path(ellipseIn: CGRect(x: 170, y: 22, width: 30, height: 30)), with: .color(.white.opacity(0.9)))
      for (place, color) in [
        (0.0, Color(red: 0.36, green: 0.52, blue: 0.55)), (1, Color(red: 0.22, green: 0.36, blue: 0.40)),
      ] {
        var hills = Path()
        hills.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: 0.0, through: size.width, by: 4) {
          hills.addLine(to: CGPoint(x: x, y: 74 + 22 * place - 16 * sin(x / 34 + place * 2) - 6 * sin(x / 13)))
        }
        hills.addLine(to: CGPoint(x: size.width, y: size.height))
        context.fill(hills, with: .color(color))
      }
    }
  }
}
