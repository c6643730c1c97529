import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Where views are in the scroll views around them.
@MainActor struct ScrollSpaceTests {
  @MainActor final class Places {
    var any: CGRect?, vertical: CGRect?, horizontal: CGRect?, bounds: CGRect?
  }

  /// A row that scrolls sideways in a page that scrolls down: 40 points above it and 30 around the page.
  @Test func viewsAreInTheNearestScrollViewOfTheAxis() throws {
    let places = Places()
    let host = try TestHost(size: CGSize(width: 260, height: 160)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 40)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.green.frame(width: 150, height: 50)
              Color.blue.frame(width: 300, height: 50)
                .onGeometryChange(for: CGRect.self) {
                  $0.frame(in: .scrollView)
                } action: {
                  places.any = $0
                }
                .onGeometryChange(for: CGRect.self) {
                  $0.frame(in: .scrollView(axis: .vertical))
                } action: {
                  places.vertical = $0
                }
                .onGeometryChange(for: CGRect.self) {
                  $0.frame(in: .scrollView(axis: .horizontal))
                } action: {
                  places.horizontal = $0
                }
                .onGeometryChange(for: CGRect?.self) {
                  $0.bounds(of: .scrollView)
                } action: {
                  places.bounds = $0
                }
            }
          }
          Color.red.frame(height: 400)
        }
      }
      .frame(width: 200, height: 100)
      .padding(30)
    }
    // The row begins at the page's edge, the second box behind the first.
    #expect(places.any == CGRect(x: 150, y: 0, width: 300, height: 50))
    #expect(places.horizontal == places.any)
    #expect(places.vertical == CGRect(x: 150, y: 40, width: 300, height: 50))
    // The row's 200 points in the box's own space.
    #expect(places.bounds == CGRect(x: -150, y: 0, width: 200, height: 50))
    host.scroll(130, 80, dx: 60, dy: 0)
    host.advance(by: 1)
    #expect(places.any?.minX == 90 && places.vertical?.origin == CGPoint(x: 90, y: 40))
    #expect(places.bounds?.minX == -90)
    host.scroll(130, 120, dy: 25)
    host.advance(by: 1)
    #expect(places.any?.origin == CGPoint(x: 90, y: 0) && places.vertical?.origin == CGPoint(x: 90, y: 15))
  }

  @Test func listsHaveOneAndOtherPlacesHaveNone() throws {
    let places = Places()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      List(0..<50, id: \.self) { row in
        Text("row \(row)").frame(height: 30)
          .visualEffect { content, proxy in content.opacity(proxy.frame(in: .scrollView).minY < 50 ? 1 : 0.5) }
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .scrollView)
          } action: {
            if row == 1 { places.any = $0 }
          }
      }
      .listStyle(.plain)
    }
    let before = try #require(places.any?.minY)
    #expect(host.frameDump().contains("opacity 0.5"))
    host.scroll(100, 50, dy: 10)
    host.advance(by: 1)
    #expect(places.any?.minY == before - 10)
    // Outside of a scroll view it is the window's, as for a name that nobody has.
    _ = try TestHost {
      Color.red.frame(width: 10, height: 10)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .scrollView)
        } action: {
          places.any = $0
        }
        .onGeometryChange(for: CGRect?.self) {
          $0.bounds(of: .scrollView)
        } action: {
          places.bounds = $0
        }
    }
    #expect(places.any == CGRect(x: 95, y: 45, width: 10, height: 10))
    #expect(places.bounds == nil)
  }
}
