import ApusTool
import Foundation
@_spi(Launch) import SwiftUI
import TraceAnalysis
import TraceViewer
import UICore

/// `apus view`: shows a trace in a window.
struct ViewCommand: Command {
  static let name = "view"
  static let summary = "Shows a trace in a window"
  static let usage = "FILE [--size WxH] [--appearance light|dark] [--headless …]"
  static let options = [
    (name: "--size WxH", purpose: "size of the window in points"),
    (name: "--appearance light|dark", purpose: "instead of the desktop's"),
    (name: "--headless", purpose: "run without a window"),
    (name: "--scale S", purpose: "pixels a point without a window"),
    (name: "--snapshot FILE.png", purpose: "write the last frame"),
    (name: "--frames N", purpose: "draw N frames, then end"),
    (name: "--script FILE", purpose: "play input, then end"),
    (name: "--overlay", purpose: "show frame times and the views that ran"),
  ]

  private let path: String
  private let launch: LaunchOptions

  init(_ arguments: inout Arguments) throws(UsageError) {
    var words: [String] = []
    for option in ["--headless", "--overlay"] where arguments.flag(option) { words.append(option) }
    for option in ["--size", "--appearance", "--scale", "--snapshot", "--frames", "--script"] {
      if let value = try arguments.value(option) { words += [option, value] }
    }
    do { launch = try LaunchOptions(words) } catch { throw UsageError(error.message) }
    path = try arguments.operand("FILE")
  }

  func run(_ console: Console) throws -> Int32 {
    let trace = try Trace(contentsOf: path, keepsNames: true)
    return try TraceApp(trace, file: URL(fileURLWithPath: path).lastPathComponent).run(launch)
  }
}
