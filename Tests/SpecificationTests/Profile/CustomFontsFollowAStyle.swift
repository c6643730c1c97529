import SwiftUI
import Testing
import UICore
import UITestSupport

extension ProfileSpecification {
  /// Apple, `Font.custom`: with a size alone a font scales with the body style, `relativeTo:` with that style, `fixedSize:`
  /// not at all. At accessibility5 body is 53 / 17 of its size and large titles 60 / 34 of theirs.
  @Test func customFontsFollowAStyle() throws {
    func width(_ font: Font, _ size: DynamicTypeSize = .large, _ profile: PlatformProfile = .phone) throws -> CGFloat {
      try textSize(font, profile, size).width
    }
    let body = try width(.custom("Inter", fixedSize: 53))
    let title = try width(.custom("Inter", fixedSize: 60))
    #expect(try width(.custom("Inter", size: 17), .accessibility5) == body)
    #expect(try width(.custom("Inter", size: 34, relativeTo: .largeTitle), .accessibility5) == title)
    #expect(try width(.custom("Inter", fixedSize: 53), .accessibility5) == body)
    #expect(try width(.system(size: 53), .accessibility5) == width(.system(size: 53)))
    #expect(try width(.custom("Inter", size: 53), .accessibility5, .desktop) == body)
  }
}
