import Foundation
import Testing
import TextLayout
import UITestSupport

@testable import UICore

@MainActor struct FontFileTests {
  @Test func aFileThatIsNoFontIsRefusedAndTheRestGoesOn() throws {
    let fonts = try FontSystem()
    let path = NSTemporaryDirectory() + "apus-no-font-\(UUID()).ttf"
    #expect(throws: FontError.self) { try fonts.register(fontFile: path) }
    try Data("not a font".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: FontError.self) { try fonts.register(fontFile: path) }
    #expect(throws: FontError.self) { try FontSystem(fontFiles: [path]) }
    let host = try TestHost(fonts: fonts) { Text("still here") }
    #expect(host.frameDump().contains("glyphs"))
  }

  @Test func aFamilyThatIsMissingFallsBack() throws {
    let host = try TestHost { Text("abc").font(.custom("No Such Family", size: 13)) }
    #expect(host.frameDump().contains("glyphs 3"))
  }
}
