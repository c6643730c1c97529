import Foundation
import GalleryViews
import SwiftUI
import Testing
import UITestSupport

private let pictures = ReferencePictures(
  in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Tests/References/Gallery")
    .standardized)

/// Every page of the Gallery whose exhibits are controls and containers, in the looks that users choose, as it was when
/// somebody looked at it.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: pictures.hasTheirFonts, "this machine has other fonts than those that drew the pictures"))
struct GalleryReferenceTests {
  /// How a page is drawn. Large text is a phone's: a desktop's has no sizes of text to choose.
  enum Look: String, CaseIterable {
    case light, dark, mirrored, large, mac, phone

    var isPhone: Bool { self == .phone || self == .large }
    var isDark: Bool { self == .dark || self == .phone }
    var scale: CGFloat { self == .mac || self == .phone ? 2 : 1 }
    var width: CGFloat { isPhone ? 390 : 720 }
  }

  /// Points that show the whole page.
  private static func height(_ page: GalleryPage, _ look: Look) -> CGFloat {
    if page == .lists || page == .tables { return 900 }
    return look == .large ? 4600 : look == .phone ? 3400 : 2400
  }

  nonisolated static let pages: [GalleryPage] = GalleryPage.allCases.filter {
    ![.cards, .landmarks, .fetch, .pulse].contains($0)
  }

  @Test(arguments: pages, Look.allCases) func page(page: GalleryPage, look: Look) throws {
    let host = try TestHost(
      size: CGSize(width: look.width, height: Self.height(page, look)), scale: look.scale,
      profile: look == .mac ? .mac : look.isPhone ? .phone : .desktop,
      // The days and times that the pages show are of this month.
      date: Date(timeIntervalSince1970: 1_710_590_000),
      environment: {
        $0.locale = Locale(identifier: "en_US")
        $0.timeZone = TimeZone(identifier: "UTC")!
        $0.layoutDirection = look == .mirrored ? .rightToLeft : .leftToRight
        $0.dynamicTypeSize = look == .large ? .accessibility2 : .large
      }
    ) {
      NavigationStack { GalleryDetail(page) }
    }
    host.invariantsLimit = 0
    host.platform.isDark = look.isDark
    host.update()
    host.advance(by: 0.5)
    #expect(try pictures.difference(of: host, from: "\(page.rawValue)-\(look.rawValue)") == nil)
    host.close()
  }
}
