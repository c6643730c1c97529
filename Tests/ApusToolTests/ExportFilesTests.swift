import Foundation
import Testing

@testable import ApusTool

/// Exports of the sample trace for `Scripts/test-trace-tools`, which loads them into the tools that they are for.
@Suite struct ExportFilesTests {
  private static let folder = ProcessInfo.processInfo.environment["APUS_EXPORT_FOLDER"]

  @Test(.enabled(if: folder != nil, "Scripts/test-trace-tools sets APUS_EXPORT_FOLDER"))
  func writesEveryFormat() throws {
    let folder = try #require(Self.folder)
    for format in ExportCommand.Format.allCases {
      let stream = ExportStream()
      try ExportCommand.write(sampleTrace(), as: format, to: stream)
      try Data(stream.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(format.rawValue)"))
    }
  }
}
