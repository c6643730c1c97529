import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// Half way both contents are half there; without a content transition the new one is there at once.
  @Test func aTextFadesIntoItsNewContent() throws {
    let lever = Lever<Bool>()
    let host = try TestHost {
      Driven(lever, false) { isOn in
        Text(verbatim: isOn ? "b" : "a").contentTransition(.opacity)
        Text(verbatim: isOn ? "b" : "a")
      }
    }
    host.animate(.linear(duration: 1)) { lever.value = true }
    host.advance(by: 0.5)
    #expect(host.frameDump().components(separatedBy: "group opacity 0.5").count == 3)
    #expect(host.frameDump().components(separatedBy: "glyphs 1").count == 4)
    host.advance(by: 1)
    #expect(host.frameDump().components(separatedBy: "glyphs 1").count == 3)
    #expect(!host.frameDump().contains("opacity"))
  }
}
