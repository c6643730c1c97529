import Foundation
import GalleryViews
import SwiftUI
import Testing
import UITestSupport

/// Tab goes through every page of the Gallery, and what it finds is in sight.
@MainActor @Suite struct GalleryTabTests {
  /// A page has at most so many controls.
  private static let most = 300

  @Test(arguments: GalleryPage.allCases) func everyStepIsInSight(page: GalleryPage) throws {
    let host = try TestHost(size: CGSize(width: 1000, height: 720)) { GalleryView(page: page) }
    host.advance(by: 0.5)
    var seen: [CGRect] = []
    for step in 1...Self.most {
      // Tab is part of an editor's text: Control and Tab go on from there.
      let modifiers: EventModifiers = Self.isInEditor(host) ? .control : []
      host.send(.keyDown(.tab, modifiers: modifiers, isRepeat: false))
      host.send(.keyUp(.tab, modifiers: modifiers))
      // The scroll view comes to rest.
      host.advance(by: 0.6)
      let frame = try #require(host.focusedFrame, "\(page), step \(step): nothing has the focus")
      #expect(frame.width >= 12 && frame.height >= 12, "\(page), step \(step): \(frame), after \(seen.suffix(2))")
      // Round: the first control again.
      if seen.first == frame { break }
      seen.append(frame)
    }
    #expect(seen.count < Self.most)
    // The sidebar at least; every kind of control once; rows of Landmarks that are made as Tab comes to them.
    let least: [GalleryPage: Int] = [.controls: 10, .landmarks: 50]
    #expect(seen.count >= least[page] ?? 1)
  }

  private static func isInEditor(_ host: TestHost) -> Bool {
    host.textFields.contains { $0.isFocused && $0.value?.contains("\n") == true }
  }
}
