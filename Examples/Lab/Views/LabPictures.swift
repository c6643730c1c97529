import SwiftUI

/// Pictures of every kind, light and dark, to compare with and to show.
@MainActor
public enum LabPictures {
  private static let size = CGSize(width: 640, height: 260)

  /// Writes `graphs-NAME.png` for every kind, two pixels a point, and `graphs-all.png`, all of them small; each of them
  /// once more with `-dark` in its name.
  public static func write(to folder: URL, log: (String) -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for scheme in [ColorScheme.light, .dark] {
      func write(_ name: String, scale: CGFloat, _ view: some View) throws {
        let renderer = ImageRenderer(content: LabPage(scheme: scheme) { view })
        renderer.scale = scale
        let file = folder.appendingPathComponent("graphs-\(name)\(scheme == .dark ? "-dark" : "").png")
        try renderer.pngData().write(to: file)
        log(file.path)
      }
      for kind in LabKind.allCases {
        let exhibit = LabExhibit(settings: LabSettings(kind: kind))
        try write(kind.name, scale: 2, exhibit.padding(12).frame(width: size.width, height: size.height))
      }
      try write("all", scale: 1, LabSheet())
    }
  }
}

/// What is the same in every picture, wherever it is made.
private struct LabPage<Content: View>: View {
  let scheme: ColorScheme
  @ViewBuilder let content: Content

  var body: some View {
    content
      .background(LabSurface.color(scheme))
      .environment(\.colorScheme, scheme)
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_GB"))
  }
}

/// Every kind, in rows of three.
private struct LabSheet: View {
  var body: some View {
    let rows = (LabKind.allCases.count + 2) / 3
    Grid(horizontalSpacing: 20, verticalSpacing: 16) {
      ForEach(0..<rows, id: \.self) { row in
        GridRow {
          ForEach(LabKind.allCases.dropFirst(row * 3).prefix(3)) { kind in
            VStack(alignment: .leading, spacing: 4) {
              Text(kind.title).font(.caption.bold())
              LabExhibit(settings: LabSettings(kind: kind))
            }
            .frame(width: 380, height: 190)
          }
        }
      }
    }
    .padding(20)
  }
}
