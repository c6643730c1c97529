import Foundation
import GraphData
import SafeOutput
import SwiftUI

extension FaultPrograms {
  /// Columns of text into a column file, which is read again.
  static func convertColumns(from source: String, to target: String) throws {
    let table = try CSVReader().read(contentsOf: URL(fileURLWithPath: source))
    try ColumnFile.write(table, to: URL(fileURLWithPath: target))
    let copy = try ColumnFile.read(contentsOf: URL(fileURLWithPath: target))
    print(copy.columns.map { "\($0.name) \($0.series.count)" }.joined(separator: "\n"))
  }

  /// A view with pictures from files, as PNG and as SVG.
  static func drawPictures(from folder: String, to target: String) throws {
    let photo = try Image(contentsOf: URL(fileURLWithPath: folder + "/photo.jpg"))
    let drawing = try Image(contentsOf: URL(fileURLWithPath: folder + "/drawing.png"))
    let moving = try ["moving.gif", "moving.webp"].map { name in
      try Image(animating: Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
    }
    let renderer = ImageRenderer(
      content: VStack {
        Text("Pictures")
        moving[0]
        moving[1]
        photo.resizable()
        drawing
      }
      .frame(width: 600, height: 600))
    try WholeFile.write(renderer.pngData(), to: target + ".png")
    try WholeFile.write(renderer.svgData(title: "Pictures"), to: target + ".svg")
  }
}
