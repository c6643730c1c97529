import Foundation
import Geometry
import PlatformHeadless
import Testing

@testable @_spi(Previews) import UICore

/// The window that shows a preview in place of the program.
@MainActor @Suite struct PreviewWindowTests {
  private func size(of preview: CGSize?, _ profile: PlatformProfile, asked: CGSize? = nil) throws -> CGSize {
    let platform = HeadlessPlatform()
    var options = LaunchOptions()
    options.profile = profile
    options.size = asked
    options.script = try InputScript(parsing: "frames 1")
    let entry = PreviewCatalog.Entry(name: "preview", size: preview) { AnyView(Color.red) }
    let host = try AppHost(
      PreviewProgram(entry), platform: platform, options: options, writeSnapshot: { _, _ in })
    try host.run()
    return try #require(platform.windows.first).size
  }

  /// Without a size of its own it is as large as the windows of the platform: 393×852 points on a phone.
  @Test func aPreviewWithoutASizeTakesThatOfThePlatform() throws {
    #expect(try size(of: nil, .phone) == CGSize(width: 393, height: 852))
    #expect(try size(of: nil, .phone26) == CGSize(width: 393, height: 852))
    #expect(try size(of: nil, .desktop) == CGSize(width: 900, height: 620))
  }

  /// A size that it names comes before the platform's, and one that the command line names before both.
  @Test func aPreviewsOwnSizeComesFirst() throws {
    let own = CGSize(width: 300, height: 200)
    #expect(try size(of: own, .phone) == own)
    #expect(try size(of: own, .phone, asked: CGSize(width: 100, height: 50)) == CGSize(width: 100, height: 50))
  }
}
