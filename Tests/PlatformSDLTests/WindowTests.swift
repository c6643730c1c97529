import CSDL2
import Foundation
import Geometry
import Testing
import UICore

@testable import PlatformSDL

/// A window's size, title, text input and pointer.
@MainActor @Suite(.serialized) struct WindowTests {
  @Test func aWindowHasTheSizeThatWasAskedFor() throws {
    let stage = try Stage()
    let (window, _) = try stage.open(width: 320, height: 200, title: "Ä title", minimum: CGSize(width: 80, height: 60))
    #expect(window.size == CGSize(width: 320, height: 200) && window.scale == 1 && window.pointsPerUnit == 1)
    #expect(window.title == "Ä title")
    window.title = "Another"
    #expect(String(cString: SDL_GetWindowTitle(window.handle)) == "Another")
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowMinimumSize(window.handle, &width, &height)
    #expect((width, height) == (80, 60))
  }

  /// From one pixel to 16,384, SDL's limit; a part of a pixel is a whole one, or what needs it would be cut.
  @Test(arguments: [
    (CGFloat.nan, CGFloat(0), 1.0, 1.0), (-5, .infinity, 1, 16_384), (1e300, 0.2, 16_384, 1), (10.4, 10.5, 11, 11),
  ])
  func oddSizesAreMadePossible(width: CGFloat, height: CGFloat, realWidth: Double, realHeight: Double) throws {
    let stage = try Stage()
    let (window, _) = try stage.open(width: width, height: height)
    #expect(window.size == CGSize(width: realWidth, height: realHeight))
  }

  @Test func aResizeIsToldOnceWithItsSize() throws {
    let stage = try Stage()
    let (window, client) = try stage.open(width: 200, height: 100)
    // A frame comes with each size; the first one is not to be mistaken for it.
    stage.then { window.requestFrame() }
    stage.then { _ = client.take() }
    stage.then { window.resize(to: CGSize(width: 300, height: 150)) }
    stage.wait("no frame of the new size") { client.frames.count == 2 }
    stage.then {
      #expect(client.take() == [.size(CGSize(width: 300, height: 150), scale: 1), .frame])
      #expect(window.size == CGSize(width: 300, height: 150))
      window.resize(to: CGSize(width: 300, height: 150))
    }
    stage.then {
      #expect(client.take() == [])
      window.close()
      window.resize(to: CGSize(width: 10, height: 10))
    }
    stage.run()
    #expect(client.take() == [])
  }

  /// Text input is one switch for all windows, so that the focused one decides.
  @Test func textInputFollowsTheFocusedWindow() throws {
    let stage = try Stage()
    let (field, other) = (try stage.open().window, try stage.open().window)
    func isActive() -> Bool { SDL_IsTextInputActive() == SDL_TRUE }
    stage.then {
      #expect(!isActive())
      field.setTextInput(active: true, caret: CGRect(x: 5, y: 5, width: 1, height: 16))
      #expect(!isActive())
      EventSource(field).window(SDL_WINDOWEVENT_FOCUS_GAINED)
    }
    stage.then {
      #expect(isActive())
      EventSource(field).window(SDL_WINDOWEVENT_FOCUS_LOST)
      EventSource(other).window(SDL_WINDOWEVENT_FOCUS_GAINED)
    }
    stage.then {
      #expect(!isActive())
      // A place without numbers must not stop the program.
      other.setTextInput(active: true, caret: CGRect(x: CGFloat.nan, y: 1e300, width: -CGFloat.infinity, height: 0))
      #expect(isActive())
      other.setTextInput(active: false, caret: .zero)
      #expect(!isActive())
    }
    stage.run()
  }

  /// This driver has no shapes at all; what cannot be loaded is left out.
  @Test func cursorsThatTheWindowSystemLacksAreLeftOut() throws {
    let stage = try Stage()
    let (window, _) = try stage.open()
    for cursor in PointerCursor.allCases {
      window.setCursor(cursor)
      stage.platform.cursors.show(cursor)
    }
    stage.then { EventSource(window).window(SDL_WINDOWEVENT_ENTER) }
    stage.run()
  }
}
